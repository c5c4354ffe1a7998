import blocksFa from '../web/src/features/programs/coach/blocks/words/fa'
import { type Api, newEmail } from './lib/api'
import { newCoach } from './lib/new-coach'
import { answered, editor, giveTo } from './lib/programs'
import { arriveAs, expect, test } from './lib/test'
import { inFullRun } from './lib/tested-locales'
import { expectNoSidewaysScroll, expectWellFormed } from './lib/visual-checks'

/** Creates a coach with one user whose plan is not written yet. */
async function atWork(api: Api, sku: string) {
  const email = newEmail()
  const [trainer, athlete, { token }] = await Promise.all([
    newCoach(api),
    answered(api, sku, email),
    api.asOwner(),
  ])
  await giveTo(api, token, email, trainer.id)
  // New orders of other tests may be assigned to any free coach, so the list is filtered.
  return { trainer, athlete, list: `/coach/dashboard?search=${encodeURIComponent(email)}` }
}

/** Returns a program's stored plan as its coach reads it. */
async function planOf(api: Api, token: string, program: string): Promise<object> {
  const { data } = await api.call<{ data: { programData: object } }>(
    'GET',
    `/coach/user-programs/${program}/complete`,
    { token },
  )
  return data.programData
}

test.describe.configure({ timeout: 240_000 })

