import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Deployment, Deployment as DeploymentModel } from 'kubernetes-models/apps/v1'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2'
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { ConfigMap, PersistentVolumeClaim, Secret, Service } from 'kubernetes-models/v1'
import { describe, expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { readServerConfig } from '../src/config'
import { Environment } from '../src/config/environment'

const deploy = join(import.meta.dirname, '..', '..', 'deploy')
const folder = join(deploy, 'kubernetes')
/** Longest orderly end of a process in seconds. */
const STOP_MAX = 12

// biome-ignore lint/suspicious/noExplicitAny: objects of many kinds, whose schemas the models check
type Manifest = any

const MODELS: Record<string, new (data: Manifest) => { validate(): void }> = {
  'apps/v1 Deployment': DeploymentModel,
  'autoscaling/v2 HorizontalPodAutoscaler': HorizontalPodAutoscaler,
  'networking.k8s.io/v1 Ingress': Ingress,
  'policy/v1 PodDisruptionBudget': PodDisruptionBudget,
  'v1 ConfigMap': ConfigMap,
  'v1 PersistentVolumeClaim': PersistentVolumeClaim,
  'v1 Secret': Secret,
  'v1 Service': Service,
}

async function readManifests(): Promise<Manifest[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml'))
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  const documents = texts.flatMap((text) => parseAllDocuments(text))
  return documents.map((document) => {
    if (document.errors[0]) throw document.errors[0]
    return document.toJS()
  })
}

const kindOf = ({ apiVersion, kind }: Manifest) => `${apiVersion} ${kind}`
const ofKind = (all: readonly Manifest[], kind: string) => all.filter((one) => one.kind === kind)

/** Returns the only container of a deployment, with its pod. */
function partsOf({ spec }: Deployment): { pod: Manifest; container: Manifest } {
  const pod: Manifest = spec?.template.spec
  expect(pod.containers).toHaveLength(1)
  return { pod, container: pod.containers[0] }
}

describe('manifests of Kubernetes', () => {
  test('follow the schemas of their kinds, which refuse a wrong one', async () => {
    const all = await readManifests()
    expect(new Set(all.map(kindOf))).toEqual(new Set(Object.keys(MODELS)))
    for (const manifest of all) {
      const Model = MODELS[kindOf(manifest)]
      if (Model) expect(() => new Model(manifest).validate(), manifest.metadata.name).not.toThrow()
    }
    const wrong = { ...ofKind(all, 'Deployment')[0], spec: { replicas: 'two' } }
    expect(() => new DeploymentModel(wrong).validate()).toThrow()
  })

  test('give each process settings that the product knows and with which it starts', async () => {
    const all = await readManifests()
    const [{ data }] = ofKind(all, 'ConfigMap')
    const [{ stringData }] = ofKind(all, 'Secret')
    expect(Object.values(stringData).filter((value) => value !== '')).toEqual([])
    const urls = {
      DATABASE_URL: 'postgres://tavan:long@pgbouncer:6432/tavan',
      FILES_URL: 's3://key:secret@bucket',
      SMTP_URL: 'smtps://user:long@mail.example.com:465',
    }
    const known = Object.keys(Environment.shape)
    const roles = ofKind(all, 'Deployment').map((deployment) => {
      const { container } = partsOf(deployment)
      expect(container.envFrom).toEqual([
        { configMapRef: { name: 'tavan' } },
        { secretRef: { name: 'tavan' } },
      ])
      const own = Object.fromEntries(container.env.map(({ name, value }: Manifest) => [name, value]))
      const settings = { ...data, ...stringData, ...own }
      expect(Object.keys(settings).filter((name) => !known.includes(name))).toEqual([])
      return readServerConfig({ HOST: '0.0.0.0', ...settings, ...urls }).config.role
    })
    expect(roles.toSorted()).toEqual(['web', 'worker'])
  })

  test('run without rights, with the probes and the port of the image, and stop in order', async () => {
    const port = Number(/\bPORT=(\d+)/.exec(await readFile(join(deploy, 'Dockerfile'), 'utf8'))?.[1])
    for (const deployment of ofKind(await readManifests(), 'Deployment')) {
      const { pod, container } = partsOf(deployment)
      expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 })
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
      expect(container.ports).toEqual([{ name: 'http', containerPort: port }])
      expect(container.livenessProbe.httpGet).toEqual({ path: '/health/live', port: 'http' })
      expect(container.readinessProbe.httpGet).toEqual({ path: '/health/ready', port: 'http' })
      const { failureThreshold, periodSeconds } = container.startupProbe
      expect(failureThreshold * periodSeconds).toBe(300)
      expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(STOP_MAX)
      expect(pod.terminationGracePeriodSeconds).toBeLessThan(60)
      const mounted = container.volumeMounts.map(({ name }: Manifest) => name)
      expect(pod.volumes.map(({ name }: Manifest) => name)).toEqual(mounted)
    }
  })

  test('select the pods that there are, and scale by a metric that the product has', async () => {
    const all = await readManifests()
    const labels = ofKind(all, 'Deployment').map(({ spec }) => {
      expect(spec.template.metadata.labels).toEqual(spec.selector.matchLabels)
      return JSON.stringify(spec.selector.matchLabels)
    })
    for (const { spec } of ofKind(all, 'PodDisruptionBudget'))
      expect(labels).toContain(JSON.stringify(spec.selector.matchLabels))
    const [service] = ofKind(all, 'Service')
    expect(labels).toContain(JSON.stringify(service.spec.selector))
    const [{ spec: ingress }] = ofKind(all, 'Ingress')
    expect(ingress.rules[0].http.paths[0].backend.service).toEqual({
      name: service.metadata.name,
      port: { name: service.spec.ports[0].name },
    })
    const [{ spec: scaler }] = ofKind(all, 'HorizontalPodAutoscaler')
    expect(ofKind(all, 'Deployment').map(({ metadata }) => metadata.name)).toContain(
      scaler.scaleTargetRef.name,
    )
    const gauges = await readFile(join(import.meta.dirname, '../src/kernel/gauges.ts'), 'utf8')
    expect(scaler.metrics.map(({ type }: Manifest) => type)).toEqual(['Resource', 'Pods'])
    expect(gauges).toContain(`name: '${scaler.metrics[1].pods.metric.name}'`)
  })
})
