import { localeCodes, locales } from 'contract/locale'
import type { ReactNode } from 'react'
import { digitKinds, setDigits, useDigits } from '../i18n/digits'
import { useLocale, useT } from '../i18n/i18n'
import { Icon, type IconName } from '../ui/icon'
import { menuItemClass, PopoverMenu } from '../ui/popover-menu'
import { setTheme, type Theme, themes, useTheme } from './theme'
import { useChooseLanguage } from './use-choose-language'

export const themeIcons: Record<Theme, IconName> = { system: 'system', light: 'sun', dark: 'moon' }

interface ChoiceProps {
  chosen: boolean
  onChoose: () => void
  lang?: string
  children: ReactNode
}

function Choice({ chosen, onChoose, lang, children }: ChoiceProps) {
  return (
    <button type="button" lang={lang} aria-pressed={chosen} onClick={onChoose} className={menuItemClass}>
      {children}
      {chosen ? <Icon name="check" size={18} className="ms-auto" /> : null}
    </button>
  )
}

/** Menu items of the languages, each in its language, and the choice of Persian digits. */
function Languages({ onChosen }: { onChosen: () => void }) {
  const t = useT()
  const { locale } = useLocale()
  const choose = useChooseLanguage()
  const digits = useDigits()
  return (
    <>
      {localeCodes.map((code) => (
        <Choice
          key={code}
          lang={code}
          chosen={code === locale}
          onChoose={() => {
            choose(code)
            onChosen()
          }}
        >
          {locales[code].name}
        </Choice>
      ))}
      {locale === 'fa' ? (
        <div className="mt-1.5 border-hairline border-t pt-1.5">
          {digitKinds.map((kind) => (
            <Choice
              key={kind}
              chosen={kind === digits}
              onChoose={() => {
                setDigits(kind)
                onChosen()
              }}
            >
              {t(`nav.digits.${kind}`)}
            </Choice>
          ))}
        </div>
      ) : null}
    </>
  )
}

function Themes({ onChosen }: { onChosen: () => void }) {
  const t = useT()
  const theme = useTheme()
  return themes.map((one) => (
    <Choice
      key={one}
      chosen={one === theme}
      onChoose={() => {
        setTheme(one)
        onChosen()
      }}
    >
      <Icon name={themeIcons[one]} size={18} />
      {t(`nav.theme.${one}`)}
    </Choice>
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
