import type { Locale } from 'contract/locale'
import queueEn from '../web/src/features/coach-dashboard/queue/words/en'
import queueFa from '../web/src/features/coach-dashboard/queue/words/fa'
import { type Api, newEmail } from './lib/api'
import { newCoach } from './lib/new-coach'
import { countPresses } from './lib/presses'
import { answered, editor, giveTo } from './lib/programs'
import { arriveAs, expect, test } from './lib/test'
import { expectAccessible, expectNoSidewaysScroll, expectWellFormed } from './lib/visual-checks'

const QUEUE = '/coach/queue'
/** The full run has a whole Monday; fewer prove the same keys. */
const ATHLETES = process.env.TAVAN_FULL === '1' ? 40 : 6
const WRITING = ATHLETES / 2
/** Most presses for a plan of twelve weeks with fifteen changes. */
const PRESSES_MAX = 120

test.describe.configure({ timeout: 300_000 })

/** A coach with so many new athletes whose questionnaires are in; each has a chat with the coach. */
async function monday(api: Api, athletes: number) {
  const [coach, { token: owner }] = await Promise.all([newCoach(api), api.asOwner()])
  const people: Awaited<ReturnType<typeof answered>>[] = []
  for (let n = 0; n < athletes; n++) {
    const email = newEmail()
    const person = await answered(api, 'TAV-PROG-STR', email)
    await giveTo(api, owner, email, coach.id)
    people.push(person)
  }
  return { coach, people }
}

