import { readFile } from 'node:fs/promises'
import type { Browser } from '@playwright/test'
import { fourDocuments } from './lib/applicant'
import { chatActions, chatOf, muteSocket } from './lib/chat-actions'
import { coach } from './lib/coach'
import { arriveAs, type ConsoleErrors, expect, test } from './lib/test'
import { inFullRun } from './lib/tested-locales'
import { expectAccessible, expectNoSidewaysScroll } from './lib/visual-checks'

// Demo pair reserved for this journey; the other pair is part of many states.
const CUSTOMER = 'customer2@tavan.test'

const COACH = 'coach2@tavan.test'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

// Sequential, because the tests write into the same conversation.
test.describe.configure({ mode: 'default' })

/** Going offline aborts open requests, and a page that is left closes its socket. */
const brokenConnections = /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|WebSocket connection/

/** Opens a second browser context next to the test's page. */
async function another(browser: Browser, consoleErrors: ConsoleErrors, options: object = {}) {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
  consoleErrors.follow(context)
  return { context, page: await context.newPage() }
}

test('exchanges texts and files between a Persian phone and the coach through a connection loss (X-67 X-69 X-70 X-75 X-77 COACH-GEN-07 COACH-CHL-10 COACH-CHC-01 COACH-CHC-04 COACH-CHC-09 COACH-CHC-10 COACH-CALL-23 COACH-STATE-19 COACH-STATE-20 COACH-STATE-28)', async ({
  page,
  api,
  browser,
  consoleErrors,
  baseURL,
}) => {
  consoleErrors.expect(brokenConnections)
  const word = `talk-${Date.now().toString(36)}`
  const customer = await api.signIn(CUSTOMER)
  const stored = await chatOf(api, CUSTOMER)

  // The coach, on a desktop.
  const desk = coach(page)
  const lotte = chatActions(page)
  await desk.arrive(api, '/coach/dashboard?tab=chats', COACH)
  const row = desk.main.getByRole('link', { name: /Daan Visser/ })
  await row.click()
  await expect(lotte.field).toBeFocused()

  // The customer, on a phone.
  const phone = await another(browser, consoleErrors, { ...PHONE, baseURL })
  const daan = chatActions(phone.page, 'fa')
  await arriveAs(phone.page, { customer, locale: 'fa', theme: 'dark' })
  await phone.page.goto('/messages')
  await expect(daan.field).toBeVisible()
  await expect(page.getByText(lotte.t('chat.head.online'), { exact: true })).toBeVisible()
  await expectNoSidewaysScroll(phone.page, 'conversation on a phone')
  await expectAccessible(phone.page, 'conversation on a phone, dark, in Persian')

  // Texts of several lines in both directions; the coach sees the read receipt.
  await lotte.write(`${word} 1 How is the knee?\nBetter?`)
  await expect(daan.said(`${word} 1 How is the knee?`)).toBeVisible()
  await expect(page.getByText(lotte.t('chat.state.read'), { exact: true }).last()).toBeVisible()
  await daan.field.pressSequentially(`${word} 2 زانویم بهتر است`)
  await expect(page.getByText(/is typing…/)).toBeVisible()
  await daan.field.press('Enter')
  await expect(lotte.said(`${word} 2 زانویم بهتر است`)).toBeVisible()
  await expect(page.getByText(/is typing…/)).toBeHidden()

  // Files in both directions with a preview; the download keeps their names.
  const [certificate, , , diploma] = await fourDocuments()
  if (!certificate || !diploma) throw new Error('There are no files to send.')
  await lotte.attach([certificate])
  await expect(page.getByText('1/5 files')).toBeVisible()
  await lotte.write(`${word} 3 Your exercises`)
  const download = phone.page.waitForEvent('download')
  await phone.page
    .getByRole('button', { name: daan.t('chat.file.download', { name: certificate.name }), exact: true })
    .last()
    .click()
  const saved = await download
  expect(saved.suggestedFilename()).toBe(certificate.name)
  expect(await readFile(await saved.path())).toEqual(certificate.buffer)
  await daan.attach([diploma])
  await daan.sendButton.click()
  await expect(page.getByText('File shared', { exact: true }).last()).toBeVisible()
  const picture = page.locator('[data-conversation] li img[src^="blob:"]').last()
  await expect(picture).toBeVisible()
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBe(64)

  // The phone goes offline: written messages wait, and missed ones arrive later.
  await phone.context.setOffline(true)
  await expect(phone.page.getByText(daan.t('chat.line.offline'), { exact: true })).toBeVisible()
  await daan.write(`${word} 4 written without a connection`)
  await daan.write(`${word} 5 and one more`)
  await expect(phone.page.getByText(daan.t('chat.state.waiting'), { exact: true })).toHaveCount(2)
  await expectAccessible(phone.page, 'conversation without a connection')
  await lotte.write(`${word} 6 are you still there?`)
  await phone.context.setOffline(false)
  await expect(daan.said(`${word} 6 are you still there?`)).toBeVisible()
  await expect(lotte.said(`${word} 5 and one more`)).toBeVisible()
  await expect(phone.page.getByText(daan.t('chat.state.waiting'), { exact: true })).toHaveCount(0)

  // Every message once and in order, on both sides as on the server.
  const all = await stored.texts(word)
  expect(all.map((text) => text.split(' ')[1])).toEqual(['1', '2', '3', '6', '4', '5'])
  expect(await lotte.texts(word)).toEqual(all)
  expect(await daan.texts(word)).toEqual(all)
  expect(await phone.page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(word)
  await expectAccessible(page, 'conversation at a desk')

  // The coach's list shows new messages, both in the list and on the tab.
  await desk.button('Back').click()
  await expect(row).toBeFocused()
  await daan.write(`${word} 7 one for later`)
  await desk.button('Refresh').click()
  await expect(row.getByText('1 unread message')).toBeAttached()
  await phone.context.close()
})

test('delivers a message once when the page reloads during sending (F9 X-68)', async ({
  page,
  api,
  consoleErrors,
}) => {
  consoleErrors.expect(brokenConnections)
  const word = `reload-${Date.now().toString(36)}`
  const customer = await api.signIn(CUSTOMER)
  const stored = await chatOf(api, CUSTOMER)
  const daan = chatActions(page)
  const muted = await muteSocket(page)
  await arriveAs(page, { customer })
  await page.goto('/messages')
  await daan.write(`${word} 1`)
  const sending = page.getByText(daan.t('chat.state.sending'), { exact: true })
  const underWay = page.locator('[data-state=sending], [data-state=waiting]')
  // A queued message must be sent first, because a muted server would never open its connection.
  await expect(underWay).toHaveCount(0)
  expect(await stored.texts(word)).toEqual([`${word} 1`])

  // The message arrives, and the acknowledgement is lost.
  muted.server = true
  await daan.field.fill(`${word} 2`)
  await daan.field.press('Enter')
  await expect(sending).toBeVisible()
  await expect.poll(() => stored.texts(word)).toEqual([`${word} 1`, `${word} 2`])
  muted.server = false
  await page.reload()
  await expect.poll(() => daan.texts(word)).toEqual([`${word} 1`, `${word} 2`])

  // The message does not arrive.
  muted.page = true
  await daan.field.fill(`${word} 3`)
  await daan.field.press('Enter')
  // The new connection may not be open yet; then the message waits for it first.
  await expect(underWay).toBeVisible()
  muted.page = false
  await page.reload()
  await expect.poll(() => stored.texts(word)).toEqual([`${word} 1`, `${word} 2`, `${word} 3`])
  await expect.poll(() => daan.texts(word)).toEqual([`${word} 1`, `${word} 2`, `${word} 3`])
  await expect(sending).toBeHidden()
})

test(
  'edits, takes back and finds messages while the other side watches on a phone',
  inFullRun,
  async ({ page, api, browser, consoleErrors, baseURL }) => {
    const word = `change-${Date.now().toString(36)}`
    const customer = await api.signIn(CUSTOMER)
    const desk = coach(page)
    const lotte = chatActions(page)
    await desk.arrive(api, '/coach/dashboard?tab=chats', COACH)
    await desk.main.getByRole('link', { name: /Daan Visser/ }).click()
    await expect(lotte.field).toBeFocused()
    const phone = await another(browser, consoleErrors, { ...PHONE, baseURL })
    const daan = chatActions(phone.page, 'fa')
    await arriveAs(phone.page, { customer, locale: 'fa', theme: 'light' })
    await phone.page.goto('/messages')
    await expect(daan.field).toBeVisible()

    // By keyboard, with a draft in the field.
    await lotte.write(`${word} one`)
    await expect(daan.said(`${word} one`)).toBeVisible()
    await lotte.field.fill('half a thought')
    const menu = page.getByRole('button', { name: lotte.t('chat.change.menu') }).last()
    await menu.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    const editing = page.getByRole('textbox', { name: lotte.t('chat.change.editing') })
    await expect(editing).toBeFocused()
    await expectAccessible(page, 'editing a message')
    await editing.fill(`${word} two`)
    await editing.press('Enter')
    await expect(daan.said(`${word} two`)).toBeVisible()
    await expect(daan.said(`${word} one`)).toBeHidden()
    await expect(lotte.field).toHaveValue('half a thought')
    await expect(lotte.field).toBeFocused()
    await lotte.field.fill('')

    // By touch, in Persian.
    await daan.write(`${word} three`)
    await expect(lotte.said(`${word} three`)).toBeVisible()
    const options = phone.page.getByRole('button', { name: daan.t('chat.change.menu') }).last()
    const { width = 0, height = 0 } = (await options.boundingBox()) ?? {}
    expect(Math.min(width, height), 'a finger meets the menu').toBeGreaterThanOrEqual(40)
    await options.tap()
    await expectNoSidewaysScroll(phone.page, 'menu of a message on a phone')
    await expectAccessible(phone.page, 'menu of a message on a phone')
    await phone.page.getByRole('button', { name: daan.t('chat.change.takeBack'), exact: true }).tap()
    await phone.page
      .getByRole('dialog')
      .getByRole('button', { name: daan.t('chat.change.takeBack') })
      .tap()
    await expect(daan.said(daan.t('chat.messages.takenBack')).last()).toBeVisible()
    await expect(lotte.said(`${word} three`)).toBeHidden()
    await expect(page.getByText(lotte.t('chat.messages.takenBack')).last()).toBeVisible()

    // The search finds the edited text and not the removed one.
    const field = page.getByRole('searchbox', { name: lotte.t('chat.search.label') })
    await field.fill(word)
    const found = page.getByRole('list', { name: lotte.t('chat.search.found') }).getByRole('link')
    await expect(found).toHaveCount(1)
    await expectAccessible(page, 'found messages')
    await found.click()
    await expect(page.locator('[data-seq]:focus')).toContainText(`${word} two`)
    await phone.context.close()
  },
)
