import { localeCodes, locales } from 'contract/locale'
import { type ReactNode, useId } from 'react'
import { useLocale, useT } from '../i18n/i18n'
import { Segmented } from '../ui/segmented'
import { themeIcons } from './language-theme-menus'
import { setTheme, themes, useTheme } from './theme'

/** The languages side by side, each in its own words, for menus and pages with the room. */
export function LanguageChoice() {
  const t = useT()
  const { locale, setLocale } = useLocale()
  return (
    <Named label={t('nav.language')}>
      {(id) => (
        <Segmented
          wide
          labelledBy={id}
          segments={localeCodes.map((code) => ({ value: code, label: locales[code].name, lang: code }))}
          value={locale}
          onChange={(code) => void setLocale(code)}
        />
      )}
    </Named>
  )
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