test('writes twelve weeks for a new athlete from a template with fifteen changes in at most 120 presses (X-53 X-114 X-116)', async ({
  page,
  api,
}) => {
  const { coach: trainer, people } = await monday(api, 1)
  const program = people[0]?.program ?? ''
  const presses = await countPresses(page)
  const coach = editor(page)
  const { dialog, tab, button, field, saved } = coach
  const type = (text: string) => page.keyboard.type(text)
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  /** Types over a field and saves it by Enter. */
  const write = async (label: string, value: string) => {
    await button(`Edit ${label}`).click()
    await expect(field(label)).toBeFocused()
    await type(value)
    await press('Enter')
    await expect(field(label)).toBeHidden()
  }
  await coach.arrive(api, '/coach/dashboard', trainer)
  await page.goto(QUEUE)
  await expect(page.locator('[data-case]')).toHaveCount(1)
  await press('j', 'Enter')
  await expect(tab('tabs.questionnaire')).toHaveAttribute('aria-selected', 'true')

  // 1 to 3: three blocks of four weeks, each copied from the one before.
  await button('Blocks').click()
  const blocks = page.getByRole('dialog', { name: 'Blocks of the plan' })
  const block = (name: string) => blocks.getByRole('listitem', { name, exact: true })
  const more = (name: string) => block(name).getByRole('button', { name: /^More for/ })
  await block('Block 1').getByRole('textbox', { name: 'Name' }).click()
  await type('Base')
  await press('Tab')
  await type('4')
  for (const [from, name] of [
    ['Base', 'Build'],
    ['Build', 'Peak'],
  ] as const) {
    await more(from).click()
    await block(from).getByRole('button', { name: 'Duplicate' }).click()
    await block(`Copy of ${from}`).getByRole('textbox', { name: 'Name' }).click()
    await press('Control+a')
    await type(name)
  }
  await expect(blocks.getByText('The blocks cover all 12 weeks of the plan.')).toBeVisible()
  await blocks.getByRole('button', { name: 'Save Blocks' }).click()
  await expect(blocks).toBeHidden()

  // 4 to 6: title, a goal, a target.
  await tab('tabs.overview').click()
  await write('Program title', 'Strength for Mina')
  await button('Add to Program Goals').click()
  await press('Control+a')
  await type('A pull-up without help')
  await press('Enter')
  await expect(dialog.getByText('A pull-up without help', { exact: true })).toBeVisible()
  await write('Target weight', '64.5')

  // 7 to 9: nutrition.
  await tab('tabs.nutrition').click()
  await write('Calories', '2100')
  await write('Protein', '130')
  await button(/^Breakfast/).click()
  await write('Breakfast: Time', '06:45')

  // 10 to 14: sets, reps and load in one go, an exercise of the library, one removed, one moved, a day copied.
  await tab('tabs.workout').click()
  await button(/^Monday/).click()
  const exercises = dialog.getByRole('article')
  const before = await exercises.count()
  const [first = '', second = ''] = await exercises.getByRole('heading').allTextContents()
  const edit = (name: string) => button(new RegExp(`^Edit .?${name}.?$`))
  await button('Sets, Reps, Rest and Load').click()
  await expect(dialog.getByRole('textbox', { name: /: Sets$/ }).first()).toBeFocused()
  await type('5')
  await press('Tab')
  await type('6')
  await press('Tab', 'Tab')
  await type('62.5 kg')
  await press('Enter')
  await expect(saved).toBeVisible()
  await expect(exercises.first()).toContainText('62.5 kg')
  await button('Add Exercise').click()
  await type('romanian')
  await expect(dialog.locator('[data-suggestion]').first()).toBeVisible()
  await press('ArrowDown', 'Enter')
  // The name is filled in and the next thing to say is how often.
  await expect(field('Sets')).toBeFocused()
  await type('3')
  await press('Enter')
  await expect(exercises).toHaveCount(before + 1)
  await expect(exercises.last()).toContainText('Romanian')
  await expect(exercises.last()).toContainText('3')
  await exercises
    .nth(1)
    .getByRole('button', { name: /^Delete/ })
    .click()
  await expect(exercises).toHaveCount(before)
  await exercises
    .last()
    .getByRole('button', { name: /^Move .* up$/i })
    .click()
  await expect(exercises.nth(before - 2)).toContainText('Romanian')
  await dialog
    .getByRole('region', { name: /^Monday/ })
    .getByRole('button', { name: 'Duplicate Day', exact: true })
    .click()
  await dialog.getByRole('button', { name: 'Thursday', exact: true }).click()
  await expect(page.getByText('A copy was added.', { exact: true })).toBeVisible()

  // 15: more in the block that follows.
  await button('Blocks').click()
  await more('Build').click()
  await block('Build').getByRole('button', { name: 'Show in the Plan' }).click()
  await expect(dialog.getByText(/which is not the current block/)).toBeVisible()
  await button(/^Monday/).click()
  await edit(first).first().click()
  await press('Tab', 'Tab', 'Tab')
  await type('6')
  await press('Enter')
  await expect(saved).toBeVisible()
  await button('Back to the Current Block').click()

  await button('Publish').click()
  await page
    .getByRole('dialog', { name: 'Publish this program?' })
    .getByRole('button', { name: 'Publish' })
    .click()
  await expect(page.getByText('The program is now: Active.')).toBeVisible()
  const { token } = trainer
  type Row = { name: string; sets: number; reps: string; targets?: { index: number; load: number }[] }
  type Day = { exercises: Row[] }
  type Plan = {
    title: string
    duration: number
    goals: string[]
    workout: { weeklySchedule: Record<string, Day> }
  }
  const { data } = await api.call<{ data: { programData: Plan } }>(
    'GET',
    `/coach/user-programs/${program}/complete`,
    { token },
  )
  expect(data.programData).toMatchObject({ title: 'Strength for Mina', duration: 84 })
  expect(data.programData.goals.at(-1)).toBe('A pull-up without help')
  const { monday: day, thursday } = data.programData.workout.weeklySchedule
  expect(day?.exercises[0]).toMatchObject({ name: first, sets: 5, reps: '6' })
  expect(day?.exercises[0]?.targets?.map(({ load }) => load)).toEqual(Array(5).fill(62.5))
  expect(day?.exercises.map(({ name }) => name)).not.toContain(second)
  expect(thursday?.exercises.map(({ name }) => name)).toEqual(day?.exercises.map(({ name }) => name))
  const stored = await api.call<{
    data: { blocks: { name: string; weeks: number; workout: Plan['workout'] }[] }
  }>('GET', `/coach/user-programs/${program}/blocks`, { token })
  expect(stored.data.blocks.map(({ name, weeks }) => `${name} ${weeks}`)).toEqual([
    'Base 4',
    'Build 4',
    'Peak 4',
  ])
  expect(stored.data.blocks[1]?.workout.weeklySchedule.monday?.exercises[0]?.sets).toBe(6)
  const { keys, clicks } = presses
  console.log(
    `a plan of twelve weeks with fifteen changes: ${keys + clicks} presses (${clicks} clicks, ${keys} keys)`,
  )
  expect(keys + clicks).toBeGreaterThan(40)
  expect(keys + clicks).toBeLessThanOrEqual(PRESSES_MAX)
})

