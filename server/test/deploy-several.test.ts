import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readServerConfig } from '../src/config'
import { Environment } from '../src/config/environment'

const deploy = join(import.meta.dirname, '..', '..', 'deploy')
const read = (name: string) => readFile(join(deploy, name), 'utf8')
/** Longest orderly end of a process in seconds: red readiness, open requests, the database. */
const STOP_MAX = 12

interface Service {
  image: string
  environment?: Record<string, string>
  stop_grace_period?: string
  ports?: string[]
  volumes?: string[]
  depends_on?: string[] | Record<string, unknown>
  secrets?: string[]
  configs?: { source: string }[]
  networks: Record<string, { ipv4_address: string }>
}

interface Compose {
  services: Record<string, Service>
  configs: Record<string, { content: string }>
  secrets: Record<string, unknown>
  volumes: Record<string, unknown>
}

/** Values of the example, with a password wherever it has none. */
async function exampleValues(): Promise<Record<string, string>> {
  const lines = [...(await read('.env.several.example')).matchAll(/^([A-Z][A-Z_]+)=(.*)$/gm)]
  return Object.fromEntries(
    lines.map(([, name = '', value = '']) => [name, value || `pw-${name.slice(0, 2)}`]),
  )
}

/** Reads the compose file with its variables replaced; throws where one has neither a value nor a default. */
async function readCompose(values: Record<string, string>): Promise<Compose> {
  const text = (await read('compose.several.yaml')).replace(
    /\$\{([A-Z_]+)(?::(\?|-)([^}]*))?\}/g,
    (_, name: string, kind: string | undefined, rest = '') => {
      const value = values[name] ?? (kind === '-' ? rest : undefined)
      if (value === undefined) throw new Error(`${name} has no value`)
      return value
    },
  )
  return parse(text, { merge: true }) as Compose
}

describe('compose.several.yaml', () => {
  test('gives every process settings that the product knows and with which it starts', async () => {
    const values = await exampleValues()
    const { services } = await readCompose(values)
    const { ipv4_address: proxy } = services.nginx?.networks.front ?? {}
    const dockerfile = await read('Dockerfile')
    const port = /\bPORT=(\d+)/.exec(dockerfile)?.[1]
    expect(dockerfile).toContain(`EXPOSE ${port}`)
    const known = Object.keys(Environment.shape)
    const roles: string[] = []
    for (const name of ['web1', 'web2', 'worker']) {
      const { environment = {}, image, stop_grace_period } = services[name] as Service
      expect(image).toBe('tavan')
      expect(Object.keys(environment).filter((setting) => !known.includes(setting))).toEqual([])
      expect(Number.parseInt(stop_grace_period ?? '', 10)).toBeGreaterThan(STOP_MAX)
      const { config } = readServerConfig({ HOST: '0.0.0.0', PORT: port, ...values, ...environment })
      expect(config).toMatchObject({
        publicUrl: 'https://shop.example.com',
        databaseUrl: 'postgres://tavan:pw-DA@pgbouncer:6432/tavan',
        redisUrl: 'redis://default:pw-RE@redis:6379',
        s3: { bucket: 'tavan', endpoint: 'http://files:8333' },
        trustedProxies: [proxy],
        longPolling: 'on',
      })
      roles.push(config.role)
    }
    expect(roles).toEqual(['web', 'web', 'worker'])
    const upstreams = [...(await read('nginx/upstream.conf')).matchAll(/^ {2}server (\w+):(\d+)/gm)]
    expect(upstreams.map(([, host, at]) => [services[host ?? '']?.environment?.ROLE, at])).toEqual(
      Array(4).fill(['web', port]),
    )
  })

  test('names services, volumes, secrets and files that exist, and holds no value of a secret', async () => {
    const { services, configs, secrets, volumes } = await readCompose(await exampleValues())
    const files = await readdir(deploy, { recursive: true })
    for (const [name, service] of Object.entries(services)) {
      const needed = Array.isArray(service.depends_on)
        ? service.depends_on
        : Object.keys(service.depends_on ?? {})
      for (const one of needed) expect(Object.keys(services), name).toContain(one)
      for (const one of service.secrets ?? []) expect(Object.keys(secrets), name).toContain(one)
      for (const { source } of service.configs ?? []) expect(Object.keys(configs), name).toContain(source)
      for (const [source = ''] of (service.volumes ?? []).map((one) => one.split(':'))) {
        if (source.startsWith('./')) expect([...files, 'backups'], name).toContain(source.slice(2))
        else if (!source.startsWith('/')) expect(Object.keys(volumes), name).toContain(source)
      }
    }
    // Only nginx is reached from outside.
    expect(Object.keys(services).filter((name) => services[name]?.ports)).toEqual(['nginx'])
    const text = await read('compose.several.yaml')
    expect([...text.matchAll(/:\/\/\w+:(?!\$\{)[^@\s]*@/g)].map(([url]) => url)).toEqual([])
    expect([...(await read('.env.several.example')).matchAll(/^\w+_PASSWORD=.+$/gm)]).toEqual([])
  })
})

test('nginx passes on WebSockets and addresses, and sends no order twice', async () => {
  const [proxy, shop, upstream] = await Promise.all(
    ['proxy', 'shop', 'upstream'].map((name) => read(`nginx/${name}.conf`)),
  )
  expect(proxy).toMatch(/^proxy_set_header X-Forwarded-For \$proxy_add_x_forwarded_for;$/m)
  expect(proxy).toMatch(/^proxy_set_header Upgrade \$http_upgrade;$/m)
  expect(proxy).not.toMatch(/^ +proxy_set_header/m)
  const retries = [...`${proxy}${shop}${upstream}`.matchAll(/^\s*proxy_next_upstream ([^;]*);$/gm)]
  expect(retries.map(([, when]) => when)).toEqual(['error timeout http_503'])
  for (const [, name] of (proxy ?? '').matchAll(/proxy_pass http:\/\/(\w+);/g))
    expect(upstream).toMatch(new RegExp(`^upstream ${name} {$`, 'm'))
})
