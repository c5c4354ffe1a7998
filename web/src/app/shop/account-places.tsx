import { Link } from 'react-router'
import { accountWords } from '../../features/auth/account/words/account-words'
import { authWords } from '../../features/auth/words/auth-words'
import { useT } from '../../i18n/i18n'
import { AnyIcon } from '../../ui/any-icon'
import { memberWords } from './words/member-words'

/** Links to the other pages of an account, for screens with the quick navigation, which has only the account itself. */
export default function AccountPlaces() {
  const t = useT(accountWords, authWords, memberWords)
  const places = [
    { to: '/orders', icon: 'box', text: t('auth.menu.orders') },
    { to: '/blood-tests', icon: 'drop', text: t('auth.menu.bloodTests') },
    { to: '/wish-list', icon: 'heart', text: t('member.wishes') },
    { to: '/subscriptions', icon: 'renew', text: t('member.subscriptions') },
  ] as const
  return (
    <nav aria-label={t('account.page.title')} className="lg:hidden">
      <ul className="grid grid-cols-2 gap-2.5">
        {places.map(({ to, icon, text }) => (
          <li key={to} className="grid min-w-0 grid-cols-1">
            <Link
              to={to}
              className="flex min-h-14 items-center gap-3 rounded-card border border-hairline bg-raised px-3.5 py-2 font-semibold text-sm leading-tight transition-colors hover:border-edge"
            >
              <AnyIcon name={icon} className="shrink-0 text-ink-soft" />
              <span className="min-w-0 hyphens-auto wrap-anywhere">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
