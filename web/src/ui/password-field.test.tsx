import { render, screen } from '@testing-library/react'
import { PASSWORD_RULES } from 'contract/password'
import { expect, it } from 'vitest'
import { I18nProvider } from '../i18n/i18n'
import { loadLanguage } from '../i18n/languages'
import { PasswordField } from './password-field'

it.each([
  ['new-password', PASSWORD_RULES],
  ['current-password', null],
])('tells generators the rules of a %s: %s', async (autoComplete, rules) => {
  const language = await loadLanguage('en')
  render(
    <I18nProvider locale="en" language={language}>
      <PasswordField label="Password" autoComplete={autoComplete} />
    </I18nProvider>,
  )
  expect(screen.getByLabelText('Password').getAttribute('passwordrules')).toBe(rules)
})
