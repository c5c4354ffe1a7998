import { useEffect, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { useT } from '../../i18n/i18n'
import { Button } from '../../ui/button'
import { cx } from '../../ui/cx'
import { Dialog } from '../../ui/dialog'
import { Icon } from '../../ui/icon'
import { LanguageChoice, ThemeChoice } from '../language-theme-menus'
import { mainLinks } from './nav-links'

/** The menu of narrow screens: the links, the language and the theme again. */
export function MobileMenu() {
  const t = useT()
  const { pathname } = useLocation()
  const [openOn, setOpenOn] = useState<string | null>(null)
  const open = openOn === pathname
  const close = () => setOpenOn(null)

  useEffect(() => {
    // Turning a phone or widening the window brings the header's own links back.
    const wide = matchMedia('(min-width: 64rem)')
    const onWide = () => wide.matches && setOpenOn(null)
    wide.addEventListener('change', onWide)
    return () => wide.removeEventListener('change', onWide)
  }, [])

  return (
    <div className="lg:hidden">
      <Button
        kind="quiet"
        iconOnly
        aria-label={t('nav.menu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpenOn(pathname)}
      >
        <Icon name="menu" size={24} />
      </Button>
      <Dialog open={open} onClose={close} title={t('nav.menu')} place="side">
        <nav aria-label={t('nav.menu')}>
          <ul className="border-hairline border-t">
            {mainLinks.map(({ name, to }) => (
              <li key={name} className="border-hairline border-b">
                <NavLink
                  to={to}
                  end={to === '/'}
                  onClick={close}
                  className={({ isActive }) =>
                    cx(
                      'flex min-h-15 items-center justify-between font-bold font-display text-xl [font-stretch:112%]',
                      isActive && 'text-pine',
                    )
                  }
                >
                  {t(`nav.${name}`)}
                  <Icon name="chevron-end" className="text-ink-soft" />
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-8 grid gap-5">
          <fieldset className="grid gap-2">
            <legend className="mb-2 font-semibold text-sm">{t('nav.language')}</legend>
            <div className="flex gap-2">
              <LanguageChoice inline />
            </div>
          </fieldset>
          <fieldset className="grid gap-2">
            <legend className="mb-2 font-semibold text-sm">{t('nav.theme.label')}</legend>
            <div className="flex gap-2">
              <ThemeChoice inline />
            </div>
          </fieldset>
        </div>
      </Dialog>
    </div>
  )
}
