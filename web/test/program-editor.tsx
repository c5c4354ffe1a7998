import { screen, waitFor, within } from '@testing-library/react'
import type { Locale } from 'contract/locale'
import type { CompleteProgram } from 'contract/programs/coach-calls'
import { beforeEach, expect } from 'vitest'
import { fakeCoachServer, open, press } from './coach-area'
import { aPlan, aProgram, written } from './coach-program'
import type { Heard } from './fake-server'
import { followTo, openPopover } from './page'

let server: ReturnType<typeof fakeCoachServer>['server']

/** Installs a fresh fake server that accepts every save, before each test of the file. */
export function freshEditorServer(): void {
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
    server = fakeCoachServer().server
    let version = 7
    server.on({
      'PUT /coach/user-programs/:id/complete-data': () => ({ success: true, data: { version: ++version } }),
    })
  })
}

/** Overrides handlers of that server. */
export const answers = (handlers: Parameters<typeof server.on>[0]) => server.on(handlers)

/** Opens the only user's program from the dashboard; `nobody` uses the session that the test stored. */
export async function openProgram(
  program: CompleteProgram | unknown = aProgram(),
  locale: Locale = 'en',
  as?: 'coach' | 'nobody',
) {
  answers({
    'GET /coach/user-programs/:id/complete': () => ({ success: true, data: program, version: 7 }),
  })
  const shown = await open('/coach/dashboard', { locale, as })
  await followTo(await screen.findByRole('button', { name: 'Strength in 12 Weeks' }))
  const dialog = await screen.findByRole('dialog')
  return { ...shown, dialog: within(dialog), box: dialog }
}

export async function openTab(name: string, program: CompleteProgram = aProgram()) {
  const shown = await openProgram(program)
  await followTo(await shown.dialog.findByRole('tab', { name }))
  return shown
}

export const saves = () => server.calls('PUT', '/coach/user-programs/up-u1/complete-data')
export const lastSave = () => saves().at(-1) as Heard
export const group = (name: string) => within(screen.getByRole('group', { name }))
export const edit = (name: string) => press(`Edit ${name}`)
export const section = (name: string) => within(screen.getByRole('region', { name }))

/** Opens the menu of the rarer acts on the program. */
export async function openMore() {
  const button = await screen.findByRole('button', { name: 'More' })
  return within(openPopover(button.parentElement as HTMLElement))
}

/** Chooses an act of that menu. */
export const chooseMore = async (name: string) => followTo((await openMore()).getByRole('button', { name }))

/** Waits until the button is enabled. */
export function enabled(find: () => HTMLElement): Promise<HTMLElement> {
  return waitFor(() => {
    const button = find()
    expect(button.hasAttribute('disabled')).toBe(false)
    return button
  })
}

/** Finds the Undo button of the toast with a text; the editor has another one. */
export async function undoOfToast(text: string): Promise<HTMLElement> {
  const toast = (await screen.findByText(text)).parentElement?.parentElement
  return within(toast as HTMLElement).getByRole('button', { name: 'Undo' })
}

/** Adds, edits and deletes entries of a list; every save sends the whole list, an added item with its first save. */
export async function checkList(
  visitor: Awaited<ReturnType<typeof openProgram>>['visitor'],
  name: string,
  path: string,
  added: string,
) {
  const items = path
    .split('.')
    .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], aPlan) as string[]
  const list = group(name)
  for (const item of items) expect(list.getByText(item)).toBeTruthy()
  await visitor.click(list.getByRole('button', { name: `Add to ${name}` }))
  const field = await list.findByRole<HTMLInputElement>('textbox')
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual([added, 0, added.length])
  expect(saves()).toHaveLength(0)
  await visitor.keyboard('Mine{Enter}')
  await waitFor(() => expect(written(lastSave())).toEqual({ [path]: [...items, 'Mine'] }))
  await waitFor(() => expect(list.queryByRole('textbox')).toBeNull())
  await visitor.click(await enabled(() => list.getByRole('button', { name: `Delete ${name}, item 1` })))
  await waitFor(() => expect(written(lastSave())).toEqual({ [path]: [...items.slice(1), 'Mine'] }))
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(items.length))
}

/** Calls of a method whose address ends so. */
export const editorCalls = (method: string, end: string) => server.calls(method, new RegExp(`${end}$`))
