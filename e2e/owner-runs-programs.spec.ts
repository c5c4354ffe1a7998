import { newCoach } from './lib/new-coach'
import { orderStaff } from './lib/order-staff'
import { programStaff } from './lib/program-staff'
import { expect, test } from './lib/test'
import { inFullRun } from './lib/tested-locales'
import { expectAccessible, expectWellFormed } from './lib/visual-checks'

const SKU = 'TAV-PROG-10K'

test(
  'creates a template with two questions, reorders them by keyboard and offers it (X-89)',
  inFullRun,
  async ({ page, api }) => {
    const name = `Rowing ${Date.now()}`
    const { main, dialog, p, button, answer, group, asked, saved, arrive } = programStaff(page)
    await arrive(api, '/admin/programs')
    await expectWellFormed(page, 'en', 'templates')
    await main.getByRole('link', { name: p('templates.add'), exact: true }).click()
    await group('English').getByLabel('Name', { exact: true }).fill(name)
    await group('فارسی').getByLabel('Name', { exact: true }).fill('قایقرانی')
    await group('English').getByLabel('Category', { exact: true }).fill('Endurance')
    await main.getByLabel(p('details.duration'), { exact: true }).fill('۵۶')
    await expectAccessible(page, 'new template')
    await button(p('create.submit')).click()

    // The plan in the coach's editor, which asks before it discards a draft.
    await page.waitForURL('**/admin/programs/*?part=plan')
    await expect(main.getByRole('heading', { level: 1, name })).toBeVisible()
    await button('Edit Program title').click()
    await main.getByRole('textbox', { name: 'Program title', exact: true }).fill('Eight weeks on the water')
    await main.getByRole('tab', { name: p('one.tabs.questions'), exact: true }).click()
    await expect(dialog).toHaveAccessibleName('Unsaved changes')
    await answer('Keep Editing').click()
    await main.getByRole('textbox', { name: 'Program title', exact: true }).press('Enter')
    await expect(saved).toBeVisible()

    await main.getByRole('tab', { name: p('one.tabs.questions'), exact: true }).click()
    for (const [question, type] of [
      ['How far do you row?', 'text'],
      ['Where do you row?', 'single'],
    ] as const) {
      await button(p('questions.add')).click()
      await asked('English').getByLabel(p('questions.question'), { exact: true }).fill(question)
      await asked('English').getByLabel(p('questions.category'), { exact: true }).fill('Water')
      await dialog.getByLabel(p('questions.type'), { exact: true }).selectOption(type)
      if (type === 'single') {
        await expectAccessible(page, 'a question with choices')
        await dialog.getByLabel('Choice 1, English', { exact: true }).fill('On a lake')
        await dialog.getByLabel('Choice 2, English', { exact: true }).fill('At home')
      }
      await answer(p('questions.submit')).click()
      await expect(main.getByText(question, { exact: true })).toBeVisible()
    }
    const questions = main.locator('[data-question]')
    await button(p('questions.edit', { n: 2 })).focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expect(questions.first()).toContainText('Where do you row?')
    await expect(questions.first().getByRole('button').first()).toBeFocused()

    await button(p('one.offer')).click()
    await expect(main.getByText(p('state.active'), { exact: true })).toBeVisible()
    await main.getByRole('link', { name: p('one.back'), exact: true }).click()
    await main.getByRole('searchbox').fill(name)
    const row = main.getByRole('row').filter({ hasText: name })
    await expect(row).toContainText('2 questions')
    await expect(row).toContainText('56 days')
  },
)

test.describe('two coaches', () => {
  test.setTimeout(180_000)

  test('opens a program on a confirmed cash order and hands it over; the former coach loses access (X-42 X-44)', async ({
    page,
    api,
    customer,
  }) => {
    await api.add(customer.token, SKU)
    const number = await api.order(customer)
    const next = await newCoach(api, 'Lotte', 'Bakker')

    const orders = orderStaff(page)
    await orders.openOrder(api, number)
    await orders.button(orders.o('move.confirmed.button')).click()
    await orders.answer(orders.o('move.confirmed.button')).click()
    await expect(orders.main.getByText('Confirmed', { exact: true }).first()).toBeVisible()

    const { main, dialog, p, button, answer, one } = programStaff(page)
    await page.getByRole('link', { name: 'Programs', exact: true }).first().click()
    await main.getByRole('link', { name: p('parts.people'), exact: true }).click()
    await expectWellFormed(page, 'en', 'user programs')
    await expectAccessible(page, 'user programs')
    await main.getByRole('searchbox').fill(customer.email)
    await page.waitForURL(/search=/)
    await expect(main.getByRole('row').filter({ hasText: customer.email })).toContainText('Answering')
    await one(`${customer.name} ${customer.lastName}`).click()
    await expect(main.getByRole('heading', { level: 1 })).toBeFocused()
    await expectAccessible(page, 'user program')

    const id = new URL(page.url()).pathname.split('/').at(-1)
    const { token } = await api.asOwner()
    const read = async () =>
      (
        await api.call<{ data: { coach: { email: string } | null } }>('GET', `/admin/user-programs/${id}`, {
          token,
        })
      ).data
    const before = (await read()).coach
    await button(p('program.handOver')).click()
    await dialog.getByLabel(p('handOver.coach'), { exact: true }).selectOption(next.id)
    await answer(p('handOver.submit')).click()
    await expect(dialog.getByText('Please give a reason', { exact: true })).toBeVisible()
    await dialog.getByLabel(p('handOver.reason'), { exact: true }).fill('On leave until March')
    await answer(p('handOver.submit')).click()
    // Its text is the same while the dialog is still there.
    await expect(dialog).toBeHidden()
    await expect(main.getByText('On leave until March', { exact: true })).toBeVisible()

    const listed = async (coach: string) =>
      JSON.stringify(await api.call('GET', `/coach/my-users?search=${customer.email}`, { token: coach }))
    expect(await listed((await api.signIn(before?.email ?? '')).token)).not.toContain(customer.email)
    expect(await listed(next.token)).toContain(customer.email)
  })
})
