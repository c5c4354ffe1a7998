import { Link } from 'react-router'
import { useT } from '../../i18n/i18n'
import { AnyIcon, type AnyIconName } from '../../ui/any-icon'
import { Badge } from '../../ui/badge'
import { menuItemClass, PopoverMenu } from '../../ui/popover-menu'
import { useSession } from './session'
import { signOut } from './sign-out.api'
import { checkedSignOut } from './sign-out-check'
import { authWords } from './words/auth-words'

interface Props {
  /** Messages that were not read yet. */
  unread?: number
  /** Links above the others. */
  first?: readonly MenuLink[]
  /** Links below that of the orders. */
  afterOrders?: readonly MenuLink[]
}

interface MenuLink {
  to: string
  icon: AnyIconName
  text: string
}

/** The account's menu in the header; nothing while signed out. */
export function ProfileMenu({ unread = 0, first = [], afterOrders = [] }: Props) {
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
          <Links links={first} onFollow={close} />
          <Link to="/orders" onClick={close} className={menuItemClass}>
            <AnyIcon name="box" />
            {t('auth.menu.orders')}
          </Link>
          <Links links={afterOrders} onFollow={close} />
          <Link to="/programs" onClick={close} className={menuItemClass}>
            <AnyIcon name="list" />
            {t('auth.menu.programs')}
          </Link>
          <Link to="/blood-tests" onClick={close} className={menuItemClass}>
            <AnyIcon name="drop" />
            {t('auth.menu.bloodTests')}
          </Link>
          <Link to="/messages" onClick={close} className={menuItemClass}>
            <AnyIcon name="bubble" className="mirrored" />
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

function Links({ links, onFollow }: { links: readonly MenuLink[]; onFollow: () => void }) {
  return links.map(({ to, icon, text }) => (
    <Link key={to} to={to} onClick={onFollow} className={menuItemClass}>
      <AnyIcon name={icon} />
      {text}
    </Link>
  ))
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
