import { Link } from 'react-router'
import { useSession } from '../../features/auth/session'
import { useConsoleSignOut } from '../../features/auth/sign-out.api'
import { consoleWords } from '../../i18n/console/words/console-words'
import { useT } from '../../i18n/i18n'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { LanguageMenu, ThemeMenu } from '../language-theme-menus'

/** Name and role of the signed-in staff member. */
export function ConsolePerson() {
  const t = useT(consoleWords)
  const { user: admin } = useSession('admin')
  if (!admin) return null
  return (
    <div className="grid min-w-0 leading-snug">
      <span className="sr-only">{t('console.signedInAs', { name: admin.name })}</span>
      <span aria-hidden="true" className="truncate font-semibold">
        <bdi>{admin.name}</bdi>
      </span>
      <span dir="ltr" className="truncate text-start text-ink-soft text-xs rtl:text-end" title={admin.email}>
        {admin.email}
      </span>
      {/* One line keeps the rail within the window's height. */}
      <div className="flex items-center justify-between gap-3 text-xs">
        <span className="text-ink-soft">{t(`console.roles.${admin.staffRole}`)}</span>
        <Link to="/admin/security" className="link inline-flex min-h-6 items-center">
          {t('console.security')}
        </Link>
      </div>
    </div>
  )
}

/** Footer of the rail. */
export function ConsoleAccount() {
  const t = useT(consoleWords)
  const signOut = useConsoleSignOut()
  return (
    <div className="mt-auto grid gap-3 border-hairline border-t px-2 pt-4">
      <ConsolePerson />
      <div className="-ms-2.5 flex items-center gap-1">
        <LanguageMenu />
        <ThemeMenu />
        <Button kind="secondary" size="sm" className="ms-auto" onClick={signOut}>
          <Icon name="logout" size={16} />
          {t('console.logout')}
        </Button>
      </div>
    </div>
  )
}
