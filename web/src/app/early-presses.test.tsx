import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as timers from 'node:timers'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const source = readFileSync(join(import.meta.dirname, '../../public/theme.js'), 'utf8')

/** Runs the script in the head of a painted page; returns what the application calls when it is alive. */
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
    // The application is here.
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

/** Takes over what was typed when it is left. */
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

/** A part of the page with a chunk of its own. */
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
  // As in a browser: React renders when it would, not when a test lets it.
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

it('what is pressed and typed early is done when its part is alive, in its order and each control once', async () => {
  // As in a browser each timer is a task of its own, which those of the test's window are not.
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
  // From now on the page answers by itself.
  press('[name=add]')
  expect(added.mock.calls).toEqual([[2], [2]])
})

it('a form whose part does not come alive is not sent by the browser, which would write it into the address', () => {
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

it('a part that is not alive when the page is keeps what is typed and pressed until it is, and does it once', async () => {
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
  // Another part does not wait for it.
  press('[name=add]')
  await vi.waitFor(() => expect(added).toHaveBeenCalledTimes(2))
  expect(asked).not.toHaveBeenCalled()
  load({ default: Notify })
  await vi.waitFor(() => expect(asked.mock.calls).toEqual([['robin@tavan.test']]))
  // What is alive answers by itself.
  press('#notify button')
  expect(asked).toHaveBeenCalledTimes(2)
})

it('a field that is left before it is alive takes over what was typed before what is pressed next is done', async () => {
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

it('a field in which somebody still types is not left for them', async () => {
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

it('what is typed where React has marked a field and does not listen yet is told again until it is heard', async () => {
  const comeAlive = arrive(timers)
  // Half of a page that comes alive in slices: the mark is there, the listening is not.
  const field = find<HTMLInputElement>('[name=text]')
  Object.assign(field, { __reactProps$half: { value: '' } })
  comeAlive()
  write('whey')
  await new Promise((done) => timers.setTimeout(done, 20))
  field.value = ''
  Reflect.deleteProperty(field, '__reactProps$half')
  hydrate()
  await vi.waitFor(() => expect(field.value).toBe('whey'))
  // Drawn anew the page has what it heard.
  press('[name=more]')
  await vi.waitFor(() => {
    press('[name=add]')
    expect(added).toHaveBeenLastCalledWith(2)
  })
  expect(field.value).toBe('whey')
})
