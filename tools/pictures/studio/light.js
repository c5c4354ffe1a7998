import * as THREE from 'three'

/**
 * Light of every picture: a large soft box from the upper left, an open dome, and a rim light from behind on the right.
 * Each is averaged over many small lights, which makes shadows soft far from the object and dark at the floor.
 */
const golden = 0.7548776662466927
const silver = 0.5698402909980532
const spread = (i) => [(0.5 + golden * (i + 1)) % 1, (0.5 + silver * (i + 1)) % 1]

function around(axis, radius, i) {
  const [u, v] = spread(i)
  const side = new THREE.Vector3(0, 1, 0).cross(axis).normalize()
  const up = axis.clone().cross(side).normalize()
  const r = radius * Math.sqrt(u)
  const a = v * Math.PI * 2
  return axis
    .clone()
    .addScaledVector(side, r * Math.cos(a))
    .addScaledVector(up, r * Math.sin(a))
    .normalize()
}

function dome(i) {
  const [u, v] = spread(i)
  const y = 0.06 + 0.94 * u
  const r = Math.sqrt(1 - y * y)
  return new THREE.Vector3(r * Math.cos(v * Math.PI * 2), y, r * Math.sin(v * Math.PI * 2))
}

/** Returns `count` lights as { direction, color }, ordered so that any four neighbours are a fair mix. */
export function lightSamples(count) {
  const key = new THREE.Vector3(-0.66, 0.76, 0.2).normalize()
  const rim = new THREE.Vector3(0.75, 0.5, -0.55).normalize()
  const keys = Math.round(count * 0.5)
  const rims = Math.round(count * 0.125)
  const domes = count - keys - rims
  const samples = []
  for (let i = 0; i < keys; i++) {
    const color = new THREE.Color(1, 0.985, 0.955).multiplyScalar((2.6 * count) / keys)
    samples.push({ direction: around(key, 0.42, i), color })
  }
  for (let i = 0; i < rims; i++) {
    const color = new THREE.Color(0.97, 0.985, 1).multiplyScalar((0.55 * count) / rims)
    samples.push({ direction: around(rim, 0.35, i), color })
  }
  for (let i = 0; i < domes; i++) {
    const direction = dome(i)
    // The room is brighter on the camera's side, which fills the fronts that the key light misses.
    const level = 0.85 + 0.55 * direction.z
    const color = new THREE.Color(0.985, 0.995, 1).multiplyScalar((1.85 * level * count) / domes)
    samples.push({ direction, color })
  }
  const step = Math.max(1, Math.round(count * 0.381966)) | 1
  const mixed = []
  for (let i = 0; i < count; i++) mixed.push(samples[(i * coprime(step, count)) % count])
  return mixed
}

function coprime(step, count) {
  let s = step
  const gcd = (a, b) => (b ? gcd(b, a % b) : a)
  while (gcd(s, count) !== 1) s++
  return s
}

/** Environment for reflections: soft boxes, a strip, dark flags and a floor in the tint. */
export function environmentScene(tint) {
  const scene = new THREE.Scene()
  const glow = (color, level) =>
    new THREE.MeshBasicMaterial({
      color: new THREE.Color(color).multiplyScalar(level),
      side: THREE.DoubleSide,
    })
  const add = (geometry, material, [x, y, z], target = [0, 0, 0]) => {
    const mesh = new THREE.Mesh(geometry, material)
    mesh.position.set(x, y, z)
    mesh.lookAt(...target)
    scene.add(mesh)
  }
  const room = new THREE.Mesh(new THREE.SphereGeometry(30, 32, 16), glow('#ffffff', 0.3))
  room.material.side = THREE.BackSide
  scene.add(room)
  const floor = new THREE.Mesh(new THREE.CircleGeometry(29, 48), glow(tint, 0.8))
  floor.rotation.x = -Math.PI / 2
  floor.position.y = -3
  scene.add(floor)
  add(new THREE.PlaneGeometry(9, 11), glow('#fffaf0', 4.2), [-11, 9, 6])
  add(new THREE.PlaneGeometry(11, 8), glow('#ffffff', 1.7), [1, 15, 1])
  add(new THREE.PlaneGeometry(2.6, 13), glow('#f6fbff', 4), [13, 4, -3])
  add(new THREE.PlaneGeometry(1.6, 9), glow('#ffffff', 1.5), [11, 3, 9])
  add(new THREE.PlaneGeometry(5, 12), glow('#101614', 1), [5, 3, 15])
  add(new THREE.PlaneGeometry(5, 10), glow('#101614', 1), [-14, 2, -5])
  return scene
}
