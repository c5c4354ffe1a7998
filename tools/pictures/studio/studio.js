import * as THREE from 'three'
import { bake } from './bake.js'
import { environmentScene, lightSamples } from './light.js'
import { backdropShader, developShader, patchPhysical } from './shaders.js'

const LIGHTS = 4

/** Creates a camera, a backdrop and the light; `take` renders a shot to a PNG data URL. */
export function createStudio(canvas, tints) {
  patchPhysical(THREE)
  const renderer = new THREE.WebGLRenderer({ canvas, antialias: false, preserveDrawingBuffer: true })
  renderer.setPixelRatio(1)
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = THREE.PCFShadowMap
  renderer.toneMapping = THREE.NoToneMapping
  renderer.autoClear = false
  const pmrem = new THREE.PMREMGenerator(renderer)
  const environments = new Map()

  function environment(tint) {
    if (!environments.has(tint))
      environments.set(tint, pmrem.fromScene(environmentScene(tint), 0.012).texture)
    return environments.get(tint)
  }

  /** `paper` is the floor's colour, if it differs from the one that the subject reflects. */
  async function take(shot, draft, paper) {
    const floorOptions = { ...shot.floor, flat: paper !== undefined }
    const scale = draft ? 0.5 : 1
    const width = Math.round(shot.width * scale)
    const height = Math.round(shot.height * scale)
    const passes = draft ? 6 : (shot.passes ?? 7)
    const tint = tints[shot.tint] ?? shot.tint
    const subject = bake(shot.build())
    const camera = aim(subject, shot.view, width / height)

    const scene = new THREE.Scene()
    scene.environment = environment(tint)
    scene.add(subject)
    scene.add(new THREE.HemisphereLight('#000000', new THREE.Color(tint).multiplyScalar(1.15), 1))
    const box = new THREE.Box3().setFromObject(subject)
    const sphere = box.getBoundingSphere(new THREE.Sphere())
    const floor = backdropFloor(paper ?? tint, width, height, floorOptions)
    floor.scale.setScalar(sphere.radius * 40)
    floor.renderOrder = 1 // last of the opaque objects, so pixels hidden by a product are skipped
    scene.add(floor)
    const lights = Array.from({ length: LIGHTS }, () => studioLight(sphere))
    for (const light of lights) scene.add(light, light.target)

    const samples = lightSamples(passes * LIGHTS)
    const level = samples.reduce((sum, s) => sum + s.color.g * s.direction.y, 0) / samples.length
    floor.material.uniforms.uLevel.value = level

    renderer.setSize(width, height, false)
    const target = new THREE.WebGLRenderTarget(width, height, { type: THREE.HalfFloatType })
    const sum = new THREE.WebGLRenderTarget(width, height, { type: THREE.FloatType, depthBuffer: false })
    const quad = fullscreen()
    const backdrop = backdropQuad(paper ?? tint, width, height, floorOptions)
    const add = addMaterial(target.texture, 1 / passes)
    renderer.setRenderTarget(sum)
    renderer.setClearColor(0x000000, 0)
    renderer.clear()
    for (let pass = 0; pass < passes; pass++) {
      floor.material.uniforms.uTurn.value = pass * 2.39996
      lights.forEach((light, i) => {
        const sample = samples[pass * LIGHTS + i]
        light.position.copy(sphere.center).addScaledVector(sample.direction, sphere.radius * 3)
        light.color.copy(sample.color).multiplyScalar(1 / LIGHTS)
      })
      const [jx, jy] = [((pass + 0.5) * 0.7548776662) % 1, ((pass + 0.5) * 0.5698402909) % 1]
      camera.setViewOffset(width, height, tent(jx), tent(jy), width, height)
      renderer.setRenderTarget(target)
      renderer.clear()
      quad.material = backdrop
      renderer.render(quad.scene, quad.camera)
      renderer.clearDepth()
      renderer.render(scene, camera)
      renderer.setRenderTarget(sum)
      quad.material = add
      renderer.render(quad.scene, quad.camera)
    }
    renderer.setRenderTarget(null)
    quad.material = developShader(sum.texture)
    renderer.render(quad.scene, quad.camera)
    const url = canvas.toDataURL('image/png')
    for (const light of lights) light.dispose()
    target.dispose()
    sum.dispose()
    subject.traverse((node) => {
      node.geometry?.dispose()
      if (node.material?.map?.userData.label) node.material.map.dispose()
    })
    return url
  }
  return { take }
}

/** Pixel filter slightly wider than a pixel, for clean but unsharpened edges. */
function tent(u) {
  const x = u * 2 - 1
  return 0.78 * Math.sign(x) * (1 - Math.sqrt(1 - Math.abs(x)))
}

