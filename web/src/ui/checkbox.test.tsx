import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Checkbox, Switch } from './checkbox'

function Pair() {
  const [on, setOn] = useState({ box: false, turned: true })
  return (
    <>
      <Checkbox
        hint="Until you sign out."
        checked={on.box}
        onChange={({ target }) => setOn({ ...on, box: target.checked })}
      >
        Stay signed in
      </Checkbox>
      <Switch checked={on.turned} onChange={({ target }) => setOn({ ...on, turned: target.checked })}>
        Sound
      </Switch>
      <Switch disabled checked={false} onChange={() => undefined}>
        Nothing
      </Switch>
    </>
  )
}
const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Stay signed in' })
const turned = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Sound' })

describe('Checkbox and Switch', () => {
  it('have their label as accessible name and the hint as description', () => {
    render(<Pair />)
    const hint = box().getAttribute('aria-describedby')
    expect(document.getElementById(hint ?? '')?.textContent).toBe('Until you sign out.')
    expect(turned().checked).toBe(true)
  })

  it('toggle with Space and by a click on the label', async () => {
    render(<Pair />)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(box().checked).toBe(true)
    await userEvent.tab()
    expect(document.activeElement).toBe(turned())
    await userEvent.keyboard(' ')
    expect(turned().checked).toBe(false)
    await userEvent.click(screen.getByText('Sound'))
    expect(turned().checked).toBe(true)
  })

  it('are skipped by Tab when disabled', async () => {
    render(<Pair />)
    for (const _ of [1, 2, 3]) await userEvent.tab()
    expect(document.activeElement).toBe(document.body)
  })
})
