import * as THREE from 'three'
import * as t from './textures.js'

const physical = (options) => new THREE.MeshPhysicalMaterial(options)

export const palette = {
  ink: '#14211C',
  paper: '#FAF7F0',
  pine: '#1F5B45',
  saffron: '#E2A22B',
  pomegranate: '#A82A3C',
  turquoise: '#1C8C8C',
}

export const plastic = (color, { roughness = 0.42, coat = 0, bump = 0.15 } = {}) =>
  physical({
    color,
    roughness,
    clearcoat: coat,
    clearcoatRoughness: 0.12,
    bumpMap: t.tiled(t.orangePeel(), 6, 6),
    bumpScale: bump,
  })

export const matte = (color, roughness = 0.85) => physical({ color, roughness })

/** Cast iron under powder coat, with grain that breaks up the highlight. */
export const iron = (color = '#1C211F', repeat = 5, bump = 1.6) =>
  physical({
    color,
    roughness: 0.52,
    metalness: 0.15,
    bumpMap: t.tiled(t.grit(), repeat, repeat),
    bumpScale: bump,
  })

export const rubber = (color = '#1B1E1D', fleck = null, repeat = 3) =>
  physical({
    color: fleck ? '#fff' : color,
    map: fleck ? t.tiled(t.crumb(color, fleck), repeat, repeat) : null,
    roughness: 0.74,
    bumpMap: t.tiled(t.grit(), repeat * 1.5, repeat * 1.5),
    bumpScale: 0.9,
  })

export const steel = (color = '#C9CCCB', roughness = 0.26, repeat = [1, 1]) =>
  physical({
    color,
    metalness: 1,
    roughness,
    bumpMap: t.tiled(t.brushed(), ...repeat),
    bumpScale: 0.22,
  })

export const chrome = (color = '#DADDDD') => physical({ color, metalness: 1, roughness: 0.1 })

export const knurled = (color = '#B9BDBC', x = 10, y = 10) =>
  physical({ color, metalness: 1, roughness: 0.34, bumpMap: t.tiled(t.knurl(), x, y), bumpScale: 2.4 })

export const wood = (light, deep, { x = 1, y = 1, coat = 0.35, turn = 0, roughness = 0.5 } = {}) =>
  physical({
    map: t.tiled(t.wood(light, deep), x, y, turn),
    bumpMap: t.tiled(t.wood(light, deep), x, y, turn),
    bumpScale: 0.35,
    roughness,
    clearcoat: coat,
    clearcoatRoughness: 0.3,
  })

export const plywood = (x = 1, y = 1) => physical({ map: t.tiled(t.ply(), x, y), roughness: 0.7 })

export const leather = (color, x = 3, y = 1, bump = 2.2) =>
  physical({
    color,
    roughness: 0.5,
    bumpMap: t.tiled(t.hide(), x, y),
    bumpScale: bump,
    clearcoat: 0.18,
    clearcoatRoughness: 0.4,
  })

export const cork = (x = 1, y = 1) =>
  physical({ map: t.tiled(t.cork(), x, y), bumpMap: t.tiled(t.cork(), x, y), bumpScale: 1.1, roughness: 0.9 })

export const cloth = (color, x = 2, y = 2, bump = 2.6) =>
  physical({
    color,
    roughness: 0.92,
    bumpMap: t.tiled(t.weave(), x, y),
    bumpScale: bump,
  })

export const webbing = (color, x = 1, y = 1) =>
  physical({ color, roughness: 0.88, bumpMap: t.tiled(t.ribs(), x, y), bumpScale: 3.2 })

export const terry = (color, x = 2, y = 2) =>
  physical({
    color,
    roughness: 1,
    bumpMap: t.tiled(t.terry(), x, y),
    bumpScale: 5,
  })

export const foam = (color, x = 4, y = 4, bump = 0.9) =>
  physical({ color, roughness: 0.9, bumpMap: t.tiled(t.grit(), x, y), bumpScale: bump })

export const paperboard = (color = '#F3EDE0', roughness = 0.72) =>
  physical({ color, roughness, bumpMap: t.tiled(t.grit(), 3, 3), bumpScale: 0.12 })

export const kraft = (x = 1, y = 1, hex) =>
  physical({
    map: t.tiled(t.kraft(hex), x, y),
    roughness: 0.82,
    bumpMap: t.tiled(t.grit(), 2, 2),
    bumpScale: 0.25,
  })

/** Printed face: a label drawing on paper, film or board. */
export const printed = (map, { roughness = 0.55, coat = 0, bump = 0, metalness = 0 } = {}) =>
  physical({
    map,
    roughness,
    metalness,
    clearcoat: coat,
    clearcoatRoughness: 0.25,
    ...(bump ? { bumpMap: t.tiled(t.grit(), 4, 4), bumpScale: bump } : {}),
  })

/** Glass of a full jar: only the reflections, over the visible content. */
export const glassShell = (strength = 1) =>
  physical({
    color: '#000',
    roughness: 0.04,
    transparent: true,
    opacity: strength,
    blending: THREE.AdditiveBlending,
    depthWrite: false,
    specularIntensity: 1,
  })

/** Coloured glass or clear plastic with something behind it. */
export const tinted = (color, opacity = 0.5, roughness = 0.12) =>
  physical({
    color,
    roughness,
    transparent: true,
    opacity,
    side: THREE.DoubleSide,
    depthWrite: false,
    clearcoat: 1,
    clearcoatRoughness: 0.05,
  })

export const filled = (color, { roughness = 0.35, coat = 0.9, map = null } = {}) =>
  physical({ color: map ? '#fff' : color, map, roughness, clearcoat: coat, clearcoatRoughness: 0.05 })

/** Print with a transparent background, just above its surface. */
export function overlay(map, roughness = 0.65) {
  const material = printed(map, { roughness })
  material.transparent = true
  material.polygonOffset = true
  material.polygonOffsetFactor = -2
  return material
}
