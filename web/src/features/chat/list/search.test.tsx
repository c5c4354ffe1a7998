import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { freshCoach, openChat, rows } from '../../../../test/coach-chats'
import { message } from '../../../../test/fake-chat'
import { later, refusal } from '../../../../test/fake-server'

let server: ReturnType<typeof freshCoach>['server']
beforeEach(() => {
  ;({ server } = freshCoach())
})
afterEach(() => vi.unstubAllGlobals())

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search messages' })
async function search(text: string) {
  fireEvent.change(field(), { target: { value: text } })
  await act(async () => fireEvent.submit(field()))
}

describe('the search in messages', () => {
  it('lists the matches, and opens the conversation at the message when one is pressed', async () => {
    const stored = Array.from({ length: 130 }, (_, i) => message(i + 1))
    stored[4] = message(5, { content: 'my left knee' })
    await openChat(server, stored)
    await screen.findByText('message 130')
    expect(screen.queryByText('my left knee')).toBeNull()
    await search(' knee ')
    const list = await screen.findByRole('list', { name: 'Found messages' })
    expect(screen.getByText('1 message found')).toBeTruthy()
    expect(server.calls('GET', '/chat/search')[0]?.query.get('q')).toBe('knee')
    expect(server.calls('GET', '/chat/search')[0]?.query.get('as')).toBe('coach')
    await act(async () => fireEvent.click(within(list).getByRole('link')))
    await waitFor(() => expect(document.activeElement?.getAttribute('data-seq')).toBe('5'))
    expect(document.activeElement?.textContent).toContain('my left knee')
    // The same result once more brings the reader back.
    ;(document.activeElement as HTMLElement).blur()
    await act(async () => fireEvent.click(within(list).getByRole('link')))
    await waitFor(() => expect(document.activeElement?.getAttribute('data-seq')).toBe('5'))
  })

  it('says when nothing was found, and shows the chats again when the search is cleared', async () => {
    await openChat(server, [message(1)])
    await search('zebra')
    expect(await screen.findByText('No messages found')).toBeTruthy()
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Clear Search' })))
    expect(await rows()).toHaveLength(1)
  })

  it('says that it searches, and offers another try when it fails', async () => {
    await openChat(server, [message(1)])
    const answer = later()
    server.on({ 'GET /chat/search': () => answer.promise })
    await search('message')
    expect(await screen.findByText('Searching…')).toBeTruthy()
    await act(async () => answer.settle(refusal('request.invalid')))
    const again = await screen.findByRole('button', { name: 'Try Again' })
    server.on({
      'GET /chat/search': () => ({
        success: true,
        data: { items: [], total: 0, currentPage: 1, totalPages: 1 },
      }),
    })
    await act(async () => fireEvent.click(again))
    expect(await screen.findByText('No messages found')).toBeTruthy()
  })
})
