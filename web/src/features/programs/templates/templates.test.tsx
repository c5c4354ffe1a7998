import { act, screen, waitFor, within } from '@testing-library/react'
import type { CoachTemplate, CoachTemplateRow } from 'contract/programs/coach-template-calls'
import { mergePlan } from 'contract/programs/plan-changes'
import type { PlanNews } from 'contract/training/news-calls'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeCoachServer, open, path, said } from '../../../../test/coach-area'
import { aPlan, squat } from '../../../../test/coach-program'
import { later, refusal } from '../../../../test/fake-server'

let server: ReturnType<typeof fakeCoachServer>['server']

const UPDATED = '2026-11-20T10:00:00.000Z'
const rowOf = (name: string, more: Partial<CoachTemplateRow> = {}): CoachTemplateRow => ({
  _id: name.toLowerCase(),
  name,
  own: true,
  version: 3,
  updatedAt: UPDATED,
  plans: 0,
  ...more,
})
const wholeOf = (name: string, more: Partial<CoachTemplate> = {}): CoachTemplate => {
  const { plans: _, ...row } = rowOf(name)
  return { ...row, programData: aPlan, ...more }
}
const answer = (data: unknown) => ({ success: true, data })
const rows = [rowOf('Mine', { plans: 2 }), rowOf('House', { own: false, version: null })]

beforeEach(() => {
  localStorage.clear()
  server = fakeCoachServer().server
  server.on({
    'GET /coach/templates': () => answer({ items: rows }),
    'GET /coach/templates/:id': ({ params }) =>
      answer(params.id === 'mine' ? wholeOf('Mine') : wholeOf('House', { own: false, version: null })),
    'PUT /coach/templates/:id': ({ body: { version, ...body } }) =>
      answer(wholeOf('Mine', { ...body, version: version + 1 })),
    'POST /coach/templates': ({ body }) => answer(wholeOf(body.name, { _id: 'mine' })),
    'DELETE /coach/templates/:id': () => ({ success: true }),
    'POST /coach/templates/:id/restore': () => answer(wholeOf('Mine')),
  })
})
afterEach(() => vi.unstubAllGlobals())

const lineOf = async (name: string) =>
  within((await screen.findByRole('link', { name })).closest('li') as HTMLElement)

describe('the list of templates [49]', () => {
  it('shows own templates, which can be deleted, and those of the house, which can be copied', async () => {
    await open('/coach/templates')
    const [mine, house] = [await lineOf('Mine'), await lineOf('House')]
    expect(mine.getByText('2 plans came from it')).toBeTruthy()
    expect(house.getByText('No plan came from it yet')).toBeTruthy()
    expect(house.queryByRole('button', { name: 'Delete' })).toBeNull()
    const parts = within(screen.getByRole('navigation', { name: 'Parts of the library' }))
    expect(parts.getByRole('link', { name: 'Templates' }).getAttribute('aria-current')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Library' }).getAttribute('aria-current')).toBe('page')
  })

  it('deletes once, however quickly the button is pressed, and brings the template back', async () => {
    const waits = later()
    server.on({ 'DELETE /coach/templates/:id': () => waits.promise })
    const { visitor } = await open('/coach/templates')
    const button = (await lineOf('Mine')).getByRole('button', { name: 'Delete' })
    await visitor.dblClick(button)
    await act(async () => waits.settle({ success: true }))
    await visitor.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('The template is back.')).toBeTruthy()
    expect(server.calls('DELETE', '/coach/templates/mine')).toHaveLength(1)
    expect(server.calls('POST', '/coach/templates/mine/restore')).toHaveLength(1)
  })

  it('copies a template of the house and tells a failure', async () => {
    const { visitor } = await open('/coach/templates')
    const press = async () =>
      visitor.click((await lineOf('House')).getByRole('button', { name: 'Duplicate' }))
    await press()
    await waitFor(() =>
      expect(server.calls('POST', '/coach/templates')[0]?.body).toEqual({
        name: 'Copy of House',
        from: { templateId: 'house' },
      }),
    )
    server.on({ 'POST /coach/templates': () => refusal('programs.templates_full', { max: 200 }) })
    await press()
    expect(await screen.findByText('You already have 200 templates')).toBeTruthy()
  })

  it('copies a template with the longest name under one that is not longer', async () => {
    server.on({ 'GET /coach/templates': () => answer({ items: [rowOf('L'.repeat(200))] }) })
    const { visitor } = await open('/coach/templates')
    await visitor.click(await screen.findByRole('button', { name: 'Duplicate' }))
    await waitFor(() => expect(server.calls('POST', '/coach/templates')).toHaveLength(1))
    const { name } = server.calls('POST', '/coach/templates')[0]?.body ?? {}
    expect(name).toMatch(/^Copy of L+…$/)
    expect(name).toHaveLength(200)
  })

  it('adds an empty template under a name and opens it', async () => {
    const shown = await open('/coach/templates')
    const { visitor } = shown
    await visitor.click(await screen.findByRole('button', { name: 'New Template' }))
    const dialog = within(await screen.findByRole('dialog'))
    await visitor.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('Name is required')).toBeTruthy()
    await visitor.type(dialog.getByLabelText('Name of the template'), 'Base{Enter}')
    await screen.findByRole('heading', { level: 1, name: 'Mine' })
    expect(path(shown)).toBe('/coach/templates/mine')
    expect(server.calls('POST', '/coach/templates')[0]?.body.name).toBe('Base')
  })

  it('says so when there is none, and offers a retry when they cannot be loaded', async () => {
    server.on({ 'GET /coach/templates': () => refusal('auth.forbidden') })
    const { visitor } = await open('/coach/templates')
    expect(await screen.findByText('The templates couldn’t be loaded')).toBeTruthy()
    server.on({ 'GET /coach/templates': () => answer({ items: [] }) })
    await visitor.click(screen.getByRole('button', { name: /try again|retry/i }))
    expect(await screen.findByText('No templates of your own yet')).toBeTruthy()
  })
})

