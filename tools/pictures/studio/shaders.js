import * as THREE from 'three'

/** Seamless paper: the tint, brighter in the light and darker at the far corners. */
const paper = `
  uniform vec3 uTint; uniform vec2 uSize; uniform vec2 uGlow; uniform float uFlat;
  vec3 backdrop() {
    vec2 p = gl_FragCoord.xy / uSize;
    float glow = 1.0 - smoothstep(0.0, 0.75, distance(p, uGlow));
    float far = smoothstep(0.45, 1.05, distance(p, vec2(0.32, 0.6)));
    return uTint * mix(0.985 + 0.06 * glow - 0.12 * far, 1.0, uFlat);
  }`

export function backdropShader(tint, width, height, lit, { glow = [0.42, 0.62], flat = false } = {}) {
  const own = {
    uTint: { value: new THREE.Color(tint) },
    uSize: { value: new THREE.Vector2(width, height) },
    uGlow: { value: new THREE.Vector2(...glow) },
    uFlat: { value: flat ? 1 : 0 },
    uLevel: { value: 1 },
    uTurn: { value: 0 },
  }
  if (!lit) {
    return new THREE.ShaderMaterial({
      uniforms: own,
      vertexShader: 'void main() { gl_Position = vec4(position.xy, 0.0, 1.0); }',
      fragmentShader: `${paper} void main() { gl_FragColor = vec4(backdrop(), 1.0); }`,
      depthTest: false,
      depthWrite: false,
    })
  }
  // Only the share of light that arrives changes the paper, so an open floor has exactly the tint.
  const shade = [0, 1, 2, 3]
    .map(
      (i) => `{
        float c = directionalLights[${i}].color.g * max(0.0, dot(up, directionalLights[${i}].direction));
        lost += c * (1.0 - arriving(directionalShadowMap[${i}], vShadow[${i}].xyz));
      }`,
    )
    .join('\n')
  return new THREE.ShaderMaterial({
    uniforms: { ...THREE.UniformsUtils.clone(THREE.UniformsLib.lights), ...own },
    lights: true,
    vertexShader: `uniform mat4 directionalShadowMatrix[4];
      varying vec4 vShadow[4];
      void main() {
        vec4 world = modelMatrix * vec4(position, 1.0);
        for (int i = 0; i < 4; i++) vShadow[i] = directionalShadowMatrix[i] * world;
        gl_Position = projectionMatrix * viewMatrix * world;
      }`,
    fragmentShader: `uniform float uLevel; uniform float uTurn;
      varying vec4 vShadow[4];
      ${paper}
      #include <common>
      #include <bsdfs>
      #include <lights_pars_begin>
      uniform sampler2DShadow directionalShadowMap[4];
      float arriving(sampler2DShadow map, vec3 at) {
        if (at.x < 0.0 || at.x > 1.0 || at.y < 0.0 || at.y > 1.0 || at.z > 1.0) return 1.0;
        float phi = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715)))) * 6.2831853 + uTurn;
        float open = 0.0;
        for (int k = 0; k < 3; k++) {
          float a = float(k) * 2.39996323 + phi;
          open += texture(map, vec3(at.xy + vec2(cos(a), sin(a)) * sqrt((float(k) + fract(phi * 1.7)) / 3.0) * 0.017, at.z));
        }
        return open / 3.0;
      }
      void main() {
        vec3 up = normalize((viewMatrix * vec4(0.0, 1.0, 0.0, 0.0)).xyz);
        float lost = 0.0;
        ${shade}
        float dark = clamp(lost / uLevel, 0.0, 4.0);
        // light that bounces in the paper keeps a deep shadow warm and a little coloured
        vec3 keep = vec3(1.0) - dark * (vec3(0.92) - 0.16 * uTint);
        gl_FragColor = vec4(backdrop() * keep, 1.0);
      }`,
  })
}

/** Develops light to pixels: exposure, a highlight rolloff that keeps hues, sRGB, and slight grain against banding. */
export function developShader(map) {
  return new THREE.ShaderMaterial({
    uniforms: { map: { value: map } },
    vertexShader: 'varying vec2 vUv; void main() { vUv = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }',
    fragmentShader: `uniform sampler2D map; varying vec2 vUv;
      vec3 shoulder(vec3 c) {
        const float start = 0.72;
        float peak = max(c.r, max(c.g, c.b));
        if (peak < start) return c;
        float d = 1.0 - start;
        float next = 1.0 - d * d / (peak + d - start);
        c *= next / peak;
        float g = 1.0 - 1.0 / (0.12 * (peak - next) + 1.0);
        return mix(c, vec3(next), g);
      }
      float hash(vec2 p) { return fract(sin(dot(p, vec2(12.9898, 78.233))) * 43758.5453); }
      void main() {
        vec3 c = shoulder(texture2D(map, vUv).rgb);
        c = mix(12.92 * c, 1.055 * pow(max(c, vec3(0.0031308)), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c));
        c += (hash(gl_FragCoord.xy) - 0.5) / 255.0 * 1.2;
        gl_FragColor = vec4(c, 1.0);
      }`,
    depthTest: false,
    depthWrite: false,
  })
}

/**
 * Patches the physical material: only the environment's soft boxes give highlights, mostly the dome samples give
 * diffuse light (with shadows), and light from the floor fades near the floor.
 */
export function patchPhysical({ ShaderChunk }) {
  ShaderChunk.lights_physical_pars_fragment = ShaderChunk.lights_physical_pars_fragment.replace(
    '#define RE_Direct				RE_Direct_Physical',
    `void RE_Direct_Studio( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
      float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
      vec3 irradiance = dotNL * directLight.color;
      reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseContribution );
    }
    #define RE_Direct RE_Direct_Studio`,
  )
  // One tap rotated per pixel; averaging over the passes smooths it.
  ShaderChunk.shadowmap_pars_fragment = ShaderChunk.shadowmap_pars_fragment.replace(
    /shadow = \(\s*texture\( shadowMap[\s\S]*?\) \* 0\.2;/,
    `shadow = 0.5 * ( texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 0, 2, phi ) * radius, shadowCoord.z ) )
      + texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 1, 2, phi ) * radius, shadowCoord.z ) ) );`,
  )
  ShaderChunk.aomap_fragment += `
    #ifdef STANDARD
    {
      vec3 studioUp = viewMatrix[ 1 ].xyz;
      float height = cameraPosition.y - dot( studioUp, vViewPosition );
      float near = 1.0 - exp( - max( height, 0.0 ) * 2.2 );
      reflectedLight.indirectDiffuse *= 0.55 * ( 0.15 + 0.85 * near );
      float down = smoothstep( 0.25, -0.6, dot( reflect( - geometryViewDir, geometryNormal ), studioUp ) );
      float open = mix( 1.0, 0.12 + 0.88 * near, down );
      reflectedLight.indirectSpecular *= open;
      #ifdef USE_CLEARCOAT
        clearcoatSpecularIndirect *= open;
      #endif
    }
    #endif`
}
