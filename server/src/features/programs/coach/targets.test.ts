import { describe, expect, test } from 'vitest'
import { makeAccount } from '../../../../test/factories'
import { makeCoach, makePlan } from '../../../../test/programs'
import { useApp } from '../../../../test/test-app'

const app = useApp({ RATE_LIMITS: 'off' })

const weight = { kind: 'weight', value: 75, unit: 'kg', by: '2027-01-01' }
const waist = { kind: 'waist', value: 85, unit: 'cm', by: null }

async function coached() {
  const made = await makePlan(app)
  const at = `/coach/user-programs/${made.id}`
  const token = made.coach.token
  return {
    ...made,
    at,
    read: async (by = made.coach) => app.call('GET', `${at}/targets`, { token: by.token }),
    put: (targets: unknown, version: number) =>
      app.call('PUT', `${at}/targets`, { token, body: { targets, version } }),
    mine: async (by: { token: string } = made.customer) =>
      app.call('GET', `/user-programs/${made.id}/targets`, { token: by.token }),
    post: (path: string, body: object) => app.call('POST', `${at}/${path}`, { token, body }),
    complete: async () => (await app.call('GET', `${at}/complete`, { token })).json().data,
  }
}

describe('targets of an athlete', () => {
  test('are set with the version of the plan, read by the coach and the athlete, and keep it without a change', async () => {
    const one = await coached()
    expect((await one.read()).json().data).toEqual({ targets: [], version: 1 })
    const { version } = await one.complete()
    const put = await one.put([weight, { ...waist, by: undefined }], version)
    expect(put.json().data).toEqual({ targets: [weight, waist], version: 2 })
    expect((await one.put([weight, waist], 2)).json().data.version).toBe(2)
    expect((await one.mine()).json().data).toEqual({ targets: [weight, waist] })
    expect(await one.complete()).toMatchObject({ version: 2, targets: [weight, waist] })
    const { items } = (await app.call('GET', `${one.at}/versions`, { token: one.coach.token })).json().data
    expect(items[0].changes).toEqual([
      { path: 'targets', from: [], to: ['weight 75 kg (2027-01-01)', 'waist 85 cm'] },
    ])
  })

  test('refuse a change that did not see the last one, and let changes of the plan pass (X-53)', async () => {
    const one = await coached()
    await one.put([weight], 1)
    const late = await one.put([waist], 1)
    expect(late.statusCode).toBe(409)
    expect(late.json()).toMatchObject({
      code: 'programs.changed_meanwhile',
      data: { version: 2, current: { targets: [weight] } },
    })
    expect(
      (await one.post('edits', { version: 1, edits: [{ path: 'title', value: 'New' }] })).statusCode,
    ).toBe(200)
    expect((await one.put([waist], 2)).json().data).toEqual({ targets: [waist], version: 4 })
    expect((await one.put([waist], 9)).json().code).toBe('programs.version_invalid')
  })

  test('stay when a change of the plan is taken back or an earlier version is restored', async () => {
    const one = await coached()
    await one.post('edits', { version: 1, edits: [{ path: 'title', value: 'New' }] })
    await one.put([weight], 2)
    expect((await one.post('undo', { version: 3 })).statusCode).toBe(200)
    expect((await one.complete()).programData.title).toBe('Plan')
    expect((await one.post('versions/2/restore', {})).statusCode).toBe(200)
    expect((await one.complete()).programData.title).toBe('New')
    expect((await one.read()).json().data.targets).toEqual([weight])
  })

  test('are refused where they cannot be right', async () => {
    const one = await coached()
    const codesOf = async (targets: unknown) => (await one.put(targets, 1)).json().fieldCodes
    expect(await codesOf([{ ...weight, unit: 'lb' }])).toEqual({ 'targets.0.unit': 'programs.unit_invalid' })
    expect(await codesOf([{ ...weight, value: 7 }])).toEqual({
      'targets.0.value': 'programs.measurement_invalid',
    })
    expect(await codesOf([{ ...weight, by: '2027-02-31' }])).toEqual({
      'targets.0.by': 'programs.target_day',
    })
    expect(await codesOf([weight, weight])).toEqual({ 'targets.1.by': 'programs.target_twice' })
    expect(await codesOf(Array(21).fill(weight))).toMatchObject({ targets: 'request.too_many' })
    expect((await one.read()).json().data.targets).toEqual([])
  })

  test('are of the own coach and athlete only, hidden until the plan is published, and fixed once it is over', async () => {
    const one = await coached()
    await one.put([weight], 1)
    expect((await one.read(await makeCoach(app))).statusCode).toBe(404)
    expect((await one.mine(await makeAccount(app))).statusCode).toBe(404)
    await app.deps.db`update user_programs set published_at = null where id = ${one.id}`
    expect((await one.mine()).json().data).toEqual({ targets: [] })
    await app.deps.db`update user_programs set status = 'completed' where id = ${one.id}`
    expect((await one.put([], 2)).json().code).toBe('programs.not_editable')
  })
})
