import * as THREE from 'three'
import { faceLabel, plate, text } from '../studio/labels.js'
import * as m from '../studio/materials.js'
import { along, group, mesh, rounded, turned, wrap } from '../studio/shapes.js'

const { paper, pine, saffron, pomegranate } = m.palette

/** Barbell along x with `shaft` as its length and the sleeve towards +x. */
export function barbell({ shaft = 4.4, sleeve = 4.0, both = false } = {}) {
  const g = group()
  const rod = new THREE.CylinderGeometry(0.14, 0.14, shaft, 64)
  g.add(mesh(along(rod), m.knurled('#B4B8B7', 10, shaft * 7), { at: [-shaft / 2, 0, 0] }))
  g.add(
    mesh(along(new THREE.CylinderGeometry(0.1405, 0.1405, 0.5, 64)), m.steel('#C6C9C8', 0.2, [1, 1]), {
      at: [-0.25, 0, 0],
    }),
  )
  g.add(
    mesh(along(new THREE.CylinderGeometry(0.1405, 0.1405, 0.07, 64)), m.steel('#C6C9C8', 0.2, [1, 1]), {
      at: [-2.2, 0, 0],
    }),
  )
  const end = turned(
    [
      [0.14, -0.02],
      [0.28, -0.02, 0.03],
      [0.38, 0.02, 0.03],
      [0.38, 0.2, 0.04],
      [0.27, 0.24, 0.03],
      [0.25, 0.27, 0.01],
      [0.25, sleeve - 0.06],
      [0.23, sleeve, 0.03],
      [0.17, sleeve + 0.01, 0.01],
      [0.15, sleeve - 0.03, 0.01],
      [0, sleeve - 0.03],
    ],
    128,
  )
  const bright = m.steel('#D2D5D4', 0.18, [1, 6])
  g.add(mesh(along(end), bright))
  const capMap = faceLabel({
    w: 1,
    h: 1,
    px: 500,
    bg: pine,
    draw: (ctx, w) => {
      plate(ctx, w / 2, w / 2, w * 0.48, { color: '#2E6E57', accent: saffron, rings: [1], line: 0.1 })
      text(ctx, 'Zagros', w / 2, w * 0.5, {
        size: w * 0.16,
        weight: 800,
        stretch: 'expanded',
        color: paper,
        align: 'center',
      })
      text(ctx, '20 kg', w / 2, w * 0.68, { size: w * 0.13, weight: 600, color: paper, align: 'center' })
    },
  })
  g.add(
    mesh(new THREE.CircleGeometry(0.15, 64), m.printed(capMap, { roughness: 0.4 }), {
      at: [sleeve - 0.026, 0, 0],
      turn: [0, Math.PI / 2, 0],
      cast: false,
      part: 'label',
    }),
  )
  if (both) g.add(mesh(along(end.clone()), bright, { at: [-shaft, 0, 0], turn: [0, Math.PI, 0] }))
  return g
}

