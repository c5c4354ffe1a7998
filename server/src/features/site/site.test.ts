import { expect, test } from 'vitest'
import { useApp } from '../../../test/test-app'

const app = useApp({
  APP_STORE_URL: 'https://apps.test/tavan',
  PLAY_STORE_URL: 'https://play.test/tavan',
  VERIFICATION_SITE_KEY: 'a public key',
  RETURN_DAYS: '20',
})

test('returns the client’s configuration without secrets (SHOP-CONST-04..06 SHOP-CONST-16)', async () => {
  const answer = await app.call('GET', '/config')
  expect(answer.statusCode).toBe(200)
  expect(answer.json().data).toMatchObject({
    verification: { provider: 'altcha', siteKey: 'a public key' },
    storeLinks: { ios: 'https://apps.test/tavan', android: 'https://play.test/tavan' },
    currency: 'USD',
    shippingMethods: [
      { code: 'standard', price: 0, businessDays: { min: 5, max: 7 } },
      { code: 'express', price: 9.99, businessDays: { min: 2, max: 3 } },
    ],
    returnDays: 20,
    timeZone: 'UTC',
    languages: ['en', 'fa', 'nl'],
  })
  expect(answer.body).not.toContain('a secret of the tests')
})

test('SHOP-CALL-01 the API is version 1 of its base, described by the schemas that validate it', async () => {
  const document = (await app.call('GET', '/openapi.json')).json()
  expect(document.openapi).toMatch(/^3\.1/)
  const described = Object.entries(document.paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const bound = app.bind.endpoints.map((e) => `${e.method} ${e.path.replace(/:(\w+)/g, '{$1}')}`)
  expect(described.sort()).toEqual(bound.sort())
  expect(document.info.license).toEqual({ name: 'MIT', identifier: 'MIT' })
  for (const { method, path, allow, token } of app.bind.endpoints) {
    const address = path.replace(/:(\w+)/g, '{$1}')
    const { security } = document.paths[address][method.toLowerCase()]
    expect(security.length === 0, `${method} ${path} needs no token`).toBe(allow === 'public' && !token)
  }
  expect(document.servers).toEqual([{ url: 'http://localhost:3000/api/v1' }])
  const page = await app.call('GET', '/docs')
  expect(page.headers['content-type']).toContain('text/html')
  for (const { path } of app.bind.endpoints) expect(page.body).toContain(path.replace(/:(\w+)/g, '{$1}'))
  expect(page.body).not.toContain('<script')
})