// Every kind of field: the screen tests of web/src/features/programs/coach.
test('edits a plan inline in two tabs of one coach, with history and leave guard (X-53 X-55 X-56 COACH-PD-03 COACH-STATE-13 COACH-WO-09 COACH-WO-13)', async ({
  page,
  api,
  context,
  consoleErrors,
}) => {
  consoleErrors.expect(/^409 PUT \/api\/v1\/coach\/user-programs\//)
  const { trainer, athlete, list } = await atWork(api, 'TAV-PROG-10K')
  const coach = editor(page)
  const { dialog, tab, button, field, part, write, saved, chooseMore } = coach
  await coach.arrive(api, list, trainer)

  await coach.openProgram('Mina Rad')
  await write('Program title', 'Ten kilometres for Mina')
  await expect(saved).toBeVisible()
  await write('Duration (days)', '۷۰')
  await expect(part('Program Description').getByText('70 days', { exact: true })).toBeVisible()

  await tab('tabs.workout').click()
  await button(/^Monday/).click()
  await button('Add Exercise').click()
  await dialog.getByLabel('Name', { exact: true }).fill('Strides')
  await dialog.getByLabel('Equipment', { exact: true }).fill('Shoes, , Watch,')
  await button('Save').click()
  const exercise = dialog.getByRole('article', { name: 'Strides' })
  await expect(exercise.getByText('Shoes, Watch', { exact: true })).toBeVisible()
  await button('Sets, Reps, Rest and Load').click()
  await page.keyboard.type('۶')
  await page.keyboard.press('Tab')
  await page.keyboard.type('12-15')
  await page.keyboard.press('Enter')
  await expect(exercise.getByText('12-15', { exact: true })).toBeVisible()
  await expect(exercise.getByText('6', { exact: true })).toBeVisible()
  // However far the plan is scrolled.
  await page
    .getByRole('group', { name: 'Monday: Exercises' })
    .getByRole('button')
    .last()
    .scrollIntoViewIfNeeded()
  await expect(tab('tabs.workout')).toBeInViewport()
  await expect(dialog.getByText(/^Week \d+ of \d+$/)).toBeInViewport()

  // Another tab of the same coach edits the same field meanwhile.
  const other = await context.newPage()
  consoleErrors.follow(other)
  const second = editor(other)
  await other.goto(list)
  await second.openProgram('Mina Rad')
  await tab('tabs.overview').click()
  await second.write('Program title', 'From the other tab')
  await second.write('Description', 'Three runs a week.')
  await button('Edit Program title').click()
  await field('Program title').fill('From this tab')
  await field('Program title').press('Enter')
  const conflict = page.getByRole('dialog', { name: 'Changed by someone else' })
  await expect(conflict.getByText('From the other tab', { exact: true })).toBeVisible()
  await expect(conflict.getByText('From this tab', { exact: true })).toBeVisible()
  await conflict.getByRole('button', { name: 'Keep Mine' }).click()
  await expect(dialog.getByText('From this tab', { exact: true })).toBeVisible()
  await other.close()

  await chooseMore('Version History')
  const history = page.getByRole('dialog', { name: 'Version history' })
  const newest = history.getByRole('listitem').first()
  await expect(newest).toContainText('From this tab')
  await expect(newest).toContainText('From the other tab')
  await page.keyboard.press('Escape')

  await button('Edit Description').click()
  await field('Description').fill('Not saved')
  await tab('tabs.tracking').click()
  const question = page.getByRole('dialog', { name: 'Unsaved changes' })
  await question.getByRole('button', { name: 'Keep Editing' }).click()
  await expect(field('Description')).toHaveValue('Not saved')
  // Back asks too and closes the program once the coach agrees; Forward reopens it.
  const opened = page.url()
  await page.goBack()
  await question.getByRole('button', { name: 'Keep Editing' }).click()
  await expect(field('Description')).toHaveValue('Not saved')
  await expect(page).toHaveURL(opened)
  await page.goBack()
  await question.getByRole('button', { name: 'Discard Changes' }).click()
  await expect(dialog).toBeHidden()
  await page.goForward()
  await expect(page).toHaveURL(opened)
  await expect(part('Program Description').getByText('Three runs a week.', { exact: true })).toBeVisible()

  // The stored plan is the one that the customer reads, with no other changes.
  const plan = await planOf(api, trainer.token, athlete.program)
  expect(plan).toMatchObject({ title: 'From this tab', description: 'Three runs a week.' })
})

// coach-works-a-monday changes a coming block too.
test(
  'writes a coming block while the athlete’s current one stays (X-114)',
  inFullRun,
  async ({ page, api }) => {
    const { trainer, athlete, list } = await atWork(api, 'TAV-PROG-STR')
    const coach = editor(page)
    const { dialog, tab, button, write, saved } = coach
    await coach.arrive(api, list, trainer)
    await coach.openProgram('Mina Rad')
    await button('Blocks').click()
    const blocks = page.getByRole('dialog', { name: 'Blocks of the plan' })
    const block = (name: string) => blocks.getByRole('listitem', { name, exact: true })
    await block('Block 1').getByRole('textbox', { name: 'Name' }).fill('Base')
    await block('Base').getByRole('textbox', { name: 'Weeks' }).fill('4')
    await block('Base')
      .getByRole('button', { name: /^More for/ })
      .click()
    await block('Base').getByRole('button', { name: 'Duplicate' }).click()
    await block('Copy of Base').getByRole('textbox', { name: 'Name' }).fill('Deload')
    await expect(block('Deload')).toContainText('From week 5')
    await expectWellFormed(page, 'en', 'blocks')
    await expectNoSidewaysScroll(page, 'blocks')
    await blocks.getByRole('button', { name: 'Save Blocks' }).click()
    await expect(page.getByText('Blocks saved.', { exact: true })).toBeVisible()

    await button('Blocks').click()
    await block('Deload')
      .getByRole('button', { name: /^More for/ })
      .click()
    await block('Deload').getByRole('button', { name: 'Show in the Plan' }).click()
    await expect(dialog.getByText(/which is not the current block/)).toBeVisible()
    await tab('tabs.nutrition').click()
    const before = await planOf(api, trainer.token, athlete.program)
    await write('Calories', '1750')
    await expect(saved).toBeVisible()
    await expect(dialog.getByText('1,750 kcal', { exact: true })).toBeVisible()
    expect(await planOf(api, trainer.token, athlete.program)).toEqual(before)
    await button('Back to the Current Block').click()
    await expect(dialog.getByText('1,750 kcal', { exact: true })).toBeHidden()
  },
)

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })

  test(
    'shows five tabs in Persian and dark mode, sorts a list by touch and publishes a plan (COACH-PD-08 COACH-PD-09)',
    inFullRun,
    async ({ page, api }) => {
      const { trainer, list } = await atWork(api, 'TAV-PROG-FAT')
      await arriveAs(page, { locale: 'fa', theme: 'dark' })
      const coach = editor(page, 'fa')
      const { e, dialog, tab, button, saved, chooseMore } = coach
      await coach.arrive(api, list, trainer)
      await expectWellFormed(page, 'fa', 'users')
      await expectNoSidewaysScroll(page, 'users')
      await coach.openProgram('Mina Rad')
      for (const key of ['overview', 'nutrition', 'workout', 'tracking', 'questionnaire'] as const) {
        await tab(`tabs.${key}`).click()
        const panel = dialog.getByRole('tabpanel', { name: e(`tabs.${key}`), exact: true })
        // The previous panel remains until this one is rendered.
        await expect(panel).toBeVisible()
        const heads = panel.locator('button[aria-expanded=false]')
        if ((await heads.count()) > 0) await heads.first().click()
        await expectNoSidewaysScroll(page, key)
      }
      await tab('tabs.overview').click()
      const goals = dialog.getByRole('group', { name: e('plan.goals'), exact: true })
      const items = goals.getByRole('listitem')
      const first = (await items.first().textContent()) ?? ''
      await goals
        .getByRole('button', {
          name: e('place.moveDown', { item: e('place.item', { name: e('plan.goals'), n: 1 }) }),
        })
        .tap()
      await expect(saved).toBeVisible()
      await expect(items.nth(1)).toHaveText(first)

      await chooseMore(e('history.open'))
      const history = page.getByRole('dialog', { name: e('history.title') })
      await expect(history.getByRole('listitem').first()).toBeVisible()
      await expectNoSidewaysScroll(page, 'history')
      await page.keyboard.press('Escape')
      await button(e('blocks')).tap()
      const blocks = page.getByRole('dialog', { name: blocksFa.blocks.title })
      await expect(blocks.getByRole('listitem').first()).toBeVisible()
      await expectWellFormed(page, 'fa', 'blocks')
      await expectNoSidewaysScroll(page, 'blocks')
      await page.keyboard.press('Escape')
      await button(e('steps.publish')).tap()
      const question = page.getByRole('dialog', { name: e('steps.publishTitle') })
      await expectNoSidewaysScroll(page, 'publish?')
      await question.getByRole('button', { name: e('steps.publish'), exact: true }).tap()
      await expect(
        page.getByText(e('steps.done', { status: e('programStatus.active') }), { exact: true }),
      ).toBeVisible()
    },
  )
})

