import { localeCodes, locales } from 'contract/locale'
import { useLocale, useT } from '../i18n/i18n'
import { Icon, type IconName } from '../ui/icon'
import { menuItemClass, PopoverMenu } from '../ui/popover-menu'
import { setTheme, type Theme, themes, useTheme } from './theme'

export const themeIcons: Record<Theme, IconName> = { system: 'system', light: 'sun', dark: 'moon' }

/** The languages, each in its own words. */
function Languages({ onChosen }: { onChosen: () => void }) {
  const { locale, setLocale } = useLocale()
  return localeCodes.map((code) => (
    <button
      key={code}
      type="button"
      lang={code}
      aria-pressed={code === locale}
      onClick={() => {
        void setLocale(code)
        onChosen()
      }}
      className={menuItemClass}
    >
      {locales[code].name}
      {code === locale ? <Icon name="check" size={18} className="ms-auto" /> : null}
    </button>
  ))
}

function Themes({ onChosen }: { onChosen: () => void }) {
  const t = useT()
  const theme = useTheme()
  return themes.map((one) => (
    <button
      key={one}
      type="button"
      aria-pressed={one === theme}
      onClick={() => {
        setTheme(one)
        onChosen()
      }}
      className={menuItemClass}
    >
      <Icon name={themeIcons[one]} size={18} />
      {t(`nav.theme.${one}`)}
      {one === theme ? <Icon name="check" size={18} className="ms-auto" /> : null}
    </button>
  ))
}

export function LanguageMenu() {
  const t = useT()
  return (
    <PopoverMenu label={t('nav.language')} trigger={<Icon name="globe" />}>
      {(close) => <Languages onChosen={close} />}
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
      {(close) => <Themes onChosen={close} />}
    </PopoverMenu>
  )
}