test('works through the queue of all athletes by keyboard alone, in English and in Persian', async ({
  page,
  api,
  consoleErrors,
}) => {
  // The opened message counts as read, and its line may be there until the list was read again.
  consoleErrors.expect(/^404 POST \S+\/coach\/queue\/message-\w+\/done$/)
  const { coach: trainer, people } = await monday(api, ATHLETES)
  const writes = (who: (typeof people)[number], content: string) => sayTo(api, who.token, content)
  for (const [n, person] of people.slice(0, WRITING).entries())
    await writes(person, `My knee hurts since day ${n + 1}`)
  const presses = await countPresses(page)
  const coach = editor(page)
  const lines = page.locator('[data-case]')
  await coach.arrive(api, '/coach/dashboard', trainer)
  await page.goto(QUEUE)
  await expect(lines).toHaveCount(ATHLETES + WRITING)
  await expectAccessible(page, 'queue')
  await work('en')

  // The next Monday everybody has written.
  for (const [n, person] of people.entries()) await writes(person, `پیام ${n + 1}`)
  await arriveAs(page, { locale: 'fa', theme: 'dark' })
  await editor(page, 'fa').arrive(api, '/coach/dashboard', trainer)
  await page.goto(QUEUE)
  await expect(lines).toHaveCount(ATHLETES)
  await expectWellFormed(page, 'fa', 'queue')
  await expectNoSidewaysScroll(page, 'queue')
  await work('fa')
  expect(presses.clicks).toBe(0)

  /** Empties the queue by keyboard: one reply, one case opened, one snoozed, Done for the others. */
  async function work(locale: Locale) {
    const w = { en: queueEn, fa: queueFa }[locale as 'en' | 'fa'].queue
    const key = (letter: string) => pressAt(letter, locale)
    const count = await lines.count()
    await key('j')
    await expect(lines.first()).toBeFocused()
    await key('j')
    await expect(lines.nth(1)).toBeFocused()
    await key('k')
    await expect(lines.first()).toBeFocused()
    // The athlete is beside the list; r leads into the field for a reply.
    const column = page.getByRole('main').getByRole('region', { name: 'Mina Rad' })
    await expect(column).toBeVisible()
    if (locale === 'fa') await expectNoSidewaysScroll(page, 'athlete')
    await expectAccessible(page, `athlete (${locale})`)
    await key('r')
    const field = column.getByRole('textbox').first()
    await expect(field).toBeFocused()
    await page.keyboard.type('I will look at it today.')
    await page.keyboard.press('Enter')
    await expect(field).toHaveValue('')
    // Enter opens what the case is about; after Back the focus is on a line again.
    const current = page.locator('[data-case]:focus')
    await expect(current).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/coach\/dashboard/)
    await page.goBack()
    await expect(current).toHaveCount(1)
    await expect(page).toHaveURL(/\/coach\/queue/)
    const at = await current.getAttribute('data-case')
    // Tab leads to Snooze, whose menu is walked by Tab.
    await key('s')
    await expect(page.getByRole('button', { name: w.until.tomorrow, exact: true })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: w.until.tomorrow, exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator(`[data-case="${at}"]`)).toHaveCount(0)
    for (let left = await lines.count(); left > 0; left--) {
      await expect(lines).toHaveCount(left)
      await key('e')
    }
    await expect(page.getByText(w.empty, { exact: true })).toBeVisible()
    expect(count).toBeGreaterThanOrEqual(ATHLETES)
  }

  /** Presses the key of a letter; with a Persian keyboard it yields another letter. */
  async function pressAt(letter: string, locale: Locale) {
    if (locale !== 'fa') return page.keyboard.press(letter)
    const persian: Record<string, string> = { j: 'ت', k: 'ن', r: 'ق', s: 'س', e: 'ث' }
    const session = await page.context().newCDPSession(page)
    const event = {
      key: persian[letter] ?? '',
      code: `Key${letter.toUpperCase()}`,
      text: persian[letter] ?? '',
    }
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...event })
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event })
    await session.detach()
  }
})

/** Sends a message of an athlete to the coach from another address than that of the others, which has its own limit. */
async function sayTo(api: Api, token: string, content: string): Promise<void> {
  const { data } = await api.call<{ data: { _id: string; closedAt: string | null }[] }>('GET', '/chat/list', {
    token,
  })
  const chat = data.find(({ closedAt }) => closedAt === null)
  await api.call('POST', `/chat/${chat?._id}/messages`, { token, body: { content } })
}
