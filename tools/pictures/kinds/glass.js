import * as THREE from 'three'
import { faceLabel, panel, wrapLabel } from '../studio/labels.js'
import * as m from '../studio/materials.js'
import { ellipse, group, mesh, polygon, slab, turned, wrap } from '../studio/shapes.js'

/** Glass jar with a metal lid; the content shows between lid and label. */
export function glassJar(spec) {
  const { r = 0.43, h = 1.0, fill = '#B98549', lid = '#C8A75A', sides = 0 } = spec
  const content = m.filled(fill, { roughness: spec.contentRoughness ?? 0.4, coat: 1 })
  if (spec.glow) {
    content.emissive = new THREE.Color(spec.glow)
    content.emissiveIntensity = spec.glowLevel ?? 0.25
  }
  const g = group()
  const angle = sides ? 1 : Math.PI * 1.7
  if (sides) {
    const shape = (k) => polygon(sides, r * k, r * 0.16, Math.PI / sides + Math.PI / 2)
    const inner = slab(shape(0.93), h - 0.3, 0.09)
    inner.rotateX(-Math.PI / 2)
    inner.translate(0, (h - 0.3) / 2 + 0.06, 0)
    const shell = slab(shape(1), h - 0.12, 0.1)
    shell.rotateX(-Math.PI / 2)
    shell.translate(0, (h - 0.12) / 2, 0)
    g.add(mesh(inner, content), mesh(shell, m.glassShell(), { cast: false }))
    g.add(
      mesh(
        turned([
          [r * 0.68, h - 0.2],
          [r * 0.68, h - 0.02],
        ]),
        m.tinted('#F3E3BC', 0.4),
      ),
    )
  } else {
    g.add(
      mesh(
        turned([
          [0, 0.05],
          [r * 0.86, 0.05, 0.06],
          [r * 0.955, 0.14, 0.06],
          [r * 0.955, h - 0.2, 0.1],
          [r * 0.82, h - 0.1, 0.05],
          [0, h - 0.1],
        ]),
        content,
      ),
      mesh(
        turned([
          [0, 0],
          [r * 0.9, 0, 0.07],
          [r, 0.1, 0.06],
          [r, h - 0.2, 0.12],
          [r * 0.86, h - 0.06, 0.05],
          [r * 0.86, h],
        ]),
        m.glassShell(),
        { cast: false },
      ),
      mesh(
        turned([
          [0, 0],
          [r * 0.9, 0, 0.04],
          [r * 0.95, 0.06],
        ]),
        m.tinted('#E9E6DA', 0.35),
      ),
    )
  }
  const lh = spec.labelH ?? h - 0.46
  if (sides) {
    const side = r * 0.86
    const lw = side * 1.05
    const label = new THREE.PlaneGeometry(lw, lh)
    const map = faceLabel({
      w: lw,
      h: lh,
      bg: spec.bg,
      draw: (ctx, w, hh) => panel(ctx, 0, 0, w, hh, { nameSize: 0.15, ...spec }),
    })
    g.add(
      mesh(label, m.printed(map, { roughness: 0.75 }), {
        at: [0, 0.17 + lh / 2, side + 0.012],
        cast: false,
        part: 'label',
      }),
    )
  } else {
    const map = wrapLabel({ radius: r, height: lh, angle, front: 1.95, ...spec })
    g.add(
      mesh(wrap(r + 0.003, lh, angle), m.printed(map, { roughness: 0.75 }), {
        at: [0, 0.13 + lh / 2, 0],
        cast: false,
        part: 'label',
      }),
    )
  }
  const lr = sides ? r * 0.8 : r * 0.95
  const top = mesh(
    turned([
      [lr * 0.97, -0.02],
      [lr, -0.02, 0.012],
      [lr * 1.01, 0.02, 0.01],
      [lr, 0.04, 0.01],
      [lr, 0.16, 0.045],
      [lr * 0.9, 0.19, 0.03],
      [lr * 0.86, 0.175, 0.02],
      [0, 0.175],
    ]),
    m.steel(lid, 0.3, [6, 1]),
    { at: [0, h - 0.08, 0] },
  )
  g.add(top)
  return g
}

/** Slim can: neck, rim, lid and tab. */
export function can(spec) {
  const { r = 0.29, h = 1.56 } = spec
  const g = group()
  const map = wrapLabel({ radius: r, height: h - 0.3, angle: Math.PI * 2, front: 1.9, ...spec })
  const print = m.printed(map, { roughness: 0.34, metalness: 0.35, coat: 0.2 })
  g.add(mesh(wrap(r, h - 0.3, Math.PI * 2), print, { at: [0, 0.12 + (h - 0.3) / 2, 0], part: 'label' }))
  const alu = m.steel('#D5D7D6', 0.24, [4, 1])
  const tone = m.matte(spec.bg, 0.35)
  tone.metalness = 0.35
  g.add(
    mesh(
      turned([
        [0, 0.05],
        [r * 0.7, 0.05, 0.02],
        [r * 0.76, 0, 0.02],
        [r * 0.84, 0.005, 0.03],
        [r, 0.12],
      ]),
      alu,
    ),
  )
  g.add(
    mesh(
      turned([
        [r, h - 0.18],
        [r * 0.98, h - 0.14, 0.05],
        [r * 0.86, h - 0.035, 0.04],
        [r * 0.865, h - 0.02],
      ]),
      tone,
    ),
  )
  g.add(
    mesh(
      turned([
        [r * 0.865, h - 0.03],
        [r * 0.9, h - 0.012, 0.012],
        [r * 0.89, h + 0.008, 0.01],
        [r * 0.84, h, 0.008],
        [r * 0.82, h - 0.06, 0.02],
        [0, h - 0.05],
      ]),
      alu,
    ),
  )
  const tab = slab(ellipse(r * 0.27, r * 0.4), 0.022, 0.008)
  tab.rotateX(-Math.PI / 2)
  g.add(mesh(tab, alu, { at: [0, h - 0.025, r * 0.12] }))
  return g
}
