import { readFile, writeFile } from 'node:fs/promises'
import { type Download, expect } from '@playwright/test'
import { openDatabase } from '../../bench/lib/product'
import { apiOf } from '../lib/api'
import { mailTo } from '../lib/mails'
import { ADMIN } from '../lib/owner'
import { arriveAs, test } from '../lib/test'
import { DELIVERED, day, SENT } from './lib/day'
import { serveWithStripe } from './lib/stripe-shop'

/** Time zones whose days are never the same. */
const [WEST, EAST] = ['Pacific/Pago_Pago', 'Pacific/Kiritimati']
const [BAND, BAR, PROGRAM] = ['PAR-BAND-MIN', 'ZAG-BARB-20', 'TAV-PROG-STR']

const cents = (usd: number) => Math.round(usd * 100)
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)
const dayIn = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format()
const textOf = async (download: Download) =>
  (await readFile(await download.path(), 'utf8')).replace('\ufeff', '')

test('agrees to the cent after one working day of the owner in the browser', async ({ browser }, info) => {
  test.setTimeout(1_200_000)
  const shop = await serveWithStripe()
  const outbox = process.env.TAVAN_DATA
  process.env.TAVAN_DATA = shop.dataDir
  const db = await openDatabase(shop.dataDir, 1)
  try {
    const look = { baseURL: shop.url, viewport: { width: 1280, height: 900 }, acceptDownloads: true }
    const owners = await browser.newContext(look)
    const buyers = await browser.newContext(look)
    await shop.openCheckout(buyers)
    const page = await owners.newPage()
    const buyerPage = await buyers.newPage()
    const api = apiOf(shop.url)
    const { buyer, staff, buy, open, step, move, refund, read } = day({ shop, api, buyerPage, page })
    const { main, dialog, button, answer } = staff
    const { token } = await api.signIn(ADMIN)
    const photo = (name: string) => page.screenshot({ path: info.outputPath(`${name}.png`), fullPage: true })
    await staff.arrive(api, '/admin/orders')

    const exported = async (table: string) => {
      await page.goto('/admin/orders')
      await main.getByRole('button', { name: 'Export' }).click()
      await dialog.getByLabel('Table').selectOption({ label: table })
      const download = page.waitForEvent('download')
      await dialog.getByRole('button', { name: 'Download CSV' }).click()
      return textOf(await download)
    }
    const vatCents = async () =>
      sum(
        (await exported('Tax report: invoices less credit notes'))
          .split('\r\n')
          .slice(1)
          .flatMap((line) => (line === '' ? [] : [cents(Number(line.split(',')[5]))])),
      )
    const revenueCents = async () => {
      await page.goto('/admin?days=30')
      const figure = main
        .getByRole('region', { name: 'Figures' })
        .getByText(/^\$[\d,.]+$/)
        .first()
      return cents(Number(((await figure.textContent()) ?? '').replace(/[^\d.]/g, '')))
    }
    const before = { vat: await vatCents(), revenue: await revenueCents() }
    await photo('00-morning')

    const setZone = async (timeZone: string) => {
      await page.goto('/admin/settings')
      await main.getByLabel('Time Zone').fill(timeZone)
      await main.getByRole('button', { name: 'Save Settings' }).click()
      await expect(page.getByText('Settings saved.').first()).toBeVisible()
    }
    const cash: number[] = []
    const numbers: string[] = []
    const bought = async (wish: Parameters<typeof buy>[0]) => {
      const placed = await buy(wish)
      numbers.push(placed.number)
      return placed
    }

    await test.step('sale that ends at midnight, which has passed in another zone', async () => {
      await setZone(WEST)
      await page.goto(`/admin/catalogue?search=${BAND}`)
      await main
        .getByRole('link', { name: (await api.product(BAND)).name })
        .first()
        .click()
      await main.getByLabel('Sale Price (USD)').fill('9.99')
      await main.getByLabel('Last Day of the Sale').fill(dayIn(WEST))
      await main.getByRole('button', { name: 'Save', exact: true }).first().click()
      await expect(page.getByText('Saved.').first()).toBeVisible()
      await photo('01-sale')
      const onSale = await bought({ lines: [[BAND, 1]], pays: 'cash' })
      expect((await read(onSale.number, token)).subtotal).toBe(9.99)
      await setZone(EAST)
      const afterwards = await bought({ lines: [[BAND, 1]], pays: 'cash' })
      const { price } = await api.product(BAND)
      expect((await read(afterwards.number, token)).subtotal).toBe(price)
      for (const { number } of [onSale, afterwards]) {
        await move(number, ['Confirm Order', ...DELIVERED])
        cash.push((await read(number, token)).total)
      }
    })

    await test.step('return of which less came than was announced', async () => {
      const placed = await bought({ lines: [[BAND, 3]], code: 'WELCOME10' })
      await move(placed.number, DELIVERED)
      await buyerPage.goto(`/orders/${placed.number}`)
      await buyerPage.getByRole('button', { name: 'Return Items' }).click()
      const asked = buyerPage.getByRole('dialog')
      for (const _ of [1, 2]) await asked.getByRole('button', { name: 'Increase quantity' }).first().click()
      await asked.getByLabel(/Why are you returning it/).fill('Too strong for me')
      await asked.getByRole('button', { name: 'Request Return' }).click()
      await expect(buyerPage.getByText('Requested', { exact: true })).toBeVisible()
      await page.goto('/admin/orders/returns')
      await main.getByRole('link', { name: placed.number }).click()
      await answer('Approve').click()
      await answer('Book Items').click()
      await dialog.getByRole('button', { name: 'Decrease quantity' }).first().click()
      await photo('02-less-came')
      await answer('Book Items').click()
      await answer('Refund').click()
      await dialog.getByRole('button', { name: /^Refund .*\$/ }).click()
      await expect(dialog.getByText('Refunded', { exact: true })).toBeVisible()
    })

    await test.step('parcel refused at the door, and one that could not be delivered', async () => {
      const refused = await bought({ lines: [[BAND, 2]], express: true })
      await move(refused.number, SENT)
      await button('Not Delivered').click()
      await dialog.getByLabel('Reason').selectOption({ label: 'Refused at the door' })
      await answer('Cancel the Order').click()
      await button('Book Parcel').click()
      await photo('03-refused')
      await answer('Book Items').click()
      await dialog.waitFor({ state: 'hidden' })
      await refund()
      const undelivered = await bought({ lines: [[BAR, 1]], pays: 'cash' })
      await move(undelivered.number, ['Confirm Order', ...SENT])
      await button('Not Delivered').click()
      await dialog.getByLabel('Reason').selectOption({ label: 'Could not be delivered' })
      await answer('Cancel the Order').click()
      await dialog.waitFor({ state: 'hidden' })
    })

    await test.step('two partial refunds, before and after shipping', async () => {
      const twice = await bought({
        lines: [
          [BAR, 1],
          [BAND, 2],
        ],
        express: true,
      })
      await open(twice.number)
      await refund({ units: 1 })
      await photo('04-first-refund')
      for (const name of SENT) await step(name)
      await refund({ amount: '7,77' })
      await photo('05-second-refund')
    })

    let byBank = 0
    await test.step('refund that fails and is paid by bank transfer', async () => {
      const failing = await bought({ lines: [[BAR, 1]] })
      await move(failing.number, DELIVERED)
      shop.stripe.nextRefund = 'failed'
      byBank += await refund({ amount: '20' })
      await expect(main.getByText(/A refund failed/)).toBeVisible()
      shop.stripe.nextRefund = 'succeeded'
      await mailTo(failing.customer.email, '$20.00')
      await page.goto('/admin')
      await expect(main.getByText(/refunds? failed or pending/)).toBeVisible()
      await photo('06-needs-you')
      await open(failing.number)
      await button('Send Again').click()
      await dialog.getByLabel('How to refund').selectOption({ label: 'Bank transfer' })
      await dialog.getByLabel(/Note/).fill('Transferred')
      await answer('Refund').click()
      await dialog.waitFor({ state: 'hidden' })
      expect((await read(failing.number, token)).refunds).toMatchObject([{ state: 'sent', method: 'bank' }])
    })

    await test.step('refund made at Stripe while ours is under way', async () => {
      const crossed = await bought({ lines: [[BAR, 1]] })
      await open(crossed.number)
      shop.stripe.nextRefund = 'pending'
      await refund({ amount: '10' })
      await expect(main.getByText('The refund is being processed.')).toBeVisible()
      shop.stripe.nextRefund = 'succeeded'
      const intent = shop.sessionOf(crossed.number).payment_intent ?? ''
      await expect.poll(() => shop.stripe.refunds.get(intent)?.length).toBe(1)
      const [ours] = shop.stripe.refunds.get(intent) ?? []
      shop.stripe.refund(intent, 500)
      const [there] = shop.stripe.refunds.get(intent) ?? []
      for (const type of ['refund.created', 'charge.refunded', 'refund.updated'])
        await shop.notify(type, there ?? {})
      if (ours) ours.status = 'succeeded'
      await shop.notify('refund.updated', ours ?? {})
      await expect.poll(async () => (await read(crossed.number, token)).refundedTotal).toBe(15)
      await page.reload()
      await photo('07-crossed')
    })

    await test.step('dispute lost after a partial refund', async () => {
      const disputed = await bought({ lines: [[BAR, 1]] })
      await move(disputed.number, DELIVERED)
      await refund({ amount: '10' })
      await expect.poll(async () => (await read(disputed.number, token)).refundedTotal).toBe(10)
      const { payment_intent, amount_total } = shop.sessionOf(disputed.number)
      for (const status of ['needs_response', 'lost']) {
        const dispute = {
          id: 'dp_day',
          object: 'dispute' as const,
          status,
          amount: amount_total - 1000,
          currency: 'usd' as const,
          reason: 'product_not_received',
          payment_intent: payment_intent ?? '',
          evidence_details: { due_by: Math.round(Date.now() / 1000) + 600_000 },
        }
        shop.stripe.disputes.set(dispute.id, dispute)
        await shop.notify('charge.dispute.updated', dispute)
        await expect
          .poll(async () => (await read(disputed.number, token)).dispute?.state)
          .toBe(status === 'lost' ? 'lost' : 'open')
        await page.reload()
        await expect(main.getByText(status === 'lost' ? /was lost/ : /disputes this payment/)).toBeVisible()
        await photo(`08-dispute-${status}`)
      }
    })

    await test.step('bank transfer that arrives on the ninth day', async () => {
      const late = await bought({ lines: [[BAND, 1]], pays: 'later' })
      const { id } = shop.sessionOf(late.number)
      shop.stripe.payLater(id)
      await shop.notify('checkout.session.completed', shop.stripe.sessions.get(id) ?? {})
      await db`
        update orders set held_until = now() - interval '8 days', created_at = now() - interval '9 days'
        where order_number = ${late.number}`
      await db`
        update payments set created_at = now() - interval '9 days'
        where order_id = (select id from orders where order_number = ${late.number})`
      await page.goto('/admin')
      await expect(main.getByText('payment still processing')).toBeVisible()
      await open(late.number)
      await expect(main.getByText('Payment processing').first()).toBeVisible()
      await photo('09-ninth-day')
      shop.stripe.outcome(id, true)
      await shop.notify('checkout.session.async_payment_succeeded', shop.stripe.sessions.get(id) ?? {})
      await page.reload()
      await expect(main.getByText('Paid', { exact: true }).first()).toBeVisible()
    })

    await test.step('order entered by staff, and a program', async () => {
      const customer = await api.register('Mina', 'Rad')
      await page.goto(`/admin/orders/new?email=${customer.email}`)
      await main.getByLabel('Search products to add').fill(BAND)
      await main.getByRole('listbox', { name: 'Matching products' }).getByRole('option').first().click()
      await main.getByLabel('First Name').fill('Mina')
      await main.getByLabel('Last Name').fill('Rad')
      await staffDelivery()
      await main.getByRole('radio', { name: 'Online Payment' }).check()
      await photo('10-entered')
      await main.getByRole('button', { name: 'Place Order' }).click()
      const shown = main.getByRole('heading', { level: 1, name: /^TV-\d+$/ })
      await shown.waitFor()
      const number = (await shown.textContent()) ?? ''
      numbers.push(number)
      await arriveAs(buyerPage, { customer }, shop.url)
      await buyerPage.goto(`/orders/${number}`)
      await buyerPage.getByRole('button', { name: 'Pay Now' }).click()
      await buyerPage.getByRole('button', { name: 'Pay', exact: true }).click()
      await expect(buyer.main.getByText(number).first()).toBeVisible()
      await bought({ lines: [[PROGRAM, 1]] })
    })
    async function staffDelivery() {
      const field = (label: string) => main.getByLabel(label, { exact: true })
      await main.getByLabel('Phone', { exact: true }).fill('+31 20 555 0199')
      await field('Country').selectOption('Netherlands')
      await field('Street Address').fill('Lijnbaansgracht 12')
      await field('City').fill('Amsterdam')
      await field('Zip Code').fill('1015 AA')
    }

    await test.step('withdrawal without sign-in', async () => {
      const placed = await bought({ lines: [[BAND, 1]] })
      const stranger = await buyers.newPage()
      await buyerPage.evaluate(() => localStorage.clear())
      await stranger.goto('/withdraw')
      await stranger.getByLabel('Your name').fill('Robin Jansen')
      await stranger.getByLabel('Order number').fill(placed.number.slice(3))
      await stranger.getByLabel('Email', { exact: true }).fill(placed.customer.email)
      await stranger.getByRole('button', { name: 'Continue' }).click()
      await stranger.getByRole('button', { name: 'Confirm Withdrawal' }).click()
      await expect(stranger.getByText('We’ve received your withdrawal')).toBeVisible()
      await stranger.screenshot({ path: info.outputPath('11-withdrawn.png') })
      await expect
        .poll(async () => {
          await page.goto('/admin/orders/withdrawals')
          await main.getByRole('row').nth(1).waitFor()
          return main.getByRole('link', { name: placed.number }).count()
        })
        .toBe(1)
      await photo('12-withdrawals')
      await open(placed.number)
      await button('Cancel Order').click()
      await answer('Cancel Order').click()
      await dialog.waitFor({ state: 'hidden' })
      await expect.poll(async () => (await read(placed.number, token)).paymentStatus).toBe('refunded')
    })

    await test.step('two hundred products corrected in Excel', async () => {
      const file = async (name: string, lines: readonly string[], answer: RegExp | string) => {
        const path = info.outputPath(name)
        await writeFile(path, lines.join('\r\n'))
        await page.goto('/admin/catalogue/import')
        await main.locator('input[type=file]').setInputFiles(path)
        await expect(main.getByText(answer).first()).toBeVisible({ timeout: 60_000 })
      }
      const run = async (name: RegExp) => {
        await main.getByRole('button', { name }).click()
        await expect(main.getByText(/is imported/).first()).toBeVisible({ timeout: 60_000 })
      }
      const [category] = await api.categories()
      const made = Array.from(
        { length: 200 },
        (_, i) => `DAY-${i + 1},Band ${i + 1},${category?.slug},${i + 10}.00,5`,
      )
      await file('new.csv', ['sku,name,category,price,stock', ...made], /is checked/)
      await run(/^Import 200 Products/)
      await page.goto('/admin/catalogue')
      const download = page.waitForEvent('download')
      await main.getByRole('button', { name: 'Export CSV' }).click()
      const [head = '', ...rows] = (await textOf(await download)).split('\r\n')
      const ours = rows.filter((row) => row.startsWith('DAY-') || row.includes(',DAY-'))
      expect(ours).toHaveLength(200)
      const at = head.split(',').indexOf('price')
      const excel = ours.map((row) =>
        row
          .split(',')
          .map((cell, i) => (i === at ? (Number(cell) + 0.5).toFixed(2).replace('.', ',') : cell))
          .join(';'),
      )
      await file('same.csv', [head, ...rows], 'Nothing in this file is new or different.')
      await file('excel.csv', ['sep=;', head.replaceAll(',', ';'), ...excel, ';;'], /is checked/)
      await photo('13-import')
      await run(/^Import 200 Products/)
      await photo('14-imported')
    })

    await test.step('figures, tax report, documents and the provider agree', async () => {
      expect(numbers).toHaveLength(13)
      for (const number of numbers) {
        await expect
          .poll(async () => {
            const order = await read(number, token)
            return order.invoiceNumber !== null || order.status === 'cancelled'
          })
          .toBe(true)
      }
      await expect.poll(vatCents, { timeout: 60_000 }).toBeGreaterThan(before.vat)
      const [row] = await db<{ cents: number }[]>`
        select (select coalesce(sum(i.net_cents + i.tax_cents + i.shipping_cents), 0) from invoices i
            join orders o on o.id = i.order_id where o.order_number = any(${numbers}::text[]))::int
          - (select coalesce(sum(c.net_cents + c.tax_cents + c.shipping_cents), 0) from credit_notes c
            join orders o on o.id = c.order_id
            where o.order_number = any(${numbers}::text[]))::int as cents`
      const documents = row?.cents ?? 0
      const paid = [...shop.stripe.sessions.values()].filter((one) => one.payment_status === 'paid')
      const back = [...shop.stripe.refunds.values()].flat().filter(({ status }) => status === 'succeeded')
      const lost = [...shop.stripe.disputes.values()].filter(({ status }) => status === 'lost')
      const received =
        sum(paid.map((one) => one.amount_total)) -
        sum(back.map(({ amount }) => amount)) -
        sum(lost.map(({ amount }) => amount)) +
        sum(cash.map(cents)) -
        cents(byBank)
      const vat = (await vatCents()) - before.vat
      const revenue = (await revenueCents()) - before.revenue
      await photo('15-evening')
      expect({ vat, documents, revenue }).toEqual({ vat: received, documents: received, revenue: received })
    })
  } finally {
    await db.end({ timeout: 1 })
    process.env.TAVAN_DATA = outbox
    await shop.stop()
  }
})
