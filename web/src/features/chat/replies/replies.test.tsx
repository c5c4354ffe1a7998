import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { SavedReply } from 'contract/chat/reply-calls'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { freshCoach, input, openChat } from '../../../../test/coach-chats'
import { refusal } from '../../../../test/fake-server'
import { followTo } from '../../../../test/page'

let server: ReturnType<typeof freshCoach>['server']
let stored: (SavedReply & { filled?: string })[]
beforeEach(() => {
  ;({ server } = freshCoach())
  stored = [{ _id: 'r1', title: 'Praise', content: 'Well done, {firstName}!', filled: 'Well done, Sara!' }]
  server.on({
    'GET /coach/replies': () => ({ success: true, data: { items: stored } }),
    'POST /coach/replies': ({ body }) => {
      stored = [...stored, { _id: 'r2', ...(body as Omit<SavedReply, '_id'>) }]
      return { success: true, data: stored.at(-1) }
    },
    'PUT /coach/replies/:id': ({ body }) => ({ success: true, data: { _id: 'r1', ...body } }),
    'DELETE /coach/replies/:id': () => {
      stored = []
      return { success: true }
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

async function dialog() {
  const shown = await openChat(server)
  await followTo(screen.getByRole('button', { name: 'Saved replies' }))
  return { ...shown, box: within(await screen.findByRole('dialog')) }
}

describe('saved replies', () => {
  it('are put into the message filled for the athlete, below what is written already', async () => {
    const { visitor, box, socket } = await dialog()
    await followTo(await box.findByRole('button', { name: /^Praise/ }))
    await waitFor(() => expect(input().value).toBe('Well done, Sara!'))
    await waitFor(() => expect(document.activeElement).toBe(input()))
    await visitor.clear(input())
    await visitor.type(input(), 'Hello')
    await followTo(screen.getByRole('button', { name: 'Saved replies' }))
    await followTo(await screen.findByRole('button', { name: /^Praise/ }))
    expect(input().value).toBe('Hello\nWell done, Sara!')
    expect(socket.told('send_message')).toEqual([])
  })

  it('are written once of two presses, after what is missing was named', async () => {
    const { box } = await dialog()
    await followTo(await box.findByRole('button', { name: 'New Reply' }))
    fireEvent.change(box.getByLabelText('Title'), { target: { value: 'Rest' } })
    fireEvent.change(box.getByLabelText('Text'), { target: { value: 'Rest, {name}.' } })
    await followTo(box.getByRole('button', { name: 'Save' }))
    await box.findByText('There is no placeholder {name}')
    fireEvent.change(box.getByLabelText('Text'), { target: { value: 'Rest, {firstName}.' } })
    const save = box.getByRole('button', { name: 'Save' })
    fireEvent.click(save)
    fireEvent.click(save)
    await box.findByRole('button', { name: /^Rest/ })
    expect(server.calls('POST', '/coach/replies').map(({ body }) => body)).toEqual([
      { title: 'Rest', content: 'Rest, {firstName}.' },
    ])
  })

  it('are changed, and deleted', async () => {
    const { box } = await dialog()
    await followTo(await box.findByRole('button', { name: /^Change .*Praise/ }))
    fireEvent.change(box.getByLabelText('Text'), { target: { value: 'Fine.' } })
    await followTo(box.getByRole('button', { name: 'Save' }))
    await box.findByRole('button', { name: 'New Reply' })
    expect(server.calls('PUT', '/coach/replies/r1').map(({ body }) => body)).toEqual([
      { title: 'Praise', content: 'Fine.' },
    ])
    await followTo(box.getByRole('button', { name: /^Delete .*Praise/ }))
    await box.findByText(/^No saved replies yet/)
  })

  it('are added again as they were written when a deletion is undone', async () => {
    const { box } = await dialog()
    await followTo(await box.findByRole('button', { name: /^Delete .*Praise/ }))
    await followTo(await screen.findByRole('button', { name: 'Undo' }))
    await box.findByRole('button', { name: /^Praise/ })
    expect(await screen.findByText('It’s back.')).toBeTruthy()
    expect(server.calls('POST', '/coach/replies').map(({ body }) => body)).toEqual([
      { title: 'Praise', content: 'Well done, {firstName}!' },
    ])
  })

  it('say why a deletion could not be undone', async () => {
    server.on({ 'POST /coach/replies': () => refusal('chat.too_many_replies', { max: 100 }) })
    const { box } = await dialog()
    await followTo(await box.findByRole('button', { name: /^Delete .*Praise/ }))
    await followTo(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(/100/)).toBeTruthy()
  })

  it('say so when they cannot be loaded', async () => {
    server.on({ 'GET /coach/replies': () => refusal('server.error') })
    const { box } = await dialog()
    await box.findByText('Your saved replies couldn’t be loaded')
  })
})
