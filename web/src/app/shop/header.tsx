import { Suspense, useEffect } from 'react'
import { Link, NavLink } from 'react-router'
import { useSession } from '../../features/auth/session'
import { CartDropdown } from '../../features/cart/cart-dropdown'
import { useT } from '../../i18n/i18n'
import { cx } from '../../ui/cx'
import { lazyPage } from '../../ui/lazy-page'
import { LinkButton } from '../../ui/link-button'
import { Wordmark } from '../../ui/wordmark'
import { LanguageMenu, ThemeMenu } from '../language-theme-menus'
import { MobileMenu } from './mobile-menu'
import { mainLinks } from './nav-links'

// The prerendered search hydrates once its code has loaded; without the chunk the header has no search.
const HeaderSearch = lazyPage(() =>
  import('../../features/catalog/search/header-search').catch(() => ({ default: () => null })),
)
// Lazy, because most visitors are signed out.
const ProfileMenu = lazyPage(() => import('./shop-profile-menu'))

export function Header() {
  const t = useT()
  const { user } = useSession('customer')
  // `boot/boot.ts` reserves room for the profile menu; after hydration the session is known.
  useEffect(() => {
    delete document.documentElement.dataset.member
  }, [])
  return (
    <header className="tall:sticky top-0 z-(--z-head) border-hairline border-b bg-paper">
      <div className="page flex h-(--header-height) items-center gap-2 max-[22.5rem]:gap-0 lg:gap-6">
        <Link
          to="/"
          aria-label={`${t('common.brand')}, ${t('nav.home')}`}
          className="me-auto flex min-h-11 items-center md:me-1 lg:me-4"
        >
          <Wordmark className="h-6 w-auto max-[22.5rem]:h-5 rtl:h-8" />
        </Link>
        <nav aria-label={t('nav.main')} className="me-auto hidden md:block">
          <ul className="flex items-center lg:gap-1">
            {mainLinks.map(({ name, to }) => (
              <li key={name}>
                <NavLink
                  to={to}
                  end={to === '/'}
                  className={({ isActive }) =>
                    cx(
                      'relative flex min-h-11 items-center whitespace-nowrap px-1 font-medium text-sm transition-colors hover:text-ink min-[45rem]:px-1.5 min-[50rem]:px-2.5 lg:px-3',
                      'after:absolute after:inset-x-1 min-[45rem]:after:inset-x-1.5 min-[50rem]:after:inset-x-2.5 lg:after:inset-x-3 after:bottom-1.5 after:h-0.5 after:origin-center after:rounded-pill after:bg-saffron after:transition-[scale]',
                      isActive ? 'text-ink after:scale-x-100' : 'text-ink-soft after:scale-x-0',
                    )
                  }
                >
                  {t(`nav.${name}`)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-center gap-0.5 max-[50rem]:-me-2.5 max-xl:*:shrink-0 min-[50rem]:gap-1 xl:min-w-0 xl:flex-1 xl:justify-end">
          <Suspense fallback={<SearchRoom />}>
            <HeaderSearch />
          </Suspense>
          <div className="hidden items-center gap-1 lg:flex">
            <LanguageMenu />
            <ThemeMenu />
          </div>
          <CartDropdown />
          {user ? (
            <Suspense fallback={<span aria-busy className="size-11" />}>
              <ProfileMenu />
            </Suspense>
          ) : (
            <>
              <LinkButton
                to="/login"
                kind="secondary"
                size="sm"
                className="max-lg:min-h-(--control-md) max-[50rem]:px-2.5 max-[22.5rem]:px-1.5 min-[50rem]:ms-1.5 in-data-member:hidden"
              >
                {t('nav.login')}
              </LinkButton>
              <span className="hidden size-11 in-data-member:block" />
            </>
          )}
          <MobileMenu />
        </div>
      </div>
    </header>
  )
}

/** Placeholder of the search while its code loads. */
function SearchRoom() {
  return (
    <>
      <span className="h-(--control-md) max-w-72 flex-1 rounded-field border border-edge bg-raised max-xl:hidden" />
      <span aria-busy className="size-11 xl:hidden" />
    </>
  )
}