describe('one template [49]', () => {
  it('is edited with the fields of a plan, each save on the newest version', async () => {
    const { visitor } = await open('/coach/templates/mine')
    const edit = async (name: string, text: string) => {
      await visitor.click(await screen.findByRole('button', { name: `Edit ${name}` }))
      const box = within(screen.getByRole('group', { name })).getByRole('textbox')
      await visitor.clear(box)
      await visitor.type(box, `${text}{Enter}`)
    }
    await edit('Program title', 'Base')
    expect(await screen.findByText('Template saved.')).toBeTruthy()
    await edit('Name of the template', 'Better')
    const saves = () => server.calls('PUT', '/coach/templates/mine').map(({ body }) => body)
    await waitFor(() => expect(saves()).toHaveLength(2))
    expect(saves()[0]).toEqual({ programData: mergePlan(aPlan, { title: 'Base' }), version: 3 })
    expect(saves()[1]).toEqual({ name: 'Better', version: 4 })
  })

  it('saves again on a newer version when another part had changed, and shows it when the same had', async () => {
    const { visitor } = await open('/coach/templates/mine')
    await screen.findByRole('button', { name: 'Edit Program title' })
    const newer = wholeOf('Mine', { version: 8, programData: { ...aPlan, goals: ['Row'] } })
    let refusals = 1
    server.on({
      'GET /coach/templates/:id': () => answer(newer),
      'PUT /coach/templates/:id': ({ body: { version, ...body } }) =>
        refusals-- > 0
          ? refusal('programs.template_changed')
          : answer(wholeOf('Mine', { ...newer, ...body, version: version + 1 })),
    })
    const write = async (text: string) => {
      await visitor.click(await screen.findByRole('button', { name: 'Edit Program title' }))
      const box = within(screen.getByRole('group', { name: 'Program title' })).getByRole('textbox')
      await visitor.clear(box)
      await visitor.type(box, `${text}{Enter}`)
    }
    await write('Base')
    await screen.findByText('Template saved.')
    expect(server.calls('PUT', '/coach/templates/mine').at(-1)?.body).toEqual({
      programData: { ...aPlan, goals: ['Row'], title: 'Base' },
      version: 8,
    })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('offers both versions of a part that was changed in two windows, and keeps the chosen one (X-53)', async () => {
    const { visitor } = await open('/coach/templates/mine')
    await screen.findByRole('button', { name: 'Edit Program title' })
    let stored = wholeOf('Mine', { version: 8, programData: { ...aPlan, title: 'Theirs' } })
    let refusals = 0
    server.on({
      'GET /coach/templates/:id': () => answer(stored),
      'PUT /coach/templates/:id': ({ body: { version, ...body } }) => {
        if (refusals-- > 0) return refusal('programs.template_changed')
        stored = wholeOf('Mine', { ...stored, ...body, version: version + 1 })
        return answer(stored)
      },
    })
    const field = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Program title' })
    const dialog = () => screen.findByRole('dialog', { name: 'Changed in another window' })
    const choose = async (name: string) => visitor.click(within(await dialog()).getByRole('button', { name }))
    const saved = () => server.calls('PUT', '/coach/templates/mine')

    refusals = 1
    await visitor.click(screen.getByRole('button', { name: 'Edit Program title' }))
    await visitor.keyboard('Mine{Enter}')
    const asked = within(await dialog())
    expect([asked.getByText('Theirs'), asked.getByText('Mine')]).toHaveLength(2)
    expect(screen.getByText('You changed the same in another window.')).toBeTruthy()
    // Neither yet: the draft stays.
    await choose('Close')
    await waitFor(() => expect(field()?.disabled).toBe(false))
    expect([field()?.value, saved().length]).toEqual(['Mine', 1])

    stored = wholeOf('Mine', { version: 9, programData: { ...aPlan, title: 'Theirs again' } })
    refusals = 1
    await visitor.type(field() as HTMLElement, '{Enter}')
    await choose('Keep Mine')
    await waitFor(() => expect(field()).toBeNull())
    expect(saved().at(-1)?.body).toMatchObject({ programData: { title: 'Mine' }, version: 9 })

    stored = wholeOf('Other', { _id: 'mine', version: 20 })
    refusals = 1
    await visitor.click(screen.getByRole('button', { name: 'Edit Name of the template' }))
    await visitor.keyboard('Third{Enter}')
    expect(within(await dialog()).getByText(/Name of the template/)).toBeTruthy()
    await choose('Reload')
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Name of the template' })).toBeNull())
    expect(screen.getByRole('heading', { level: 1, name: 'Other' })).toBeTruthy()
    expect(saved()).toHaveLength(4)
  })

  it('duplicates an exercise and a day in a template', async () => {
    const { visitor } = await open('/coach/templates/mine?part=workout')
    await visitor.click(await screen.findByRole('button', { name: /^Monday/ }))
    const day = within(screen.getByRole('region', { name: /^Monday/ }))
    await visitor.click(within(day.getByRole('article')).getByRole('button', { name: 'Duplicate' }))
    await waitFor(() => expect(server.calls('PUT', '/coach/templates/mine')).toHaveLength(1))
    const { programData } = server.calls('PUT', '/coach/templates/mine')[0]?.body ?? {}
    expect(programData.workout.weeklySchedule.monday.exercises).toEqual([squat, squat])
  })

  it('of the house can only be read and copied', async () => {
    await open('/coach/templates/house')
    expect(await screen.findByText(/^This template is from the house/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Edit / })).toBeNull()
    expect(screen.getByRole('button', { name: 'Duplicate' })).toBeTruthy()
  })

  it('tells that another coach’s template is not here', async () => {
    server.on({ 'GET /coach/templates/:id': () => refusal('programs.template_not_found') })
    await open('/coach/templates/other')
    expect(await screen.findByText('This template is not here')).toBeTruthy()
  })
})

const monday = 'workout.weeklySchedule.monday.exercises'
const news = (id: string, firstName: string, more: Partial<PlanNews> = {}): PlanNews => ({
  userProgramId: id,
  user: { id: `of-${id}`, firstName, lastName: 'Rad' },
  version: 4,
  changes: [
    { path: 'title', from: 'Old', to: 'New' },
    {
      path: monday,
      from: [
        { ...squat, id: 'a' },
        { ...squat, id: 'b', name: 'Press' },
      ],
      to: [
        { ...squat, id: 'a', sets: 9 },
        { ...squat, id: 'c', name: 'Row' },
      ],
    },
  ],
  ...more,
})
const HERE = '/coach/templates/mine/news'

describe('changes that plans may take over [50]', () => {
  beforeEach(() =>
    server.on({
      'GET /coach/templates/:id/news': () =>
        answer({ items: [news('p1', 'Mina'), news('p2', 'Sara', { version: 9 })], state: 's1' }),
    }),
  )

  it('shows the changes of each plan under the name of its athlete', async () => {
    await open('/coach/templates/mine?part=plans')
    const line = within(
      (await screen.findByRole('checkbox', { name: /Mina Rad/ })).closest('li') as HTMLElement,
    )
    expect(line.getByText('Old')).toBeTruthy()
    const lines = within(line.getAllByRole('list').at(-1) as HTMLElement).getAllByRole('listitem')
    const plain = lines.map(({ textContent }) => textContent?.replace(/[\u2066-\u2069]/g, ''))
    expect(plain).toEqual(['Removed: Press', 'Added: Row', 'Back Squat: Sets'])
  })

  it('takes over for the chosen athletes once, with the versions that were seen, and tells each result', async () => {
    const waits = later()
    server.on({ 'POST /coach/templates/:id/news/apply': () => waits.promise })
    const { visitor } = await open('/coach/templates/mine?part=plans')
    await visitor.click(await screen.findByRole('checkbox', { name: /Mina Rad/ }))
    await visitor.click(screen.getByRole('checkbox', { name: /Mina Rad/ }))
    await visitor.dblClick(screen.getByRole('button', { name: 'Take Over for 2 Athletes' }))
    const results = [
      { userProgramId: 'p1', outcome: 'applied', version: 5, code: null },
      { userProgramId: 'p2', outcome: 'changed', version: 10, code: null },
    ]
    await act(async () => waits.settle(answer({ results })))
    expect(await screen.findByText('Taken over')).toBeTruthy()
    expect(screen.getByText('The plan changed meanwhile. Compare again.')).toBeTruthy()
    expect(server.calls('POST', `${HERE}/apply`).map(({ body }) => body)).toEqual([
      { userProgramIds: ['p1', 'p2'], versions: [4, 9], state: 's1' },
    ])
    server.on({ 'GET /coach/templates/:id/news': () => answer({ items: [], state: 's1' }) })
    await visitor.click(screen.getByRole('button', { name: 'Compare Again' }))
    expect(await screen.findByText('All plans are up to date')).toBeTruthy()
  })

  it('leaves out unchecked athletes, and compares again when the template has changed', async () => {
    server.on({ 'POST /coach/templates/:id/news/apply': () => refusal('programs.template_changed') })
    const { visitor } = await open('/coach/templates/mine?part=plans')
    await visitor.click(await screen.findByRole('checkbox', { name: /Mina Rad/ }))
    await visitor.click(screen.getByRole('button', { name: 'Take Over for 1 Athlete' }))
    await waitFor(() => expect(said()).toContain('while you were editing'))
    expect(server.calls('POST', `${HERE}/apply`)[0]?.body.userProgramIds).toEqual(['p2'])
    // The preview is of an older state of the template, so it is made anew.
    await waitFor(() => expect(server.calls('GET', HERE)).toHaveLength(2))
  })

  it('offers a retry when the plans cannot be compared', async () => {
    server.on({ 'GET /coach/templates/:id/news': () => refusal('auth.forbidden') })
    await open('/coach/templates/mine?part=plans')
    expect(await screen.findByText('The plans couldn’t be compared')).toBeTruthy()
  })

  it('shows no earlier comparison when comparing again fails', async () => {
    const results = [{ userProgramId: 'p1', outcome: 'applied', version: 5, code: null }]
    server.on({ 'POST /coach/templates/:id/news/apply': () => answer({ results }) })
    const { visitor } = await open('/coach/templates/mine?part=plans')
    await visitor.click(await screen.findByRole('button', { name: /^Take Over/ }))
    server.on({ 'GET /coach/templates/:id/news': () => refusal('auth.forbidden') })
    await visitor.click(await screen.findByRole('button', { name: 'Compare Again' }))
    expect(await screen.findByText('The plans couldn’t be compared')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Take Over/ })).toBeNull()
  })

  it('keeps apart two added exercises of one name', async () => {
    const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const to = [
      { ...squat, id: 'a' },
      { ...squat, id: 'b' },
    ]
    const items = [news('p1', 'Mina', { changes: [{ path: monday, from: [], to }] })]
    server.on({ 'GET /coach/templates/:id/news': () => answer({ items, state: 's1' }) })
    await open('/coach/templates/mine?part=plans')
    expect(await screen.findAllByText(/^Added: .*Back Squat/)).toHaveLength(2)
    expect(complained.mock.calls.filter(([text]) => String(text).includes('same key'))).toEqual([])
    complained.mockRestore()
  })

  it('reads in Persian', async () => {
    await open('/coach/templates/mine?part=plans', { locale: 'fa' })
    expect(await screen.findByRole('button', { name: 'آوردن برای ۲ ورزشکار' })).toBeTruthy()
  })
})
