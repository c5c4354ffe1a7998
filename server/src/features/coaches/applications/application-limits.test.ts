import { DOCUMENT_BYTES_MAX } from 'contract/coaches/rules'
import { describe, expect, test } from 'vitest'
import { pdfOf } from '../../../../test/documents'
import { makeProduct } from '../../../../test/factories'
import { apply } from '../../../../test/multipart'
import { useApp } from '../../../../test/test-app'

const app = useApp()

describe('limits of the form', () => {
  test('S35 tries of one address, before the body is read', async () => {
    const address = '10.77.0.1'
    const answers = []
    for (let i = 0; i < 31; i++)
      answers.push((await apply(app, { fields: { email: 'x' } }, { address })).statusCode)
    expect(answers).toEqual([...Array(30).fill(400), 429])
    const body = 'not even a form'
    const unread = await app.call('POST', '/coach-applications/submit', {
      body,
      address,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    })
    expect(unread.statusCode).toBe(429)
    expect(Number(unread.headers['retry-after'])).toBeGreaterThan(0)
    expect((await apply(app, {}, { address: '10.77.0.2' })).statusCode).toBe(201)
  })

  test('S35 tries for one mail address, from wherever', async () => {
    const fields = { email: 'victim@tavan.test' }
    const answers = []
    for (let i = 0; i < 11; i++) answers.push((await apply(app, { fields })).statusCode)
    expect(answers).toEqual([201, ...Array(9).fill(409), 429])
  })

  test('limits mails to one address a day, whatever their kind and sender (X-98)', async () => {
    const email = 'filled@tavan.test'
    const productId = await makeProduct(app, { stock: 0 })
    const alert = (i: number) =>
      app.call('POST', `/products/${productId}/notify`, { body: { email }, address: `10.78.0.${i}` })
    const answers = []
    for (let i = 0; i < 30; i++) answers.push((await alert(i)).statusCode)
    expect(answers).toEqual(Array(30).fill(200))
    expect((await alert(99)).statusCode).toBe(429)
    const application = await apply(app, { fields: { email } })
    expect([application.statusCode, application.json().code]).toEqual([429, 'auth.too_many_attempts'])
    expect((await apply(app, { fields: { email: 'other@tavan.test' } })).statusCode).toBe(201)
  })

  test('S21 bytes of one address in a day', async () => {
    const address = '10.77.0.3'
    const large = pdfOf(DOCUMENT_BYTES_MAX)
    const files = Array.from({ length: 5 }, () => ({ name: 'large.pdf', content: large }))
    const answers = []
    for (let i = 0; i < 5; i++) answers.push((await apply(app, { files }, { address })).json().code)
    expect(answers).toEqual([...Array(4).fill(undefined), 'files.too_much'])
  })

  test('without limits there are none', async () => {
    const other = await app.again({ RATE_LIMITS: 'off' })
    for (let i = 0; i < 32; i++)
      expect((await apply(other, { fields: { email: 'x' } }, { address: '10.77.0.1' })).statusCode).toBe(400)
  })
})
