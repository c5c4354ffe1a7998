import * as THREE from 'three'
import { decal, faceLabel, plate, text } from '../studio/labels.js'
import * as m from '../studio/materials.js'
import { along, box, curve, flared, group, mesh, polygon, rounded, slab, turned } from '../studio/shapes.js'

const { paper, saffron } = m.palette

/** Hex dumbbell along x, lying on a flat side. */
export function hexDumbbell({ kg = 10 } = {}) {
  const [R, depth, grip] = [0.62, 0.62, 1.32]
  const head = (side) => {
    const geometry = slab(polygon(6, R, 0.14, Math.PI / 6 + Math.PI / 6), depth, 0.11)
    geometry.rotateY(Math.PI / 2)
    const g = group(mesh(geometry, m.rubber('#24292A')))
    g.position.x = side * (grip / 2 + depth / 2 - 0.06)
    const face = mesh(new THREE.CircleGeometry(R * 0.74, 72), m.overlay(weightMark(kg)), {
      at: [side * (depth / 2 + 0.003), 0, 0],
      turn: [0, (side * Math.PI) / 2, 0],
      cast: false,
      part: 'label',
    })
    const disc = mesh(
      along(
        turned(
          [
            [0, 0],
            [0.2, 0, 0.02],
            [0.24, 0.06, 0.02],
            [0.24, 0.1],
          ],
          64,
        ),
      ),
      m.chrome(),
      { at: [side * -(depth / 2 + 0.06), 0, 0], scale: [-side, 1, 1] },
    )
    g.add(face, disc)
    return g
  }
  const bar = flared(
    curve([
      [-grip / 2, 0, 0],
      [0, 0, 0],
      [grip / 2, 0, 0],
    ]),
    (t) => 0.125 + 0.028 * Math.sin(t * Math.PI) ** 2,
  )
  const g = group(head(-1), head(1), mesh(bar, m.knurled('#C2C5C4', 26, 8)))
  g.position.y = R * Math.cos(Math.PI / 6)
  return group(g)
}

function weightMark(kg, color = paper, unit = 'kg') {
  return decal({
    w: 1,
    h: 1,
    draw: (ctx, w) => {
      plate(ctx, w / 2, w / 2, w * 0.49, {
        color: 'rgba(250,247,240,.16)',
        accent: saffron,
        rings: [1],
        line: 0.07,
        from: -0.5,
        share: 0.3,
      })
      text(ctx, String(kg), w / 2, w * 0.6, {
        size: w * 0.36,
        weight: 800,
        stretch: 'expanded',
        color,
        align: 'center',
      })
      text(ctx, unit, w / 2, w * 0.75, {
        size: w * 0.12,
        weight: 600,
        stretch: 'expanded',
        color,
        align: 'center',
      })
      text(ctx, 'Zagros', w / 2, w * 0.26, {
        size: w * 0.1,
        weight: 800,
        stretch: 'expanded',
        color,
        align: 'center',
      })
    },
  })
}

