import * as THREE from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'

const look = (t) => t && [t.source.uuid, t.repeat.x, t.repeat.y, t.rotation, t.center.x]

/** Returns equal keys for materials that render the same. */
function signature(mesh) {
  const m = mesh.material
  return JSON.stringify([
    mesh.castShadow,
    mesh.userData.part === 'label',
    m.color.getHex(),
    m.emissive?.getHex(),
    [m.emissiveIntensity, m.roughness, m.metalness, m.clearcoat, m.clearcoatRoughness, m.sheen, m.side],
    look(m.map),
    look(m.bumpMap),
    m.bumpScale,
  ])
}

/** Merges a subject into few large meshes, because every draw call repeats for each light. */
export function bake(subject) {
  subject.updateMatrixWorld(true)
  const baked = new THREE.Group()
  const heaps = new Map()
  const rest = []
  subject.traverse((node) => {
    if (!node.isMesh) return
    if (node.isInstancedMesh || node.material.transparent) rest.push(node)
    else {
      const key = signature(node)
      heaps.set(key, [...(heaps.get(key) ?? []), node])
    }
  })
  for (const nodes of heaps.values()) {
    const merged = mergeGeometries(nodes.map(flatten))
    const mesh = new THREE.Mesh(merged, nodes[0].material)
    mesh.castShadow = nodes[0].castShadow
    mesh.receiveShadow = true
    mesh.userData.part = nodes[0].userData.part
    baked.add(mesh)
  }
  for (const node of rest) {
    const world = node.matrixWorld.clone()
    node.removeFromParent()
    world.decompose(node.position, node.quaternion, node.scale)
    baked.add(node)
  }
  baked.updateMatrixWorld(true)
  return baked
}

function flatten(node) {
  const geometry = node.geometry.index ? node.geometry.toNonIndexed() : node.geometry.clone()
  for (const name of Object.keys(geometry.attributes)) {
    if (!['position', 'normal', 'uv'].includes(name)) geometry.deleteAttribute(name)
  }
  geometry.applyMatrix4(node.matrixWorld)
  if (node.matrixWorld.determinant() < 0) {
    // Mirrored part: flip the winding order of its faces.
    for (const attribute of Object.values(geometry.attributes)) {
      const { array, itemSize } = attribute
      for (let i = 0; i < attribute.count; i += 3) {
        for (let k = 0; k < itemSize; k++) {
          const [b, c] = [(i + 1) * itemSize + k, (i + 2) * itemSize + k]
          ;[array[b], array[c]] = [array[c], array[b]]
        }
      }
    }
  }
  return geometry
}
