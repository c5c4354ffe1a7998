import { localeCodes, locales } from 'contract/locale'
import { type ReactNode, useId } from 'react'
import { digitKinds, setDigits, useDigits } from '../i18n/digits'
import { useLocale, useT } from '../i18n/i18n'
import { Segmented } from '../ui/segmented'
import { themeIcons } from './language-theme-menus'
import { setTheme, themes, useTheme } from './theme'
import { useChooseLanguage } from './use-choose-language'

/** Language buttons, each labelled in its language, and the choice of Persian digits; for menus and pages. */
export function LanguageChoice() {
  const t = useT()
  const { locale } = useLocale()
  const choose = useChooseLanguage()
  return (
    <>
      <Named label={t('nav.language')}>
        {(id) => (
          <Segmented
            wide
            labelledBy={id}
            segments={localeCodes.map((code) => ({ value: code, label: locales[code].name, lang: code }))}
            value={locale}
            onChange={choose}
          />
        )}
      </Named>
      <DigitsChoice />
    </>
  )
}

/** Choice of Persian or Latin digits; renders nothing in other languages. */
export function DigitsChoice() {
  const t = useT()
  const { locale } = useLocale()
  const digits = useDigits()
  return locale === 'fa' ? (
    <Named label={t('nav.digits.label')}>
      {(id) => (
        <Segmented
          wide
          labelledBy={id}
          segments={digitKinds.map((kind) => ({ value: kind, label: t(`nav.digits.${kind}`) }))}
          value={digits}
          onChange={setDigits}
        />
      )}
    </Named>
  ) : null
}

export function ThemeChoice({ label }: { label?: string }) {
  const t = useT()
  const theme = useTheme()
  return (
    <Named label={label ?? t('nav.theme.label')}>
      {(id) => (
        <Segmented
          wide
          labelledBy={id}
          segments={themes.map((one) => ({
            value: one,
            label: t(`nav.theme.${one}`),
            icon: themeIcons[one],
          }))}
          value={theme}
          onChange={setTheme}
        />
      )}
    </Named>
  )
}

function Named({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className="grid gap-2">
      <p id={id} className="font-semibold text-sm">
        {label}
      </p>
      {children(id)}
    </div>
  )
}
