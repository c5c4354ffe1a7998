import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as timers from 'node:timers'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const source = readFileSync(join(import.meta.dirname, '../../public/theme.js'), 'utf8')

/** Runs the head script of a prerendered page; returns the function that the application calls after hydration. */
function arrive({
  setTimeout,
  clearTimeout,
}: Pick<typeof timers, 'setTimeout' | 'clearTimeout'>): () => void {
  const scope = {
    document: {
      documentElement: { dataset: {} },
      currentScript: { dataset: { painted: '' } },
      getElementById: (id: string) => document.getElementById(id),
      get activeElement() {
        return document.activeElement
      },
    },
    location: { pathname: '/shop', search: '', hash: '' },
    // The application is loaded immediately.
    requestAnimationFrame: () => undefined,
    setTimeout,
    clearTimeout,
    window: {} as { comeAlive?: () => void },
  }
  new Function(...Object.keys(scope), source)(...Object.values(scope))
  return () => scope.window.comeAlive?.()
}

const added = vi.fn<(quantity: number) => void>()
const searched = vi.fn<(text: string) => void>()
const sent = vi.fn<(event: Event) => void>((event) => event.preventDefault())

function Page({ children }: { children?: ReactNode }) {
  const [quantity, setQuantity] = useState(1)
  const [text, setText] = useState('')
  const [gift, setGift] = useState(false)
  return (
    <>
      <Suspense>{children}</Suspense>
      <button type="button" name="more" onClick={() => setQuantity(quantity + 1)} />
      <button type="button" name="add" onClick={() => added(quantity)} />
      <form
        onSubmit={(event) => {
          event.preventDefault()
          searched(`${text}${gift ? ' as a gift' : ''}`)
        }}
      >
        <input name="text" value={text} onChange={(event) => setText(event.target.value)} />
        <input type="checkbox" checked={gift} onChange={(event) => setGift(event.target.checked)} />
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

/** Component in a lazy chunk. */
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
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
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
  const comeAlive = arrive(timers)
  press('[name=add]')
  press('[name=more]')
  press('[name=add]')
  press('[name=add]')
  press('[type=checkbox]')
  write('wh')
  write('whey')
  press('[type=submit]')
  comeAlive()
  expect([added, searched, sent].map((one) => one.mock.calls.length)).toEqual([0, 0, 0])
  hydrate()
  await vi.waitFor(() => expect(searched.mock.calls).toEqual([['whey as a gift']]))
  expect(added.mock.calls).toEqual([[2]])
  // Later clicks reach the page directly.
  press('[name=add]')
  expect(added.mock.calls).toEqual([[2], [2]])
})

it('blocks the native submit of a form that never hydrates, which would put its input into the URL', () => {
  vi.useFakeTimers()
  const comeAlive = arrive(globalThis)
  write('secret')
  press('[type=submit]')
  comeAlive()
  vi.advanceTimersByTime(10_000)
  expect(sent).not.toHaveBeenCalled()
  place.remove()
  vi.advanceTimersByTime(100)
  const other = document.body.appendChild(document.createElement('button'))
  const pressed = vi.fn()
  other.addEventListener('click', pressed)
  other.click()
  other.remove()
  expect(pressed, 'what is gone holds nothing up').toHaveBeenCalled()
})

it('holds input for a lazy part until it hydrates, and replays it once', async () => {
  paint(<Notify />)
  const comeAlive = arrive(timers)
  let load = (_: { default: typeof Notify }) => {}
  const Late = lazy<typeof Notify>(() => new Promise((resolve) => (load = resolve)))
  hydrate(<Late />)
  press('[name=add]')
  comeAlive()
  await vi.waitFor(() => expect(added).toHaveBeenCalledTimes(1))

  write('robin@tavan.test', '[name=email]')
  press('#notify button')
  press('#notify button')
  // Other parts do not wait for it.
  press('[name=add]')
  await vi.waitFor(() => expect(added).toHaveBeenCalledTimes(2))
  expect(asked).not.toHaveBeenCalled()
  load({ default: Notify })
  await vi.waitFor(() => expect(asked.mock.calls).toEqual([['robin@tavan.test']]))
  // The hydrated part handles clicks directly.
  press('#notify button')
  expect(asked).toHaveBeenCalledTimes(2)
})

it('commits a field that was left before hydration, before it replays the next click', async () => {
  paint(<Quantity />)
  const comeAlive = arrive(timers)
  find('[name=quantity]').focus()
  write('3', '[name=quantity]')
  find('[name=quantity]').blur()
  press('#quantity button')
  comeAlive()
  hydrate(<Quantity />)
  await vi.waitFor(() => expect(added.mock.calls).toEqual([[3]]))
})

it('does not blur a field that still has the focus', async () => {
  paint(<Quantity />)
  const comeAlive = arrive(timers)
  find('[name=quantity]').focus()
  write('3', '[name=quantity]')
  comeAlive()
  hydrate(<Quantity />)
  press('[name=add]')
  await vi.waitFor(() => expect(added.mock.calls).toEqual([[1]]))
  press('#quantity button')
  expect(added.mock.calls).toEqual([[1], [1]])
  find('[name=quantity]').blur()
  await vi.waitFor(() => {
    press('#quantity button')
    expect(added).toHaveBeenLastCalledWith(3)
  })
})

it('repeats input for a field with React props but without listeners, until React handles it', async () => {
  const comeAlive = arrive(timers)
  // Simulates hydration in slices: the props are attached, the listeners are not.
  const field = find<HTMLInputElement>('[name=text]')
  Object.assign(field, { __reactProps$half: { value: '' } })
  comeAlive()
  write('whey')
  await new Promise((done) => timers.setTimeout(done, 20))
  field.value = ''
  Reflect.deleteProperty(field, '__reactProps$half')
  hydrate()
  await vi.waitFor(() => expect(field.value).toBe('whey'))
  // The text survives a re-render.
  press('[name=more]')
  await vi.waitFor(() => {
    press('[name=add]')
    expect(added).toHaveBeenLastCalledWith(2)
  })
  expect(field.value).toBe('whey')
})