test('saves a plan as a template, and takes its changes over into the plan that came from it [49 50]', async ({
  page,
  api,
}) => {
  const { trainer, athlete, list } = await atWork(api, 'TAV-PROG-10K')
  const { token } = trainer
  const coach = editor(page)
  await coach.arrive(api, list, trainer)
  await coach.openProgram('Mina Rad')
  await coach.chooseMore('Save as Template')
  const save = page.getByRole('dialog', { name: 'Save as Template' })
  await save.getByLabel('Name of the template').fill('First runs')
  await save.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/^Template saved/).first()).toBeVisible()
  await coach.chooseMore('Apply Template')
  const apply = page.getByRole('dialog', { name: 'Apply Template' })
  await apply.getByRole('combobox', { name: 'Template' }).selectOption('First runs')
  await apply.getByRole('button', { name: 'Apply Template' }).click()
  await expect(page.getByText('Template applied.').first()).toBeVisible()
  await coach.write('Program title', 'Runs of Mina')
  await expect(coach.saved).toBeVisible()

  // The template gets one more goal; the title of the plan is the coach's own.
  await page.goto('/coach/templates')
  await page.getByRole('link', { name: 'First runs' }).click()
  const goals = page.getByRole('group', { name: 'Program Goals', exact: true })
  await goals.getByRole('button', { name: 'Add to Program Goals' }).click()
  await page.keyboard.type('Sleep eight hours')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Template saved.').first()).toBeVisible()
  await page.getByRole('tab', { name: 'Plans of Athletes' }).click()
  await page.getByRole('button', { name: 'Take Over for 1 Athlete' }).click()
  await expect(page.getByText('Taken over', { exact: true })).toBeVisible()
  const plan = await planOf(api, token, athlete.program)
  expect(plan).toMatchObject({ title: 'Runs of Mina' })
  expect((plan as { goals: string[] }).goals).toContain('Sleep eight hours')

  await page.goto('/coach/templates')
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: 'First runs' })).toBeVisible()
})
