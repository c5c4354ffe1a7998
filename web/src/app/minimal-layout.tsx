import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useT } from '../i18n/i18n'
import { Wordmark } from '../ui/wordmark'
import { LanguageMenu, ThemeMenu } from './language-theme-menus'
import { PageOutlet } from './page-outlet'

/** Layout with only the home link, the language and the theme. */
export default function MinimalLayout({ footer }: { footer?: ReactNode }) {
  const t = useT()
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-hairline border-b">
        <div className="page flex h-(--header-height) items-center gap-1">
          <Link
            to="/"
            aria-label={`${t('common.brand')}, ${t('nav.home')}`}
            className="me-auto flex min-h-11 items-center"
          >
            <Wordmark className="h-6 w-auto rtl:h-8" />
          </Link>
          <LanguageMenu />
          <ThemeMenu />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <PageOutlet />
      </main>
      {footer}
    </div>
  )
}
