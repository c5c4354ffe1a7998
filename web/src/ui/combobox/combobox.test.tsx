import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { openPage } from '../../../test/page'
import { ComboboxField } from './combobox-field'
import { type ComboboxGroup, ComboboxList } from './combobox-list'
import { useCombobox } from './use-combobox'

const groups: ComboboxGroup[] = [
  {
    key: 'fruit',
    label: 'Fruit',
    options: ['apple', 'pear'].map((key) => ({ key, to: `/${key}`, content: key })),
  },
  { key: 'all', options: [{ key: 'all', to: '/all', content: 'everything' }] },
]

function Sample() {
  const box = useCombobox()
  const [stale, setStale] = useState(false)
  return (
    <div>
      <ComboboxField box={box} label="Find" placeholder="" clearLabel="Clear" shortcut="/" />
      <ComboboxList
        box={box}
        label="Ideas"
        groups={box.settled === '' ? [] : groups}
        announcement="3 ideas"
        stale={stale}
      />
      <button type="button" onClick={() => setStale(true)}>
        slow
      </button>
    </div>
  )
}

/** Options without an address; the first is disabled. */
function Choice({ onChoose }: { onChoose: () => void }) {
  const box = useCombobox()
  const options = [
    { key: 'gone', content: 'gone', onChoose: undefined },
    { key: 'here', content: 'here', onChoose },
  ]
  return (
    <>
      <ComboboxField box={box} label="Find" placeholder="" clearLabel="Clear" />
      <ComboboxList box={box} label="Ideas" groups={[{ key: 'all', options }]} announcement="" place="here" />
    </>
  )
}

const field = () => screen.getByRole('combobox', { name: 'Find' }) as HTMLInputElement
const open = async () => {
  const page = await openPage({ '/': <Sample /> }, '/')
  field().focus()
  fireEvent.change(field(), { target: { value: 'a' } })
  return page
}
const press = (key: string, more: object = {}) => fireEvent.keyDown(field(), { key, ...more })
/** Text of the active option, which Enter would open. */
const meant = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent
const isOpen = () => field().getAttribute('aria-expanded') === 'true'

describe('the combobox', () => {
  it('exposes a combobox role with a listbox of named groups', async () => {
    await openPage({ '/': <Sample /> }, '/')
    expect(isOpen()).toBe(false)
    field().focus()
    fireEvent.change(field(), { target: { value: 'a' } })
    expect(isOpen()).toBe(true)
    const list = screen.getByRole('listbox', { name: 'Ideas' })
    expect(field().getAttribute('aria-controls')).toBe(list.id)
    expect(field().getAttribute('aria-autocomplete')).toBe('list')
    expect(screen.getByRole('group', { name: 'Fruit' }).textContent).toBe('Fruitapplepear')
    expect(screen.getAllByRole('option')).toHaveLength(3)
    expect(screen.getByText('3 ideas').role).toBe('status')
  })

  it('moves through options and input with the arrows; Home and End work once an option is active', async () => {
    await open()
    expect(meant()).toBeUndefined()
    expect(press('End'), 'End is the caret’s own').toBe(true)
    for (const expected of ['apple', 'pear', 'everything', undefined, 'apple']) {
      expect(press('ArrowDown')).toBe(false)
      expect(meant()).toBe(expected)
    }
    press('End')
    expect(meant()).toBe('everything')
    press('Home')
    expect(meant()).toBe('apple')
    press('ArrowUp')
    expect(meant()).toBeUndefined()
    press('ArrowUp')
    expect(meant()).toBe('everything')
    expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1)
    expect(document.activeElement).toBe(field())
  })

  it('opens the active option with Enter, and submits the form when none is active', async () => {
    const { where } = await open()
    expect(press('Enter'), 'the form searches').toBe(true)
    press('ArrowDown')
    press('ArrowDown')
    expect(press('Enter')).toBe(false)
    await screen.findByText('elsewhere')
    expect(where().pathname).toBe('/pear')
  })

  it('calls the active option without an address on Enter, and nothing for a disabled one', async () => {
    const choose = vi.fn()
    await openPage({ '/': <Choice onChoose={choose} /> }, '/')
    field().focus()
    press('ArrowDown')
    expect(meant()).toBe('gone')
    expect(screen.getByRole('option', { name: 'gone' }).getAttribute('aria-disabled')).toBe('true')
    press('Enter')
    expect(choose).not.toHaveBeenCalled()
    press('ArrowDown')
    expect(press('Enter')).toBe(false)
    expect(choose).toHaveBeenCalledOnce()
    expect(document.activeElement).toBe(field())
  })

  it('ignores the pointer for the active option and keeps the focus on mouse down', async () => {
    await open()
    press('ArrowDown')
    const [, pear] = screen.getAllByRole('option') as [HTMLElement, HTMLElement]
    fireEvent.pointerMove(pear)
    fireEvent.mouseOver(pear)
    expect(meant()).toBe('apple')
    expect(fireEvent.mouseDown(pear), 'the press would take the focus').toBe(false)
  })

  it('closes on Escape, clears on the second, and opens again with an arrow key', async () => {
    await open()
    expect(press('Escape')).toBe(false)
    expect(isOpen()).toBe(false)
    expect(field().value).toBe('a')
    press('ArrowDown')
    expect(isOpen()).toBe(true)
    expect(meant()).toBe('apple')
    press('Escape')
    press('Escape')
    expect(field().value).toBe('')
    expect(press('Escape'), 'nothing left to do here').toBe(true)
  })

  it('clears the active option when the text changes, and closes on blur', async () => {
    await open()
    press('ArrowDown')
    fireEvent.change(field(), { target: { value: 'ap' } })
    expect(meant()).toBeUndefined()
    fireEvent.blur(field())
    expect(isOpen()).toBe(false)
  })

  it('stays closed when text was typed before hydration and the field has lost focus', async () => {
    await openPage({ '/': <Sample /> }, '/')
    fireEvent.change(field(), { target: { value: 'a' } })
    expect(field().value).toBe('a')
    expect(isOpen()).toBe(false)
  })

  it('leaves the keys to the IME during composition and opens only once it ends', async () => {
    await openPage({ '/': <Sample /> }, '/')
    field().focus()
    fireEvent.compositionStart(field())
    fireEvent.input(field(), { target: { value: 'k' }, isComposing: true })
    expect(field().value).toBe('k')
    expect(isOpen()).toBe(false)
    fireEvent.compositionEnd(field())
    expect(isOpen()).toBe(true)
    expect(press('ArrowDown', { isComposing: true })).toBe(true)
    expect(press('ArrowDown', { keyCode: 229 })).toBe(true)
    expect(meant()).toBeUndefined()
  })

  it('dims an outdated list and does not announce it', async () => {
    await open()
    fireEvent.click(screen.getByText('slow'))
    expect(screen.getByRole('listbox').getAttribute('aria-busy')).toBe('true')
    expect(screen.queryByText('3 ideas')).toBeNull()
    press('ArrowDown')
    expect(meant(), 'it can still be followed').toBe('apple')
  })
})
