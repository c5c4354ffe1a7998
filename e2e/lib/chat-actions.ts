import { expect, type Page, type WebSocketRoute } from '@playwright/test'
import type { Locale } from 'contract/locale'
import { isolatedName } from '../../web/src/i18n/isolated'
import type { Api } from './api'
import { words } from './words'

/** Actions of a chat member on one page in one language. */
export function chatActions(page: Page, locale: Locale = 'en') {
  const t = words(locale)
  const field = page.getByRole('textbox', { name: t('chat.compose.label'), exact: true })
  const sendButton = page.getByRole('button', { name: t('chat.compose.send'), exact: true })
  const view = (name: string) =>
    page.getByRole('region', { name: t('chat.messages.label', { name: isolatedName(name) }), exact: true })

  /** Types a text of one or several lines and sends it by keyboard. */
  async function write(text: string) {
    const [first = '', ...rest] = text.split('\n')
    await field.fill(first)
    for (const line of rest) {
      await field.press('Shift+Enter')
      await field.pressSequentially(line)
    }
    // While an earlier message is on its way the field takes no press.
    await expect(field).toBeEditable()
    await field.press('Enter')
    await expect(field).toHaveValue('')
  }

  const attach = (files: { name: string; mimeType: string; buffer: Buffer }[]) =>
    page.locator('input[type=file]').setInputFiles(files)

  /** Visible message; the live region repeats its text, so it is excluded. */
  const said = (text: string) => page.locator('[data-conversation] li').getByText(text)

  /** Returns the texts with this prefix, in display order. */
  const texts = (word: string) =>
    page
      .locator('[data-conversation] li p[dir=auto]')
      .evaluateAll(
        (all, begin) => all.map((one) => one.textContent ?? '').filter((text) => text.startsWith(begin)),
        word,
      )

  return { t, field, sendButton, view, write, attach, said, texts }
}

interface Told {
  _id: string
  content: string
}

/** Returns the conversation of two demo accounts as stored on the server. */
export async function chatOf(api: Api, email: string) {
  const { token } = await api.signIn(email)
  const { data } = await api.call<{ data: Told[] }>('GET', '/chat/list', { token })
  const id = data[0]?._id ?? ''
  return {
    id,
    /** Returns the texts with this prefix, in order of their numbers. */
    async texts(word: string): Promise<string[]> {
      const answer = await api.call<{ data: { messages: Told[] } }>('GET', `/chat/${id}?limit=100`, { token })
      return answer.data.messages.map(({ content }) => content).filter((text) => text.startsWith(word))
    },
  }
}

/** Routes a page's WebSocket so that a test can drop the messages of either side. */
export async function muteSocket(page: Page) {
  const muted = { server: false, page: false }
  await page.routeWebSocket(/socket\.io/, (socket: WebSocketRoute) => {
    const server = socket.connectToServer()
    socket.onMessage((message) => {
      if (!muted.page) server.send(message)
    })
    server.onMessage((message) => {
      if (!muted.server) socket.send(message)
    })
  })
  return muted
}
