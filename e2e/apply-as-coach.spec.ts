import { readFileSync } from 'node:fs'
import type { ApplicationDetail, ApplicationRow } from 'contract/coaches/calls'
import { pdf } from '../server/test/documents'
import { type Api, newEmail } from './lib/api'
import { applicant, EXPERIENCE, fourDocuments, type Upload } from './lib/applicant'
import { press, tabTo } from './lib/keyboard'
import { shopper } from './lib/shopper'
import { arriveAs, expect, test } from './lib/test'
import { expectAccessible, expectNoSidewaysScroll, expectWellFormed } from './lib/visual-checks'

const certificate = async (name = 'certificate.pdf'): Promise<Upload> => ({
  name,
  mimeType: 'application/pdf',
  buffer: await pdf('Certificate'),
})
const robin = () => ({ first: 'Robin', last: 'Jansen', email: newEmail() })

/** What the owner finds of an applicant. */
async function received(api: Api, email: string): Promise<ApplicationDetail | undefined> {
  const { token } = await api.signIn('admin@tavan.test')
  const list = await api.call<{ data: { items: ApplicationRow[] } }>(
    'GET',
    `/admin/coach-applications?search=${encodeURIComponent(email)}`,
    { token },
  )
  const [row] = list.data.items
  if (!row) return undefined
  const one = await api.call<{ data: ApplicationDetail }>('GET', `/admin/coach-applications/${row._id}`, {
    token,
  })
  return one.data
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })

  test('four documents and an application in Persian, from the menu to the thanks (SHOP-GEN-14 SHOP-NAV-11 SHOP-ROLE-03 SHOP-ENT-41 SHOP-APPLY-10 SHOP-APPLY-11)', async ({
    page,
    api,
  }) => {
    const { t, main, field, programs, files, ...me } = applicant(page, 'fa')
    const email = newEmail()
    const uploads = await fourDocuments()
    await arriveAs(page, { locale: 'fa' })
    await page.goto('/')
    await shopper(page, 'fa')
      .banner.getByRole('button', { name: t('nav.menu'), exact: true })
      .click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: t('nav.coach'), exact: true })
      .click()
    await page.waitForURL('**/become-coach')
    await expectWellFormed(page, 'fa', 'application')
    await expectNoSidewaysScroll(page, 'application')

    const cards = programs.getByRole('checkbox')
    await expect(cards.nth(1)).toBeVisible()
    await cards.nth(1).check()
    await me.fill({ first: 'سارا', last: 'رضایی', email, phone: '۰۹۱۲۳۴۵۶۷۸۹' }, uploads)
    await expect(field(t('auth.phone'))).toHaveValue('09123456789')
    await expect(files.getByRole('listitem')).toHaveCount(4)
    await expect(files.locator('img')).toHaveCount(2)
    await expectNoSidewaysScroll(page, 'application, filled in')
    await expectAccessible(page, 'application, filled in')

    await me.submit.click()
    await expect(main.getByRole('heading', { name: t('apply.done.title'), exact: true })).toBeVisible()
    await expect(main.getByText(email, { exact: true })).toBeVisible()
    await expect(page.locator('#application-done')).toBeFocused()
    await expect(field(t('auth.firstName'))).toHaveValue('')
    await expect(me.captcha).toHaveValue('')
    await expect(files).toHaveCount(0)
    await expect(cards.nth(1)).not.toBeChecked()
    await expectNoSidewaysScroll(page, 'application, received')

    const found = await received(api, email)
    expect(found).toMatchObject({ firstName: 'سارا', phone: '09123456789', locale: 'fa', status: 'pending' })
    expect(found?.programs).toHaveLength(2)
    const sent = uploads.map(({ name, buffer }) => [name, buffer.length])
    expect(found?.documents.map(({ originalName, size }) => [originalName, size]).sort()).toEqual(sent.sort())
  })
})

test('while it is sent one sees how far it is, can stop, and a second press sends nothing more', async ({
  page,
}) => {
  const me = applicant(page)
  await me.open()
  await me.fill(robin(), [await certificate()])
  let posts = 0
  await page.route('**/coach-applications/submit', () => {
    // Never answered: the page is on its own.
    posts += 1
  })
  await me.submit.dblclick()
  const panel = me.main.getByRole('region', { name: me.t('apply.sending.title') })
  await expect(panel).toBeFocused()
  await expect(panel.getByRole('progressbar')).toHaveCount(1)
  await panel.getByRole('button', { name: 'Cancel Sending' }).click()
  await expect(me.main.getByText('Sending was cancelled.')).toBeVisible()
  await expect(me.submit).toBeVisible()
  expect(posts).toBe(1)
})

test('a file is dropped on its place', async ({ page }) => {
  const me = applicant(page)
  await me.open()
  const drop = await page.evaluateHandle(
    (text) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([text], 'dropped.pdf', { type: 'application/pdf' }))
      return transfer
    },
    readFileSync(new URL(import.meta.url), 'utf8'),
  )
  await me.documents.dispatchEvent('dragover', { dataTransfer: drop })
  await expect(me.main.getByText('Drop to add')).toBeVisible()
  await me.documents.dispatchEvent('drop', { dataTransfer: drop })
  await expect(me.files.getByRole('listitem')).toContainText('dropped.pdf')
})

test('an application without a mouse', async ({ page, api }) => {
  const me = applicant(page)
  const who = robin()
  await page.goto('/')
  await press(page, shopper(page).banner.getByRole('link', { name: 'Become a Coach', exact: true }))
  await expect(me.main.getByRole('heading', { level: 1 })).toBeFocused()
  for (const [label, value] of [
    ['First Name', who.first],
    ['Last Name', who.last],
    ['Email', who.email],
    ['Phone', '+31 20 555 0199'],
  ] as const) {
    await tabTo(page, me.field(label))
    await page.keyboard.type(value)
  }
  await press(page, me.programs.getByRole('checkbox').nth(1), 'Space')
  await expect(me.programs.getByRole('checkbox').nth(1)).toBeChecked()
  await tabTo(page, me.field('Experience'))
  await page.keyboard.type(EXPERIENCE)
  // Asked for before the way to the field: the browser must know of it when the key comes.
  const chooser = page.waitForEvent('filechooser')
  await tabTo(page, me.documents)
  await page.keyboard.press('Space')
  await (await chooser).setFiles([await certificate(), await certificate('second.pdf')])
  await press(page, me.files.getByRole('button', { name: 'Remove certificate.pdf' }))
  await expect(me.files.getByRole('button', { name: 'Remove second.pdf' })).toBeFocused()
  await press(page, me.main.getByRole('button', { name: 'New Code' }))
  await press(page, me.main.getByRole('button', { name: 'Show the Code as Text' }))
  const spelled = await me.main.getByText(/^([2-9A-Z], ){5}[2-9A-Z]$/).textContent()
  await tabTo(page, me.captcha)
  await page.keyboard.type((spelled ?? '').replaceAll(', ', ''))
  await page.keyboard.press('Enter')
  await expect(me.main.getByText('Application submitted successfully!')).toBeVisible()
  expect((await received(api, who.email))?.documents).toHaveLength(1)
})
