import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeCoachServer, open, page, press, user } from '../../../test/coach-area'
import { refusal } from '../../../test/fake-server'

let server: ReturnType<typeof fakeCoachServer>['server']
beforeEach(() => {
  localStorage.clear()
  server = fakeCoachServer().server
  server.on({
    'GET /coach/my-users': () => page([user('u1'), user('u2', { notes: '' })]),
    'PUT /coach/users/:id/notes': ({ body }) => ({ success: true, data: body }),
  })
})
afterEach(() => vi.unstubAllGlobals())

const pencil = (name: string) => screen.findByRole('button', { name: new RegExp(`^Edit Notes on .*${name}`) })

describe('athlete notes', () => {
  it('saves notes inline for one user and leaves the other user’s notes unchanged', async () => {
    const { visitor } = await open('/coach/dashboard')
    await visitor.click(await pencil('u1'))
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Notes on/ })
    expect(field.value).toBe('Left ankle.')
    await visitor.type(field, ' Better.{Control>}{Enter}{/Control}')
    expect(await screen.findByText('Notes saved.')).toBeTruthy()
    const [sent, ...more] = server.calls('PUT', '/coach/users/u1/notes')
    expect([sent?.body, more]).toEqual([{ notes: 'Left ankle. Better.' }, []])
    const [mine, other] = screen.getAllByRole('article').map((card) => within(card))
    expect(mine?.getByText('Left ankle. Better.')).toBeTruthy()
    await visitor.click(press('Mina Rad u2'))
    expect(other?.getByText('No notes yet. Only you can read them.')).toBeTruthy()
  })

  it('keeps the typed notes in the field when saving fails', async () => {
    server.on({ 'PUT /coach/users/:id/notes': () => refusal('programs.user_not_found') })
    const { visitor } = await open('/coach/dashboard')
    await visitor.click(await screen.findByRole('button', { name: 'Mina Rad u2' }))
    await visitor.click(await pencil('u2'))
    await visitor.keyboard('Runs on Sundays.')
    await visitor.click(press('Save'))
    await waitFor(() => expect(server.calls('PUT', '/coach/users/u2/notes')).toHaveLength(1))
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Notes on/ }).value).toBe(
      'Runs on Sundays.',
    )
    expect(screen.queryByText('Notes saved.')).toBeNull()
  })

  it('asks before it discards unsaved notes when the coach selects another user', async () => {
    const { visitor } = await open('/coach/dashboard')
    await visitor.click(await pencil('u1'))
    await visitor.keyboard('Half a sen')
    await visitor.click(press('Mina Rad u2'))
    await visitor.click(press('Keep Editing'))
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Notes on/ }).value).toContain('Half a')
    await visitor.click(press('Mina Rad u2'))
    await visitor.click(press('Discard Changes'))
    expect(screen.queryByRole('textbox', { name: /^Notes on/ })).toBeNull()
    expect(press('Mina Rad u2').getAttribute('aria-expanded')).toBe('true')
  })

  it('sends no request when the notes are unchanged', async () => {
    const { visitor } = await open('/coach/dashboard')
    await visitor.click(await pencil('u1'))
    await visitor.click(press('Save'))
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
    expect(server.calls('PUT', '/coach/users/u1/notes')).toHaveLength(0)
  })
})
