import { dayKeys } from 'contract/programs/plan'
import { coach } from './lib/coach'
import { withSessionToday } from './lib/session-today'
import { arriveAs, expect, test } from './lib/test'
import { expectAccessible, expectNoSidewaysScroll } from './lib/visual-checks'

test.describe.configure({ timeout: 240_000 })

test('a coach writes a check-in, the athlete answers on a phone, the coach replies from the queue', async ({
  page,
  api,
  browser,
  consoleErrors,
}) => {
  const { coach: trainer, athlete } = await withSessionToday(api, 'TAV-PROG-STR')
  const desk = coach(page)
  await arriveAs(page, { locale: 'en', theme: 'light' })
  await desk.arrive(api, `/coach/dashboard?program=${athlete.program}&part=check-ins`, trainer)
  await page.getByRole('button', { name: 'Set Check-Ins' }).click()
  const dialog = page.getByRole('dialog').last()
  await dialog.getByRole('textbox', { name: /^Question/ }).fill('Your weight this week?')
  await dialog.getByLabel('Answer').selectOption('number')
  await dialog.getByLabel('Becomes a measurement').selectOption('weight')
  await dialog
    .getByLabel('The week begins on')
    .selectOption(dayKeys[(new Date().getUTCDay() + 6) % 7] ?? 'monday')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await expect(dialog.getByText('In kilograms')).toBeVisible()
  await expectAccessible(page, 'the preview of a check-in')
  await dialog.getByRole('button', { name: 'Save Check-Ins' }).click()
  await expect(page.getByRole('heading', { name: /^Every week from/ })).toBeVisible()
  await expectNoSidewaysScroll(page, 'the check-ins of a user')

  const phone = await browser.newPage({ viewport: { width: 360, height: 640 }, hasTouch: true })
  consoleErrors.follow(phone)
  await arriveAs(phone, { customer: athlete }, api.origin)
  await phone.goto(`${api.origin}/today`)
  await phone.getByRole('link', { name: /Check-in until/ }).click()
  await phone.getByLabel(/Your weight this week/).fill('71.5')
  await phone.getByRole('button', { name: 'Send Check-In' }).click()
  await expect(phone.getByText(/Your check-in is with your coach/)).toBeVisible()
  await expectAccessible(phone, 'a check-in')
  await expectNoSidewaysScroll(phone, 'a check-in')

  await page.goto('/coach/queue')
  const line = page.getByRole('listitem').filter({ hasText: 'New check-in' })
  await line.getByRole('link', { name: /^Open the check-in/ }).click()
  await expect(page.getByLabel('Your reply')).toBeVisible()
  await expect(page.getByText(/71\.5/).first()).toBeVisible()
  await page.getByLabel('Your reply').fill('Well done.')
  await page.getByRole('button', { name: 'Send Reply' }).click()
  await expect(page.getByText('Answered')).toBeVisible()
  await expectAccessible(page, 'the review of a check-in')

  await phone.reload()
  await expect(phone.getByText('Well done.')).toBeVisible()
  await expect(phone.getByRole('button', { name: 'Send Check-In' })).toHaveCount(0)
  await phone.close()
})
