import { localeCodes, locales } from 'contract/locale'
import { useLocale, useT } from '../i18n/i18n'
import { cx } from '../ui/cx'
import { Icon, type IconName } from '../ui/icon'
import { menuItemClass, PopoverMenu } from '../ui/popover-menu'
import { setTheme, type Theme, themes, useTheme } from './theme'

const themeIcons: Record<Theme, IconName> = { system: 'system', light: 'sun', dark: 'moon' }

/** The languages, each in its own words. */
export function LanguageChoice({ onChosen, inline }: { onChosen?: () => void; inline?: boolean }) {
  const { locale, setLocale } = useLocale()
  return localeCodes.map((code) => (
    <button
      key={code}
      type="button"
      lang={code}
      aria-pressed={code === locale}
      onClick={() => {
        void setLocale(code)
        onChosen?.()
      }}
      className={choiceClass(code === locale, inline)}
    >
      {locales[code].name}
      {code === locale && !inline ? <Icon name="check" size={18} className="ms-auto" /> : null}
    </button>
  ))
}

export function ThemeChoice({ onChosen, inline }: { onChosen?: () => void; inline?: boolean }) {
  const t = useT()
  const theme = useTheme()
  return themes.map((one) => (
    <button
      key={one}
      type="button"
      aria-pressed={one === theme}
      onClick={() => {
        setTheme(one)
        onChosen?.()
      }}
      className={choiceClass(one === theme, inline)}
    >
      <Icon name={themeIcons[one]} size={18} className={inline ? 'max-sm:hidden' : undefined} />
      {t(`nav.theme.${one}`)}
      {one === theme && !inline ? <Icon name="check" size={18} className="ms-auto" /> : null}
    </button>
  ))
}

function choiceClass(chosen: boolean, inline: boolean | undefined): string {
  if (!inline) return menuItemClass
  return cx(
    'inline-flex min-h-11 flex-1 items-center justify-center gap-2 rounded-field border px-3 text-sm transition-colors',
    chosen ? 'border-ink bg-ink font-semibold text-paper' : 'border-edge hover:border-ink',
  )
}

export function LanguageMenu() {
  const t = useT()
  return (
    <PopoverMenu label={t('nav.language')} trigger={<Icon name="globe" />}>
      {(close) => <LanguageChoice onChosen={close} />}
    </PopoverMenu>
  )
}

export function ThemeMenu() {
  const t = useT()
  const theme = useTheme()
  return (
    <PopoverMenu
      label={t('nav.theme.label')}
      trigger={<Icon name={theme === 'system' ? 'sun' : themeIcons[theme]} />}
    >
      {(close) => <ThemeChoice onChosen={close} />}
    </PopoverMenu>
  )
}
