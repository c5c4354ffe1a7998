import * as timers from 'node:timers'
import { type ReactNode, Suspense, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { holdInput } from './early-input'

/** Starts holding input as the head of a prerendered page does; returns the function the application calls. */
function arrive({ setTimeout }: Pick<typeof timers, 'setTimeout'>): () => void {
  vi.stubGlobal('setTimeout', setTimeout)
  const listen = vi.spyOn(window, 'addEventListener')
  holdInput()
  const added = [...listen.mock.calls]
  listen.mockRestore()
  leave = () => {
    for (const [type, listener, options] of added) window.removeEventListener(type, listener, options)
  }
  return () => window.replayInput?.()
}
let leave = () => {}

const added = vi.fn<(quantity: number) => void>()
const chosen = vi.fn<(size: string) => void>()
const searched = vi.fn<(text: string) => void>()
const sent = vi.fn<(event: Event) => void>((event) => event.preventDefault())

function Page({ children }: { children?: ReactNode }) {
  const [quantity, setQuantity] = useState(1)
  const [text, setText] = useState('')
  const [gift, setGift] = useState(false)
  const [note, setNote] = useState('')
  return (
    <>
      <Suspense>{children}</Suspense>
      <button type="button" name="more" onClick={() => setQuantity(quantity + 1)} />
      <button type="button" name="add" onClick={() => added(quantity)} />
      <form
        onSubmit={(event) => {
          event.preventDefault()
          searched(`${text}${gift ? ' as a gift' : ''}${note && `, ${note}`}`)
        }}
      >
        <input name="text" value={text} onChange={(event) => setText(event.target.value)} />
        <input type="checkbox" checked={gift} onChange={(event) => setGift(event.target.checked)} />
        <select name="size" defaultValue="m" onChange={(event) => chosen(event.target.value)}>
          <option value="m" />
          <option value="l" />
        </select>
        <textarea name="note" value={note} onChange={(event) => setNote(event.target.value)} />
        <button type="submit">search</button>
      </form>
    </>
  )
}

/** Commits typed text on blur. */
function Quantity() {
  const [quantity, setQuantity] = useState('1')
  const [draft, setDraft] = useState<string>()
  return (
    <p id="quantity">
      <input
        name="quantity"
        value={draft ?? quantity}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={(event) => setQuantity(event.target.value)}
      />
      <button type="button" onClick={() => added(Number(quantity))} />
    </p>
  )
}

const asked = vi.fn<(email: string) => void>()

/** Component in a separate boundary; React hydrates it after the rest. */
function Notify() {
  const [email, setEmail] = useState('')
  return (
    <p id="notify">
      <input name="email" value={email} onChange={(event) => setEmail(event.target.value)} />
      <button type="button" onClick={() => asked(email)} />
    </p>
  )
}

let place: HTMLElement
let root: Root | undefined
function find<E extends HTMLElement = HTMLButtonElement>(selector: string): E {
  const found = place.querySelector<E>(selector)
  if (!found) throw new Error(`the page has no ${selector}`)
  return found
}
const press = (selector: string) => find(selector).click()
const write = (text: string, selector = '[name=text]') => {
  const field = find<HTMLInputElement>(selector)
  // Like a browser, bypasses the setter that React installs on the field.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
const paintedNote = () => find<HTMLTextAreaElement>('[name=note]')
const hydrate = (part?: ReactNode) => {
  root = hydrateRoot(place, <Page>{part}</Page>)
}
const paint = (part?: ReactNode) => {
  place.innerHTML = renderToString(<Page>{part}</Page>)
}

beforeEach(() => {
  // Without the act environment React schedules renders as in a browser.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  place = document.body.appendChild(document.createElement('div'))
  place.id = 'root'
  paint()
  document.addEventListener('submit', sent)
})
afterEach(() => {
  leave()
  document.removeEventListener('submit', sent)
  root?.unmount()
  root = undefined
  place.remove()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

it('replays clicks and input after hydration, in order and once per control', async () => {
  // Node's timers are separate tasks as in a browser; those of the test's window are not.
  const replay = arrive(timers)
  press('[name=add]')
  press('[name=more]')
  press('[name=add]')
  press('[name=add]')
  press('[type=checkbox]')
  write('wh')
  write('whey')
  press('[type=submit]')
  expect([added, searched, sent].map((one) => one.mock.calls.length)).toEqual([0, 0, 0])
  hydrate()
  replay()
  await vi.waitFor(() => expect(searched.mock.calls).toEqual([['whey as a gift']]))
  expect(added.mock.calls).toEqual([[2]])
  // Later clicks reach the page directly.
  press('[name=add]')
  expect(added.mock.calls).toEqual([[2], [2]])
})

it('marks a pressed control until its replay (N17)', async () => {
  const replay = arrive(timers)
  press('[name=add]')
  press('[type=checkbox]')
  const marked = () =>
    [...place.querySelectorAll('[data-held]')].map((one) => one.getAttribute('name') ?? one.tagName)
  expect(marked()).toEqual(['add', 'INPUT'])
  hydrate()
  replay()
  await vi.waitFor(() => expect(added).toHaveBeenCalledTimes(1))
  await vi.waitFor(() => expect(marked()).toEqual([]))
})

it('blocks the native submit of a form while the application has not started, which would put its input into the URL', async () => {
  arrive(timers)
  write('secret')
  press('[type=submit]')
  press('[type=submit]')
  await new Promise((done) => timers.setTimeout(done, 50))
  expect(sent).not.toHaveBeenCalled()
  expect(find<HTMLInputElement>('[name=text]').value).toBe('secret')
})

it('has React hydrate a part at once when its input is replayed, also where React would do so later', async () => {
  paint(<Notify />)
  const replay = arrive(timers)
  write('robin@tavan.test', '[name=email]')
  press('#notify button')
  press('#notify button')
  press('[name=add]')
  hydrate(<Notify />)
  replay()
  await vi.waitFor(() => expect(added).toHaveBeenCalledTimes(1))
  expect(asked.mock.calls).toEqual([['robin@tavan.test']])
  // The hydrated part handles clicks directly.
  press('#notify button')
  expect(asked).toHaveBeenCalledTimes(2)
})

it('hears input and a submit that come after the start of the application and before hydration', () => {
  const replay = arrive(timers)
  hydrate()
  replay()
  write('whey')
  press('[type=submit]')
  expect(searched.mock.calls).toEqual([['whey']])
  write('oats')
  press('[type=submit]')
  expect(searched.mock.calls).toEqual([['whey'], ['oats']])
})

it('keeps the input of several fields, although React renders between their replays', () => {
  const replay = arrive(timers)
  write('whey')
  paintedNote().value = 'by the door'
  paintedNote().dispatchEvent(new Event('input', { bubbles: true }))
  hydrate()
  replay()
  expect([find<HTMLInputElement>('[name=text]').value, paintedNote().value]).toEqual(['whey', 'by the door'])
  press('[type=submit]')
  expect(searched.mock.calls).toEqual([['whey, by the door']])
})

const choose = (value: string) => {
  const select = find<HTMLSelectElement>('[name=size]')
  select.value = value
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }))
}

it('replays a choice once', () => {
  const replay = arrive(timers)
  choose('l')
  expect(chosen).not.toHaveBeenCalled()
  hydrate()
  replay()
  expect(chosen.mock.calls).toEqual([['l']])
})

it('leaves a choice after the start of the application to React, which would act on it twice', () => {
  const replay = arrive(timers)
  hydrate()
  replay()
  choose('l')
  choose('m')
  expect(chosen.mock.calls).toEqual([['l'], ['m']])
})

it('keeps the cursor position when it replays the input of a field', () => {
  const replay = arrive(timers)
  const field = find<HTMLInputElement>('[name=text]')
  write('whey oats')
  field.setSelectionRange(4, 4)
  hydrate()
  replay()
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['whey oats', 4, 4])
})

