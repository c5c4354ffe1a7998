import { type ReactNode, useEffect, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { useSession } from '../../features/auth/session'
import { useCart } from '../../features/cart/cart-context'
import { useT } from '../../i18n/i18n'
import { Button } from '../../ui/button'
import { cx } from '../../ui/cx'
import { Dialog } from '../../ui/dialog'
import { Icon } from '../../ui/icon'
import { LanguageChoice, ThemeChoice } from '../language-theme-menus'
import { mainLinks } from './nav-links'

/** The menu of narrow screens: every link of the header, the language and the theme again. */
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
        <Links onFollow={close} />
        <div className="mt-8 grid gap-5">
          <Choice legend={t('nav.language')}>
            <LanguageChoice inline />
          </Choice>
          <Choice legend={t('nav.theme.label')}>
            <ThemeChoice inline />
          </Choice>
        </div>
      </Dialog>
    </div>
  )
}

function Links({ onFollow }: { onFollow: () => void }) {
  const t = useT()
  const { user } = useSession('customer')
  const { cart } = useCart()
  return (
    <nav aria-label={t('nav.menu')}>
      <ul className="border-hairline border-t">
        {mainLinks.map(({ name, to }) => (
          <MenuLink key={name} to={to} onFollow={onFollow}>
            {t(`nav.${name}`)}
          </MenuLink>
        ))}
        <MenuLink to="/cart" onFollow={onFollow}>
          {t('nav.cart', { count: cart.itemCount })}
        </MenuLink>
        <MenuLink to={user ? '/account' : '/login'} onFollow={onFollow}>
          {t(user ? 'nav.account' : 'nav.login')}
        </MenuLink>
      </ul>
    </nav>
  )
}

function MenuLink({ to, onFollow, children }: { to: string; onFollow: () => void; children: string }) {
  return (
    <li className="border-hairline border-b">
      <NavLink
        to={to}
        end={to === '/'}
        onClick={onFollow}
        className={({ isActive }) =>
          cx(
            'flex min-h-15 items-center justify-between font-bold font-display text-xl [font-stretch:112%]',
            isActive && 'text-pine',
          )
        }
      >
        {children}
        <Icon name="chevron-end" className="text-ink-soft" />
      </NavLink>
    </li>
  )
}

function Choice({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold text-sm">{legend}</legend>
      <div className="flex gap-2">{children}</div>
    </fieldset>
  )
}
