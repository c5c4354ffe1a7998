import { apiOf } from '../lib/api'
import { chatActions } from '../lib/chat-actions'
import { coach } from '../lib/coach'
import { shopper } from '../lib/shopper'
import { arriveAs, expect, test } from '../lib/test'
import { missingPart, startMachines } from './lib/machines'

const CUSTOMER = 'customer2@tavan.test'
const COACH = 'coach2@tavan.test'
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

/** A page that was open to the lost process says so in the console; a person sees nothing of it. */
const broken = /WebSocket connection|ERR_|50[234] /

test('nobody notices a lost process, Redis or primary: two people chat and a third buys', async ({
  browser,
  consoleErrors,
}, info) => {
  const missing = missingPart()
  test.skip(missing !== undefined, missing)
  test.setTimeout(600_000)
  consoleErrors.expect(broken)
  const machines = await startMachines()
  try {
    const api = apiOf(machines.url)
    const open = async (options: object = {}) => {
      const context = await browser.newContext({ baseURL: machines.url, ...options })
      consoleErrors.follow(context)
      return context.newPage()
    }
    const [desk, phone, shop] = [
      await open({ viewport: { width: 1280, height: 900 } }),
      await open(PHONE),
      await open(),
    ]

    const lotte = chatActions(desk)
    const dashboard = coach(desk)
    await dashboard.arrive(api, '/coach/dashboard?tab=chats', COACH)
    await dashboard.main.getByRole('link', { name: /Daan Visser/ }).click()
    await expect(lotte.field).toBeVisible()
    const daan = chatActions(phone, 'fa')
    await arriveAs(phone, { customer: await api.signIn(CUSTOMER), locale: 'fa', theme: 'dark' })
    await phone.goto('/messages')
    await expect(daan.field).toBeVisible()
    const buyer = shopper(shop)
    await arriveAs(shop, { customer: await api.register() })

    let said = 0
    /** Both write, and see what the other wrote. */
    const talk = async (what: string) => {
      const [mine, theirs] = [`${what} ${++said} from the desk`, `${what} ${said} از تلفن`]
      await Promise.all([lotte.write(mine), daan.write(theirs)])
      await expect(daan.said(mine)).toBeVisible()
      await expect(lotte.said(theirs)).toBeVisible()
      for (const one of [lotte, daan]) await expect(one.said(mine).or(one.said(theirs))).toHaveCount(2)
    }
    /** Fills the cart, breaks something, and orders. */
    const buyWhile = async (what: string, breaks: () => Promise<void> | void) => {
      await shop.goto('/shop')
      await buyer.findAndAdd('creatine', 'Damavand Creatine Monohydrate, 500 g')
      await shop.goto('/checkout')
      await buyer.fillDelivery()
      await shop.getByRole('radio', { name: 'Cash on Delivery' }).check()
      await shop.getByRole('radio', { name: 'Standard Shipping' }).check()
      await talk(`before ${what}`)
      await breaks()
      await Promise.all([talk(what), buyer.order()])
      const number = await buyer.orderNumber()
      for (const [page, { t }] of [
        [desk, lotte],
        [phone, daan],
      ] as const)
        await expect(page.getByText(t('chat.line.reconnecting'))).toHaveCount(0)
      for (const page of [desk, phone, shop])
        await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
      await desk.screenshot({ path: info.outputPath(`${what}-desk.png`) })
      await phone.screenshot({ path: info.outputPath(`${what}-phone.png`) })
      await shop.screenshot({ path: info.outputPath(`${what}-shop.png`) })
      return number
    }

    const numbers = [
      await buyWhile('a killed process', () => machines.lose(0, 'SIGKILL')),
      await buyWhile('a stopped process', async () => {
        await machines.bring(0)
        await machines.lose(1, 'SIGTERM')
      }),
      await buyWhile('a killed Redis', async () => {
        await machines.bring(1)
        machines.loseRedis()
      }),
      await buyWhile('a lost primary', () => machines.failOver()),
    ]
    await shop.goto('/orders')
    for (const number of numbers)
      await expect(shop.getByRole('article', { name: `Order ${number}` })).toBeVisible()
    expect(new Set(numbers).size).toBe(4)
  } finally {
    await machines.stop()
  }
})
