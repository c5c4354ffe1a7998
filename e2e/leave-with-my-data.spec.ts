import { readFile } from 'node:fs/promises'
import { unzip } from '../server/test/unzip'
import type en from '../web/src/features/privacy/words/en'
import fa from '../web/src/features/privacy/words/fa'
import { createTranslate } from '../web/src/i18n/translate'
import { PASSWORD } from './lib/api'
import { linkIn, mailTo } from './lib/mails'
import { shopper } from './lib/shopper'
import { arriveAs, expect, test } from './lib/test'
import { inFullRun } from './lib/tested-locales'
import { expectAccessible, expectNoSidewaysScroll, expectWellFormed } from './lib/visual-checks'

test('downloads the stored data, deletes the account and restores it by the mailed link (S50 S51)', async ({
  page,
  api,
  customer,
  consoleErrors,
}) => {
  await api.add(customer.token, 'SEP-OATS-1KG')
  const orderNumber = await api.order(customer)
  await arriveAs(page, { customer })
  await page.goto('/account')
  const { main, signIn, signedIn } = shopper(page)
  const data = main.getByRole('region', { name: 'Your data', exact: true })
  await expect(data.getByText('Orders1', { exact: true })).toBeVisible()
  await expect(main.getByText('Nobody but you has looked at your health data yet.')).toBeVisible()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    data.getByRole('button', { name: 'Download My Data' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^tavan-data-\d{4}-\d\d-\d\d\.zip$/)
  const files = await unzip(await readFile(await download.path()))
  const json = (path: string) => JSON.parse(files.get(path)?.toString() ?? 'null')
  expect(json('account/accounts.json')).toMatchObject([{ email: customer.email, firstName: 'Robin' }])
  expect(json('orders/orders.json')).toMatchObject([{ orderNumber }])
  await expect(data.getByRole('status')).toContainText('Your data is downloaded')

  await main.getByRole('button', { name: 'Delete Account', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Delete your account?' })
  const password = question.getByLabel('Current Password', { exact: true })
  await password.fill('wrong')
  consoleErrors.expect(/^400 DELETE \/api\/v1\/account/)
  await question.getByRole('button', { name: 'Delete My Account' }).click()
  await expect(question.getByText('Your current password is incorrect')).toBeVisible()
  await expectAccessible(page, 'delete?')
  await password.fill(PASSWORD)
  await question.getByRole('button', { name: 'Delete My Account' }).click()
  await expect(page.getByText(/^Your account is closed\. Your data will be erased on /)).toBeVisible()
  await page.waitForURL((url) => url.pathname === '/')
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
  await expect(api.orders(customer.token)).rejects.toThrow('401')

  await page.goto('/login')
  consoleErrors.expect(/^403 POST \/api\/v1\/auth\/login/)
  await signIn(customer.email, PASSWORD)
  await expect(main.locator('form').getByRole('alert')).toContainText('This account is closed')

  await page.goto(linkIn(await mailTo(customer.email, 'Your account is closed'), 'keep-account'))
  await expect(page, 'no token in the address').not.toHaveURL(/\?/)
  await main.getByRole('button', { name: 'Keep My Account' }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your account won’t be deleted')
  await main.getByRole('link', { name: 'Go to Sign-In' }).click()
  await signIn(customer.email, PASSWORD)
  await signedIn()
  const kept = await api.signIn(customer.email, PASSWORD)
  expect(await api.orders(kept.token)).toMatchObject([{ orderNumber, status: 'pending' }])
})

test.describe('on a phone, in Persian', () => {
  test.use({ viewport: { width: 320, height: 720 }, hasTouch: true, isMobile: true })

  test(
    'shows stored data, the deletion dialog and the mailed way back in Persian (S50 S51)',
    inFullRun,
    async ({ page, api, consoleErrors }) => {
      const w = createTranslate<typeof en.privacy>('fa', fa.privacy)
      const customer = await api.register('مریم', 'راد')
      await api.call('PATCH', '/auth/me', {
        token: customer.token,
        body: { firstName: 'مریم', lastName: 'راد', locale: 'fa' },
      })
      await arriveAs(page, { customer, locale: 'fa', theme: 'dark' })
      await page.goto('/account')
      const { main } = shopper(page, 'fa')
      const expectPage = async (where: string) => {
        await expectWellFormed(page, 'fa', where)
        await expectNoSidewaysScroll(page, where)
      }
      await expect(main.getByText(w('accesses.none'), { exact: true })).toBeVisible()
      await expectPage('what is stored')
      await main.getByRole('button', { name: w('delete.open'), exact: true }).click()
      const question = page.getByRole('dialog', { name: w('delete.askTitle') })
      await expectPage('delete?')
      await question.getByLabel(w('delete.password'), { exact: true }).fill(PASSWORD)
      await question.getByRole('button', { name: w('delete.submit'), exact: true }).click()
      await page.waitForURL((url) => /^\/(fa\/?)?$/.test(url.pathname))

      const mail = await mailTo(customer.email, '/keep-account')
      expect(mail.language).toBe('fa')
      expect(mail.html).toContain('dir="rtl"')
      const link = linkIn(mail, 'keep-account')
      await page.goto(link)
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(w('keep.title'))
      await expectPage('account to keep')
      await main.getByRole('button', { name: w('keep.submit'), exact: true }).click()
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(w('keep.done'))
      await expectPage('account kept')

      // The link works once.
      consoleErrors.expect(/^400 POST \/api\/v1\/account\/keep/)
      await page.goto(link)
      await main.getByRole('button', { name: w('keep.submit'), exact: true }).click()
      await expect(main.getByText(w('keep.deadText'), { exact: true })).toBeVisible()
      await expectPage('a link that is used up')
    },
  )
})
