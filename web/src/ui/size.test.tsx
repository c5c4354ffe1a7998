import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { I18nProvider } from '../i18n/i18n'
import { loadLanguage } from '../i18n/languages'
import { Button } from './button'
import { Checkbox, Switch } from './checkbox'
import { CheckChip } from './chip'
import { SearchForm } from './form/search-form'
import { LinkButton } from './link-button'
import { PasswordField } from './password-field'
import { QuantityStepper } from './quantity-stepper'
import { Segmented } from './segmented'
import { Select } from './select'
import type { Size } from './size'
import { TextArea } from './text-area'
import { TextField } from './text-field'

const tokens = readFileSync(join(import.meta.dirname, '../styles/tokens.css'), 'utf8')
const nothing = () => undefined

/** Controls that may share a row, with the selector of the element that has the height. */
const parts: Record<string, [(size: Size) => ReactElement, string]> = {
  Button: [(size) => <Button size={size}>Go</Button>, 'button'],
  LinkButton: [
    (size) => (
      <LinkButton to="/" size={size}>
        Go
      </LinkButton>
    ),
    'a',
  ],
  TextField: [(size) => <TextField label="Name" size={size} />, 'input'],
  PasswordField: [(size) => <PasswordField label="Password" size={size} />, 'input'],
  TextArea: [(size) => <TextArea label="Note" size={size} />, 'textarea'],
  Select: [(size) => <Select label="Kind" size={size} />, 'select'],
  SearchForm: [
    (size) => (
      <SearchForm size={size} value="" onSearch={nothing} label="Search" placeholder="" clearLabel="Clear" />
    ),
    'input',
  ],
  QuantityStepper: [(size) => <QuantityStepper size={size} value={1} onChange={nothing} />, 'div > div'],
  Segmented: [
    (size) => (
      <Segmented
        size={size}
        label="View"
        segments={[{ value: 'a', label: 'A' }]}
        value="a"
        onChange={nothing}
      />
    ),
    '[role="group"]',
  ],
  Checkbox: [(size) => <Checkbox size={size}>Yes</Checkbox>, 'label'],
  Switch: [(size) => <Switch size={size}>On</Switch>, 'label'],
  CheckChip: [(size) => <CheckChip size={size}>Day</CheckChip>, 'label'],
}

async function heightsOf(part: ReactElement, selector: string): Promise<string[]> {
  const { container, unmount } = render(
    <MemoryRouter>
      <I18nProvider locale="en" language={await loadLanguage('en')}>
        {part}
      </I18nProvider>
    </MemoryRouter>,
  )
  const classes = container.querySelector(selector)?.className.split(/\s+/) ?? []
  unmount()
  return classes.filter((name) => /^(min-)?h-|^size-/.test(name))
}

describe('controls in one row', () => {
  it('have three heights: 36, 44 and 52 px, the smallest 40 px under fingers', () => {
    const heights = [...tokens.matchAll(/--control-(\w+): (\d+)px/g)].map(([, size, px]) => [size, px])
    expect(heights).toEqual([
      ['sm', '36'],
      ['md', '44'],
      ['lg', '52'],
      ['sm', '40'],
    ])
  })

  it.each(Object.entries(parts))(
    '%s takes its height from the size alone',
    async (name, [part, selector]) => {
      for (const size of ['sm', 'md', 'lg'] as const) {
        const heights = await heightsOf(part(size), selector)
        // A textarea also has the minimum height of its lines.
        expect(heights.filter((one) => name !== 'TextArea' || one !== 'min-h-32')).toEqual([
          `min-h-(--control-${size})`,
        ])
      }
    },
  )
})
