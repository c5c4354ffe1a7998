import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { I18nProvider } from '../i18n/i18n'
import { loadLanguage } from '../i18n/languages'
import { Segmented } from '../ui/segmented'

const read = (name: string) =>
  readFileSync(join(import.meta.dirname, name), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')

/** Returns the selector of the rule with a declaration, and whether it is in a cascade layer, below the utilities. */
function ruleWith(css: string, declaration: string): { selector: string; isLayered: boolean } {
  const at = css.indexOf(declaration)
  const open = css.lastIndexOf('{', at)
  const before = css.slice(0, open)
  const selector = before.slice(Math.max(before.lastIndexOf('}'), before.lastIndexOf('{')) + 1).trim()
  const layer = before.lastIndexOf('@layer')
  const within = before.slice(layer)
  const depth = within.split('{').length - within.split('}').length
  return { selector, isLayered: layer >= 0 && depth > 0 }
}

it('takes the slashed tabular zero from figures in the display face', () => {
  const { selector, isLayered } = ruleWith(read('base.css'), 'font-variant-numeric: lining-nums')
  expect(isLayered).toBe(false)
  document.body.innerHTML = `
    <h1 class="tabular-nums" data-plain>TV-100010</h1>
    <h2><bdi class="tabular-nums" data-plain>TV-100010</bdi></h2>
    <p class="wide tabular-nums" data-plain>100%</p>
    <div class="font-display"><span class="tabular-nums" data-plain>0%</span></div>
    <div class="tabular-nums"><h3 data-plain>10</h3><span class="font-display" data-plain>100</span></div>
    <p class="tabular-nums">$84.69</p>`
  const found = [...document.querySelectorAll('[class], h3')].filter((one) => one.matches(selector))
  expect(found).toEqual([...document.querySelectorAll('[data-plain]')])
  document.body.innerHTML = ''
})

it('prints no empty frame of a choice whose buttons are left out', async () => {
  const css = read('print.css')
  const { selector } = ruleWith(css, 'display: none')
  const hidden = selector.split(/,\s*(?![^()]*\))/)
  expect(hidden).toContain('button')
  const language = await loadLanguage('en')
  const { getByRole } = render(
    <I18nProvider locale="en" language={language}>
      <Segmented
        label="Unit"
        segments={[
          { value: 'a', label: 'mg/dL' },
          { value: 'b', label: 'mmol/L' },
        ]}
        value="a"
        onChange={() => undefined}
      />
    </I18nProvider>,
  )
  const group = getByRole('group', { name: 'Unit' })
  const rule = hidden.find((one) => one.includes('role="group"')) ?? ''
  expect(group.matches(rule)).toBe(true)
  group.append(document.createElement('p'))
  expect(group.matches(rule)).toBe(false)
})
