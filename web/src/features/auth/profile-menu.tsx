import { Link } from 'react-router'
import { useT } from '../../i18n/i18n'
import { AnyIcon } from '../../ui/any-icon'
import { Badge } from '../../ui/badge'
import { menuItemClass, PopoverMenu } from '../../ui/popover-menu'
import { useSession } from './session'
import { signOut } from './sign-out.api'
import { checkedSignOut } from './sign-out-check'
import { authWords } from './words/auth-words'

interface Props {
  /** Messages that were not read yet. */
  unread?: number
}

/** The account's menu in the header; nothing while signed out. */
export function ProfileMenu({ unread = 0 }: Props) {
  const t = useT(authWords)
  const { user } = useSession('customer')
  if (!user) return null
  return (
    <PopoverMenu label={t('auth.menu.label', { name: user.name })} trigger={<Trigger unread={unread} />}>
      {(close) => (
        <div className="grid w-64 max-w-full">
          <div className="mb-1.5 grid border-hairline border-b px-3 pt-1.5 pb-3">
            <bdi className="truncate font-semibold">{user.name}</bdi>
            <bdi className="truncate text-ink-soft text-sm">{user.email}</bdi>
          </div>
          <Link to="/orders" onClick={close} className={menuItemClass}>
            <AnyIcon name="box" />
            {t('auth.menu.orders')}
          </Link>
          <Link to="/programs" onClick={close} className={menuItemClass}>
            <AnyIcon name="list" />
            {t('auth.menu.programs')}
          </Link>
          <Link to="/blood-tests" onClick={close} className={menuItemClass}>
            <AnyIcon name="drop" />
            {t('auth.menu.bloodTests')}
          </Link>
          <Link to="/messages" onClick={close} className={menuItemClass}>
            <Bubble />
            <span className="flex-1">{t('auth.menu.messages')}</span>
            {unread > 0 ? (
              <Badge kind="emphasis">
                <span aria-hidden="true">{t.number(unread)}</span>
                <span className="sr-only">{t('auth.menu.unread', { count: unread })}</span>
              </Badge>
            ) : null}
          </Link>
          <Link to="/account" onClick={close} className={menuItemClass}>
            <AnyIcon name="user" />
            {t('auth.menu.account')}
          </Link>
          <button
            type="button"
            onClick={() => {
              close()
              checkedSignOut(() => signOut('customer'))
            }}
            className={menuItemClass}
          >
            <AnyIcon name="arrow-end" />
            {t('auth.menu.logout')}
          </button>
        </div>
      )}
    </PopoverMenu>
  )
}

/** Avatar with a dot for unread messages; menu and tab title have their number. */
function Trigger({ unread }: { unread: number }) {
  const t = useT(authWords)
  return (
    <span className="relative grid">
      <AnyIcon name="user" />
      {unread > 0 ? (
        <span
          title={t('auth.menu.unread', { count: unread })}
          className="absolute -end-1 -top-1 size-2.5 rounded-pill border-2 border-paper bg-saffron"
        />
      ) : null}
    </span>
  )
}

/** Not among the kit's drawings, which come with every first page. */
function Bubble() {
  return (
    <svg
      viewBox="0 0 24 24"
      width={20}
      height={20}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="mirrored shrink-0"
    >
      <path d="M4 5h16v11.5H11L6.5 20v-3.5H4V5Zm4 4h8M8 12.5h5" />
    </svg>
  )
}