function studioLight(sphere) {
  const light = new THREE.DirectionalLight('#fff', 1)
  light.castShadow = true
  light.target.position.copy(sphere.center)
  light.target.updateMatrixWorld()
  light.shadow.mapSize.set(1024, 1024)
  const { camera } = light.shadow
  const r = sphere.radius * 1.02
  camera.left = camera.bottom = -r
  camera.right = camera.top = r
  camera.near = sphere.radius * 1.5
  camera.far = sphere.radius * 24
  light.shadow.normalBias = sphere.radius * 0.006
  light.shadow.bias = -0.00004
  light.shadow.radius = 3
  return light
}

/** Aims the camera so that the subject fills `fill` of the frame, with the same lens in every picture. */
function aim(subject, view = {}, aspect = 1) {
  const { el = 15, fov = 17, fill = 0.74, fillX = fill, dx = 0, dy = 0, focus } = view
  const camera = new THREE.PerspectiveCamera(fov, aspect, 0.1, 400)
  const pitch = THREE.MathUtils.degToRad(el)
  const back = new THREE.Vector3(0, Math.sin(pitch), Math.cos(pitch))
  const points = corners(subject, focus)
  const centre = new THREE.Box3().setFromPoints(points).getCenter(new THREE.Vector3())
  let distance = 20
  const projected = new THREE.Vector3()
  for (let round = 0; round < 8; round++) {
    camera.position.copy(centre).addScaledVector(back, distance)
    camera.lookAt(centre)
    camera.updateMatrixWorld(true)
    const box = new THREE.Box2()
    for (const point of points) {
      projected.copy(point).project(camera)
      box.expandByPoint(new THREE.Vector2(projected.x, projected.y))
    }
    const size = box.getSize(new THREE.Vector2())
    const middle = box.getCenter(new THREE.Vector2())
    const half = Math.tan(THREE.MathUtils.degToRad(fov / 2)) * distance
    const right = new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, 0)
    const up = new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, 1)
    centre
      .addScaledVector(right, (middle.x - dx * 2) * half * aspect)
      .addScaledVector(up, (middle.y - dy * 2) * half)
    distance *= Math.max(size.x / 2 / fillX, size.y / 2 / fill)
  }
  camera.position.copy(centre).addScaledVector(back, distance)
  camera.lookAt(centre)
  camera.near = distance * 0.2
  camera.far = distance * 4
  camera.updateMatrixWorld(true)
  return camera
}

function corners(subject, focus) {
  const points = []
  subject.traverse((node) => {
    if (!node.isMesh || node.userData.unframed) return
    if (focus && !focus.some((name) => node.userData.part === name || node.parent?.userData.part === name))
      return
    const { position } = node.geometry.attributes
    const step = Math.max(1, Math.floor(position.count / 1500))
    for (let i = 0; i < position.count; i += step) {
      points.push(new THREE.Vector3().fromBufferAttribute(position, i).applyMatrix4(node.matrixWorld))
    }
  })
  return points
}

function fullscreen() {
  const scene = new THREE.Scene()
  const mesh = new THREE.Mesh(new THREE.PlaneGeometry(2, 2))
  mesh.frustumCulled = false
  scene.add(mesh)
  const camera = new THREE.OrthographicCamera(-1, 1, 1, -1, 0, 1)
  return {
    scene,
    camera,
    set material(material) {
      mesh.material = material
    },
  }
}

function addMaterial(map, weight) {
  return new THREE.ShaderMaterial({
    uniforms: { map: { value: map }, weight: { value: weight } },
    vertexShader: 'varying vec2 vUv; void main() { vUv = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }',
    fragmentShader: `uniform sampler2D map; uniform float weight; varying vec2 vUv;
      void main() { gl_FragColor = vec4(min(texture2D(map, vUv).rgb, vec3(16.0)) * weight, 1.0); }`,
    blending: THREE.CustomBlending,
    blendSrc: THREE.OneFactor,
    blendDst: THREE.OneFactor,
    transparent: true,
    depthTest: false,
    depthWrite: false,
  })
}

function backdropFloor(tint, width, height, options) {
  const mesh = new THREE.Mesh(
    new THREE.PlaneGeometry(2, 2),
    backdropShader(tint, width, height, true, options),
  )
  mesh.rotation.x = -Math.PI / 2
  mesh.receiveShadow = true
  return mesh
}

function backdropQuad(tint, width, height, options) {
  return backdropShader(tint, width, height, false, options)
}
