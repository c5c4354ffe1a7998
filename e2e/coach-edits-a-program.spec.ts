import { type Api, newEmail } from './lib/api'
import { newCoach } from './lib/new-coach'
import { answered, editor, giveTo } from './lib/programs'
import { arriveAs, expect, test } from './lib/test'
import { expectAccessible, expectNoSidewaysScroll, expectWellFormed } from './lib/visual-checks'

/** A coach of this test alone with one user, whose plan waits to be written. */
async function atWork(api: Api, sku: string) {
  const trainer = await newCoach(api)
  const email = newEmail()
  const athlete = await answered(api, sku, email)
  const { token } = await api.signIn('admin@tavan.test')
  await giveTo(api, token, email, trainer.id)
  return { trainer, athlete }
}

test.describe.configure({ timeout: 240_000 })

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })

  test('in Persian, in the dark: five tabs, a list put in order by touch, a plan published (COACH-PD-08 COACH-PD-09)', async ({
    page,
    api,
  }) => {
    const { trainer } = await atWork(api, 'TAV-PROG-FAT')
    await arriveAs(page, { locale: 'fa', theme: 'dark' })
    const coach = editor(page, 'fa')
    const { e, dialog, tab, button, saved } = coach
    await coach.arrive(api, '/coach/dashboard', trainer)
    await expectWellFormed(page, 'fa', 'users')
    await expectNoSidewaysScroll(page, 'users')
    await coach.openProgram('Mina Rad')
    for (const key of ['overview', 'nutrition', 'workout', 'tracking', 'questionnaire'] as const) {
      await tab(`tabs.${key}`).click()
      const heads = dialog.getByRole('tabpanel').locator('button[aria-expanded=false]')
      if ((await heads.count()) > 0) await heads.first().click()
      await expectNoSidewaysScroll(page, key)
      await expectAccessible(page, key)
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

    await button(e('history.open')).tap()
    const history = page.getByRole('dialog', { name: e('history.title') })
    await expect(history.getByRole('listitem').first()).toBeVisible()
    await expectNoSidewaysScroll(page, 'history')
    await page.keyboard.press('Escape')
    await button(e('steps.publish')).tap()
    const question = page.getByRole('dialog', { name: e('steps.publishTitle') })
    await expectNoSidewaysScroll(page, 'publish?')
    await question.getByRole('button', { name: e('steps.publish'), exact: true }).tap()
    await expect(
      page.getByText(e('steps.done', { status: e('programStatus.active') }), { exact: true }),
    ).toBeVisible()
  })
})
