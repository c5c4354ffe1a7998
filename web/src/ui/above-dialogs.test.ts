import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stayAboveDialogs } from './above-dialogs'

const shown = vi.fn()
let home: HTMLElement
let element: HTMLElement
beforeEach(() => {
  home = document.body.appendChild(document.createElement('div'))
  element = home.appendChild(document.createElement('section'))
  element.showPopover = shown
})
afterEach(() => {
  document.body.replaceChildren()
  shown.mockReset()
})

const openDialog = () => {
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.setAttribute('open', '')
  return dialog
}
const movesTo = (parent: Element) => vi.waitFor(() => expect(element.parentElement).toBe(parent))

it('stays where it is while no dialog is open', () => {
  const release = stayAboveDialogs(element)
  expect(element.parentElement).toBe(home)
  expect(shown).not.toHaveBeenCalled()
  release()
})

it('moves into the dialog opened last, and back as they close', async () => {
  const first = openDialog()
  const release = stayAboveDialogs(element)
  expect(element.parentElement).toBe(first)
  const second = openDialog()
  await movesTo(second)
  expect(shown).toHaveBeenCalledTimes(2)
  second.removeAttribute('open')
  await movesTo(first)
  first.remove()
  await movesTo(home)
  expect(element.popover ?? null).toBeNull()
  release()
})

it('returns to its place when released', () => {
  openDialog()
  const release = stayAboveDialogs(element)
  release()
  expect(element.parentElement).toBe(home)
})
