import { Suspense } from 'react'
import { NavLink } from 'react-router'
import { useSession } from '../../features/auth/session'
import { authWords } from '../../features/auth/words/auth-words'
import { useCart } from '../../features/cart/store/cart-context'
import { useT } from '../../i18n/i18n'
import { cx } from '../../ui/cx'
import { Dialog, DialogBody } from '../../ui/dialog'
import { Icon } from '../../ui/icon'
import { LanguageChoice, ThemeChoice } from '../language-theme-choice'
import { mainLinks } from './nav-links'

/** Content of the menu on narrow screens. */
export default function MenuPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT()
  return (
    <Dialog open={open} onClose={onClose} title={t('nav.menu')} place="side">
      <DialogBody>
        <Links onFollow={onClose} />
        <div className="mt-8 grid gap-5">
          <LanguageChoice />
          <ThemeChoice />
        </div>
      </DialogBody>
    </Dialog>
  )
}

function Links({ onFollow }: { onFollow: () => void }) {
  const t = useT()
  const { user } = useSession('customer')
  const { cart } = useCart()
  return (
    <nav aria-label={t('nav.menu')}>
      <ul>
        {mainLinks.map(({ name, to }) => (
          <MenuLink key={name} to={to} onFollow={onFollow}>
            {t(`nav.${name}`)}
          </MenuLink>
        ))}
        <MenuLink to="/cart" onFollow={onFollow}>
          {t('nav.cart', { count: cart.itemCount })}
        </MenuLink>
        {user ? (
          <Suspense>
            <MemberLinks onFollow={onFollow} />
          </Suspense>
        ) : null}
        <MenuLink to={user ? '/account' : '/login'} onFollow={onFollow}>
          {t(user ? 'nav.account' : 'nav.login')}
        </MenuLink>
      </ul>
    </nav>
  )
}

function MemberLinks({ onFollow }: { onFollow: () => void }) {
  const t = useT(authWords)
  return (
    <>
      <MenuLink to="/orders" onFollow={onFollow}>
        {t('auth.menu.orders')}
      </MenuLink>
      <MenuLink to="/messages" onFollow={onFollow}>
        {t('auth.menu.messages')}
      </MenuLink>
    </>
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
