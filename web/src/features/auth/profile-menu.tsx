import { Link } from 'react-router'
import { useT } from '../../i18n/i18n'
import { Icon } from '../../ui/icon'
import { menuItemClass, PopoverMenu } from '../../ui/popover-menu'
import { signOut } from './auth.api'
import { useSession } from './session'
import { authWords } from './words/auth-words'

/** The account's menu in the header; nothing while signed out. */
export default function ProfileMenu() {
  const t = useT(authWords)
  const { user } = useSession('customer')
  if (!user) return null
  return (
    <PopoverMenu label={t('auth.menu.label', { name: user.name })} trigger={<Icon name="user" />}>
      {(close) => (
        <div className="grid w-64 max-w-full">
          <div className="mb-1.5 grid border-hairline border-b px-3 pt-1.5 pb-3">
            <bdi className="truncate font-semibold">{user.name}</bdi>
            <bdi className="truncate text-ink-soft text-sm">{user.email}</bdi>
          </div>
          <Link to="/orders" onClick={close} className={menuItemClass}>
            <Icon name="box" />
            {t('auth.menu.orders')}
          </Link>
          <Link to="/programs" onClick={close} className={menuItemClass}>
            <Icon name="list" />
            {t('auth.menu.programs')}
          </Link>
          <Link to="/blood-tests" onClick={close} className={menuItemClass}>
            <Icon name="drop" />
            {t('auth.menu.bloodTests')}
          </Link>
          <Link to="/account" onClick={close} className={menuItemClass}>
            <Icon name="user" />
            {t('auth.menu.account')}
          </Link>
          <button
            type="button"
            onClick={() => {
              close()
              signOut('customer')
            }}
            className={menuItemClass}
          >
            <Icon name="arrow-end" />
            {t('auth.menu.logout')}
          </button>
        </div>
      )}
    </PopoverMenu>
  )
}