/** Adjustable dumbbell: plates in a row, a dial on each end, in its cradle. */
export function adjustable({ cradle = true, lift = 0 } = {}) {
  const g = group()
  const bell = group()
  const black = m.iron('#2A2F30', 4, 0.7)
  for (const side of [-1, 1]) {
    for (let i = 0; i < 6; i++) {
      const R = 0.82 - i * 0.028
      const shape = new THREE.Shape(
        rounded(
          [
            [-R, -R * 0.86, 0.28],
            [R, -R * 0.86, 0.28],
            [R, R * 0.72, 0.5],
            [R * 0.5, R, 0.4],
            [-R * 0.5, R, 0.4],
            [-R, R * 0.72, 0.5],
          ],
          8,
          true,
        ),
      )
      const p = slab(shape, 0.105, 0.028)
      p.rotateY(Math.PI / 2)
      bell.add(mesh(p, black, { at: [side * (0.76 + i * 0.125), 0.06, 0] }))
    }
    const dial = turned(
      [
        [0, 0],
        [0.5, 0, 0.03],
        [0.5, 0.12, 0.05],
        [0.42, 0.17, 0.04],
        [0, 0.17],
      ],
      96,
    )
    bell.add(
      mesh(along(dial), m.plastic('#1B211F', { roughness: 0.5 }), {
        at: [side * 1.45, 0.06, 0],
        scale: [side, 1, 1],
      }),
    )
    bell.add(
      mesh(new THREE.CircleGeometry(0.42, 96), m.overlay(dialMark()), {
        at: [side * 1.624, 0.06, 0],
        turn: [0, (side * Math.PI) / 2, 0],
        cast: false,
        part: 'label',
      }),
    )
  }
  bell.add(
    mesh(
      flared(
        curve([
          [-0.72, 0, 0],
          [0, 0, 0],
          [0.72, 0, 0],
        ]),
        (t) => 0.15 + 0.035 * Math.sin(t * Math.PI) ** 2,
      ),
      m.rubber('#1A1E1D', null, 4),
    ),
  )
  for (const side of [-1, 1])
    bell.add(
      mesh(
        along(
          turned(
            [
              [0.18, -0.05],
              [0.24, -0.05, 0.02],
              [0.24, 0.05, 0.02],
              [0.18, 0.05],
            ],
            64,
          ),
        ),
        m.plastic(saffron),
        { at: [side * 0.62, 0, 0] },
      ),
    )
  bell.position.y = 0.94 + lift
  g.add(bell)
  if (cradle) {
    const tray = m.plastic('#202624', { roughness: 0.55 })
    for (const side of [-1, 1]) {
      g.add(mesh(box(1.1, 0.3, 1.5, 0.1), tray, { at: [side * 1.12, 0.15, 0] }))
      g.add(mesh(box(1.1, 0.5, 0.14, 0.06), tray, { at: [side * 1.12, 0.34, 0.74] }))
      g.add(mesh(box(1.1, 0.5, 0.14, 0.06), tray, { at: [side * 1.12, 0.34, -0.74] }))
    }
    g.add(mesh(box(1.4, 0.16, 0.8, 0.06), tray, { at: [0, 0.08, 0] }))
    const strip = faceLabel({
      w: 1,
      h: 0.2,
      px: 700,
      bg: '#202624',
      draw: (ctx, w, h) => {
        text(ctx, 'Zagros', w * 0.06, h * 0.66, {
          size: h * 0.46,
          weight: 800,
          stretch: 'expanded',
          color: paper,
        })
        text(ctx, '2–24 kg', w * 0.94, h * 0.66, {
          size: h * 0.4,
          weight: 600,
          color: saffron,
          align: 'right',
        })
      },
    })
    for (const side of [-1, 1])
      g.add(
        mesh(new THREE.PlaneGeometry(0.9, 0.18), m.printed(strip), {
          at: [side * 1.12, 0.36, 0.813],
          cast: false,
          part: 'label',
        }),
      )
  }
  return g
}

function dialMark() {
  return decal({
    w: 1,
    h: 1,
    draw: (ctx, w) => {
      plate(ctx, w / 2, w / 2, w * 0.49, {
        color: 'rgba(250,247,240,.2)',
        accent: saffron,
        rings: [1],
        line: 0.06,
        from: -0.5,
        share: 0.36,
      })
      const steps = Array.from({ length: 12 }, (_, i) => String((i + 1) * 2))
      steps.forEach((step, i) => {
        const a = -Math.PI / 2 + (i / steps.length) * Math.PI * 2
        text(ctx, step, w / 2 + Math.cos(a) * w * 0.355, w / 2 + Math.sin(a) * w * 0.355 + w * 0.03, {
          size: w * 0.085,
          weight: 600,
          color: paper,
          align: 'center',
        })
      })
      text(ctx, '24', w / 2, w * 0.56, {
        size: w * 0.2,
        weight: 800,
        stretch: 'expanded',
        color: paper,
        align: 'center',
      })
      text(ctx, 'kg', w / 2, w * 0.66, { size: w * 0.075, weight: 600, color: paper, align: 'center' })
    },
  })
}