it('commits a field that was left before hydration, before it replays the next click', async () => {
  paint(<Quantity />)
  const replay = arrive(timers)
  find('[name=quantity]').focus()
  write('3', '[name=quantity]')
  find('[name=quantity]').blur()
  press('#quantity button')
  hydrate(<Quantity />)
  replay()
  await vi.waitFor(() => expect(added.mock.calls).toEqual([[3]]))
})

it('does not blur a field that still has the focus', async () => {
  paint(<Quantity />)
  const replay = arrive(timers)
  find('[name=quantity]').focus()
  write('3', '[name=quantity]')
  hydrate(<Quantity />)
  replay()
  press('#quantity button')
  expect(added.mock.calls).toEqual([[1]])
  find('[name=quantity]').blur()
  await vi.waitFor(() => {
    press('#quantity button')
    expect(added).toHaveBeenLastCalledWith(3)
  })
})

it('forgets a control that has gone', async () => {
  const replay = arrive(timers)
  press('[name=more]')
  press('[name=add]')
  find('[name=more]').remove()
  replay()
  await vi.waitFor(() => {
    const other = document.body.appendChild(document.createElement('button'))
    const pressed = vi.fn()
    other.addEventListener('click', pressed)
    other.click()
    other.remove()
    expect(pressed, 'what is gone holds nothing up').toHaveBeenCalled()
  })
})

it('leaves input to React once the page has hydrated', () => {
  const idle: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (action: () => void) => idle.push(action))
  const replay = arrive(timers)
  hydrate()
  replay()
  for (const action of idle) action()
  const changed = vi.fn()
  paintedNote().addEventListener('change', changed)
  paintedNote().value = 'by'
  paintedNote().dispatchEvent(new Event('input', { bubbles: true }))
  expect(idle).toHaveLength(1)
  expect(changed, 'a replay would emit this').not.toHaveBeenCalled()
})

it('does not set the value of a field while a keyboard composes in it', () => {
  const replay = arrive(timers)
  hydrate()
  replay()
  const changed = vi.fn()
  paintedNote().addEventListener('change', changed)
  paintedNote().value = 'に'
  paintedNote().dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }))
  expect(changed).not.toHaveBeenCalled()
})
