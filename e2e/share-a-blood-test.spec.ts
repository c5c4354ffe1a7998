import { pdf } from '../server/test/documents'
import { athlete, submitter, testWords, walk } from './lib/blood-tests'
import { coach } from './lib/coach'
import { fillDay } from './lib/date-field'
import { mailTo } from './lib/mails'
import { owner } from './lib/owner'
import { arriveAs, expect, test } from './lib/test'
import { inFullRun } from './lib/tested-locales'
import { expectAccessible, expectNoSidewaysScroll, expectWellFormed, resize } from './lib/visual-checks'
import { words } from './lib/words'

test.describe.configure({ timeout: 240_000 })

const PHONE = { width: 320, height: 700 }

test.describe('on a phone, in Persian', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('submits a test with a report, which the coach comments, and shows comment and trend (X-62 X-63 X-65 X-66 X-104 S43 COACH-GEN-06 COACH-ROLE-07 COACH-ROLE-08 COACH-DASH-14 COACH-DASH-29 COACH-DASH-30 COACH-BTL-15)', async ({
    page,
    api,
    browser,
    consoleErrors,
  }) => {
    const customer = await athlete(api, 'مینا', 'راد')
    await arriveAs(page, { customer, locale: 'fa' })
    const me = submitter(page, 'fa')
    const { t, main, field, fill, press } = me

    // Opens the empty list from the account menu.
    await page.goto('/')
    const common = words('fa')
    await page
      .getByRole('banner')
      .getByRole('button', { name: common('auth.menu.label', { name: 'مینا' }) })
      .click()
    await page.getByRole('link', { name: common('auth.menu.bloodTests'), exact: true }).click()
    await expect(main.getByRole('heading', { name: t('bloodTests.empty.title') })).toBeVisible()
    await expectNoSidewaysScroll(page, 'no blood tests')
    await main
      .getByRole('link', { name: t('bloodTests.submit'), exact: true })
      .first()
      .click()

    // The form requires values and consent, and keeps typed values.
    await expect(main.getByRole('checkbox')).toBeVisible()
    await press(t('submitTest.send'))
    await expect(main.getByText(common.error('blood_tests.empty'), { exact: true })).toBeVisible()
    await expect(main.getByText(common.error('consent.required'), { exact: true })).toBeVisible()
    await expectNoSidewaysScroll(page, 'form with problems')
    await fillDay(main, t('submitTest.day'), '2026-03-01', 'fa')
    await field(t('submitTest.code')).fill('آ-۲۲۹۱')
    await field(t('submitTest.note')).fill('صبح، ناشتا. <b onclick="document.title=1">')
    await fill(1, ['قند خون', '۱۱۲', 'mg/dL', '۷۰', '۱۰۰'])
    await press(t('submitTest.values.add'))
    await fill(2, ['فریتین', '۴۸', 'ng/mL', '۳۰', '۴۰۰'])
    await main
      .locator('input[type=file]')
      .setInputFiles({ name: 'برگه ۱.pdf', mimeType: 'application/pdf', buffer: await pdf('Lab') })
    await main.getByRole('checkbox').check()
    await expectNoSidewaysScroll(page, 'form')
    await expectAccessible(page, 'form')
    // Leaving and returning keeps the form.
    await page.goBack()
    await page.goForward()
    await expect(me.row(2).getByLabel(t('submitTest.values.value'), { exact: true })).toHaveValue('۴۸')
    await press(t('submitTest.send'))
    await page.waitForURL(/\/blood-tests\/(?!new)/)
    await expect(main.getByText(t('bloodTests.detail.waiting'), { exact: true })).toBeVisible()
    await expect(main.getByText(t('markers.position.above'), { exact: true })).toBeVisible()
    await expect(main.getByText(t('markers.physician'), { exact: true })).toBeVisible()
    await expectNoSidewaysScroll(page, 'own test')
    await expectAccessible(page, 'own test')
    const address = page.url()
    // An older test from another laboratory with other units; consent is needed only once.
    await api.call('POST', '/blood-tests', {
      token: customer.token,
      body: {
        testedAt: '2025-09-10',
        items: [{ label: 'Glucose', value: '5.1', unit: 'mmol/L', low: 3.9, high: 5.6 }],
      },
    })

    // The coach, on a desktop.
    const desk = await browser.newContext({ viewport: { width: 1280, height: 900 }, baseURL: api.origin })
    consoleErrors.follow(desk)
    const other = await desk.newPage()
    const trainer = coach(other)
    const w = testWords('en')
    await trainer.arrive(api, '/coach/dashboard')
    await other.getByRole('tab', { name: 'Blood Tests' }).click()
    const cards = trainer.main.getByRole('article').filter({ hasText: customer.email })
    await expect(cards).toHaveCount(2)
    const card = cards.filter({ hasText: 'صبح، ناشتا' })
    await expect(card).toContainText('Reviewing')
    await card.click()
    const dialog = other.getByRole('dialog')
    await expect(dialog.getByRole('heading', { level: 2 })).toContainText('مینا راد')
    await expect(dialog.getByText('<b onclick="document.title=1">', { exact: false })).toBeVisible()
    await expect(dialog.getByText(w('markers.physician'), { exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: w('markers.trend.show', { name: 'قند خون' }) }).click()
    expect(await walk(other, 'ArrowLeft')).toContain('91.9')
    // Tall enough for the whole dialog, because text cut by its edge has no measurable background.
    await resize(other, { width: 1280, height: 3000 })
    await expectWellFormed(other, 'en', 'blood test')
    await expectAccessible(other, 'blood test')
    const download = other.waitForEvent('download')
    await dialog.getByRole('button', { name: /برگه ۱\.pdf/ }).click()
    expect((await download).suggestedFilename()).toBe('برگه ۱.pdf')
    const send = dialog.getByRole('button', { name: 'Submit Comment', exact: true })
    await expect(send).toBeDisabled()
    await dialog.getByLabel('Your comment').fill('قند خون را با پزشک در میان بگذارید.')
    await send.click()
    await expect(dialog).toBeHidden()
    await expect(card).toContainText('Coach Comment Added')
    await expect(card).toContainText('Completed')
    await desk.close()
    await mailTo(customer.email, /blood-tests/)

    // The customer again.
    await page.goto(address)
    await expect(main.getByText('قند خون را با پزشک در میان بگذارید.', { exact: true })).toBeVisible()
    const seen = main.getByRole('region', { name: t('bloodTests.views.title') })
    await expect(seen.getByText(t('bloodTests.views.actions.commented'))).toBeVisible()
    await expect(seen.getByText(t('bloodTests.views.actions.report'))).toBeVisible()
    await expectAccessible(page, 'own test, commented')
    await page.goto('/blood-tests')
    await expect(main.getByRole('article')).toHaveCount(2)
    await expect(main.getByText(t('markers.trend.direction'), { exact: true })).toBeVisible()
    expect(await walk(page, 'ArrowLeft')).toContain(t('markers.position.within').slice(0, 2))
    expect(await walk(page, 'End')).toContain('۱۱۲')
    await expectNoSidewaysScroll(page, 'own values over time')
    await expectAccessible(page, 'own values over time')
    await main.getByRole('button', { name: 'mmol/L', exact: true }).click()
    await page.reload()
    await expect(main.getByRole('button', { name: 'mmol/L', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    // In print the drawing is black, and the table behind it is visible.
    await page.emulateMedia({ media: 'print' })
    const outside = main.getByRole('figure').locator('[data-point=above]').first()
    await expect(outside).toHaveCSS('fill', 'rgb(0, 0, 0)')
    await expect(main.getByRole('table').first()).toBeVisible()
    await page.emulateMedia({ media: null })
    // Health data is stored nowhere in the browser.
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(stored).not.toMatch(/قند|۱۱۲|ناشتا/)
  })
})

test(
  'leads the owner from the dashboard to a pending test and saves its analysis and a value (X-62 X-89 S43)',
  inFullRun,
  async ({ page, api }) => {
    const customer = await api.register('Noor', 'Blom')
    await api.call('POST', '/blood-tests', {
      token: customer.token,
      body: { code: 'LAB-77', items: [{ label: 'Ferritin', value: 64, unit: 'ng/mL' }], consent: true },
    })
    const w = testWords('en')
    const me = owner(page)
    const { main } = me
    await me.arrive(api, '/admin')
    await main.getByRole('link', { name: /blood tests? to review/ }).click()
    await page.waitForURL('**/admin/blood-tests?status=reviewing')
    await main.getByRole('searchbox').fill(customer.email)
    const row = main.getByRole('row').filter({ hasText: customer.email })
    await row.getByRole('link', { name: 'Noor Blom', exact: true }).click()
    await expect(main.getByRole('heading', { level: 1 })).toContainText('Noor Blom')
    await main.getByRole('textbox', { name: w('coachTests.detail.analysis') }).fill('Ask your physician.')
    await main.getByRole('button', { name: w('consoleTests.analysis.submit'), exact: true }).click()
    await expect(page.getByText(w('consoleTests.analysis.saved'), { exact: true }).first()).toBeVisible()
    const put = (name: 'label' | 'value', text: string) =>
      main.getByLabel(w(`submitTest.values.${name}`), { exact: true }).fill(text)
    await put('label', 'Iron')
    await put('value', '92')
    await main.getByRole('button', { name: w('consoleTests.values.submit'), exact: true }).click()
    await expect(main.getByRole('heading', { name: 'Iron', exact: true })).toBeVisible()
    await expectWellFormed(page, 'en', 'a blood test in the console')
    await expectAccessible(page, 'a blood test in the console')
    await resize(page, PHONE)
    await expectNoSidewaysScroll(page, 'a blood test in the console')
    const { data } = await api.call<{ data: { items: { _id: string }[] } }>('GET', '/blood-tests', {
      token: customer.token,
    })
    const views = await api.call<{ data: { items: { action: string; role: string }[] } }>(
      'GET',
      `/blood-tests/${data.items[0]?._id}/views`,
      { token: customer.token },
    )
    expect(views.data.items.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['listed', 'opened', 'changed']),
    )
  },
)