/** EZ bar: a shaft in a double W. */
export function ezBar() {
  const points = [
    [-3.1, 0],
    [-2.1, 0],
    [-1.55, 0.36],
    [-0.95, -0.1],
    [-0.4, 0.3],
    [0.4, 0.3],
    [0.95, -0.1],
    [1.55, 0.36],
    [2.1, 0],
    [3.1, 0],
  ]
  const line = rounded(
    points.map(([x, y]) => [x, y, 0.2]),
    10,
  )
  const path = new THREE.CurvePath()
  for (let i = 1; i < line.length; i++)
    path.add(
      new THREE.LineCurve3(
        new THREE.Vector3(line[i - 1].x, 0, line[i - 1].y),
        new THREE.Vector3(line[i].x, 0, line[i].y),
      ),
    )
  const shaft = new THREE.TubeGeometry(path, 400, 0.135, 32, false)
  const g = group(mesh(shaft, m.knurled('#B9BDBC', 70, 8)))
  for (const side of [-1, 1]) {
    const end = turned(
      [
        [0.13, -0.02],
        [0.26, -0.02, 0.03],
        [0.34, 0.02, 0.03],
        [0.34, 0.14, 0.04],
        [0.25, 0.17, 0.03],
        [0.25, 1.5],
        [0.22, 1.56, 0.03],
        [0, 1.56],
      ],
      96,
    )
    g.add(
      mesh(along(end), m.steel('#D2D5D4', 0.18, [1, 4]), { at: [side * 2.75, 0, 0], scale: [side, 1, 1] }),
    )
    const capMap = faceLabel({
      w: 1,
      h: 1,
      px: 400,
      bg: pomegranate,
      draw: (ctx, w) => {
        text(ctx, 'Zagros', w / 2, w * 0.5, {
          size: w * 0.18,
          weight: 800,
          stretch: 'expanded',
          color: paper,
          align: 'center',
        })
        text(ctx, '8 kg', w / 2, w * 0.7, { size: w * 0.16, weight: 600, color: paper, align: 'center' })
      },
    })
    g.add(
      mesh(new THREE.CircleGeometry(0.2, 64), m.printed(capMap, { roughness: 0.4 }), {
        at: [side * 4.314, 0, 0],
        turn: [0, (side * Math.PI) / 2, 0],
        cast: false,
        part: 'label',
      }),
    )
  }
  return g
}

/** Doorway bar: a chromed tube with foam grips and big rubber ends. */
export function doorBar() {
  const g = group()
  g.add(mesh(along(new THREE.CylinderGeometry(0.17, 0.17, 7.4, 64)), m.steel('#CDD0CF', 0.16, [1, 8])))
  g.add(
    mesh(along(new THREE.CylinderGeometry(0.195, 0.195, 3.1, 64)), m.iron('#22292A', 6, 0.5), {
      at: [-1.9, 0, 0],
    }),
  )
  for (const x of [-1.55, 1.55]) {
    const grip = turned(
      [
        [0.2, 0],
        [0.27, 0.02, 0.04],
        [0.27, 1.5, 0.04],
        [0.2, 1.52],
      ],
      64,
    )
    g.add(mesh(along(grip), m.foam('#1D2322', 6, 10, 1.6), { at: [x - 0.76, 0, 0] }))
  }
  for (const side of [-1, 1]) {
    const foot = turned(
      [
        [0.18, -0.34],
        [0.3, -0.3, 0.04],
        [0.34, -0.08, 0.05],
        [0.52, 0.0, 0.04],
        [0.56, 0.1, 0.03],
        [0.56, 0.24, 0.05],
        [0, 0.25],
      ],
      96,
    )
    g.add(mesh(along(foot), m.rubber('#1A1E1D'), { at: [side * 3.75, 0, 0], scale: [side, 1, 1] }))
    g.add(
      mesh(
        along(
          turned(
            [
              [0.18, 0],
              [0.3, 0, 0.02],
              [0.3, 0.16, 0.02],
              [0.18, 0.16],
            ],
            64,
          ),
        ),
        m.plastic(saffron, { roughness: 0.4 }),
        { at: [side * 3.3 - 0.08, 0, 0] },
      ),
    )
  }
  const map = faceLabel({
    w: 1.2,
    h: 0.5,
    bg: '#22292A',
    px: 800,
    draw: (ctx, w, h) =>
      text(ctx, 'Zagros', w / 2, h * 0.62, {
        size: h * 0.4,
        weight: 800,
        stretch: 'expanded',
        color: paper,
        align: 'center',
      }),
  })
  const label = wrap(0.199, 1.1, 2.2)
  label.rotateZ(Math.PI / 2)
  label.rotateX(-0.5)
  map.center.set(0.5, 0.5)
  map.rotation = -Math.PI / 2
  g.add(mesh(label, m.printed(map), { at: [-2.85, 0, 0], cast: false, part: 'label' }))
  g.position.y = 0.56
  return group(g)
}
