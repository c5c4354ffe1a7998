import { createPortal } from 'react-dom'
import { NavLink, useLocation } from 'react-router'
import { useT } from '../../i18n/i18n'
import { AnyIcon, type AnyIconName } from '../../ui/any-icon'
import { cx } from '../../ui/cx'
import { memberWords } from './words/member-words'

interface Props {
  /** Number of unread messages. */
  unread: number
  /** Number of questionnaires that the member has not answered yet. */
  waiting: number
}

interface Place {
  name: 'today' | 'plan' | 'messages' | 'shop' | 'me'
  to: string
  icon: AnyIconName
  /** Waiting items in words for screen readers; shown as a dot. */
  news?: string | undefined
}

/** Bar at the lower edge of phones and tablets for members with a program; `tokens.css` ends the page above it. */
export function QuickNavigation({ unread, waiting }: Props) {
  const t = useT(memberWords)
  const { pathname } = useLocation()
  if (pathname === '/checkout') return null
  const places: Place[] = [
    { name: 'today', to: '/today', icon: 'calendar' },
    {
      name: 'plan',
      to: '/programs',
      icon: 'list',
      news: waiting > 0 ? t('member.waiting', { count: waiting }) : undefined,
    },
    {
      name: 'messages',
      to: '/messages',
      icon: 'bubble',
      news: unread > 0 ? t('member.unread', { count: unread }) : undefined,
    },
    { name: 'shop', to: '/shop', icon: 'bag' },
    { name: 'me', to: '/account', icon: 'user' },
  ]
  return createPortal(
    <nav
      aria-label={t('member.quick')}
      data-quick-bar=""
      data-keep-clear=""
      className="fixed inset-x-0 bottom-0 z-(--z-bar) border-hairline border-t bg-raised pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="mx-auto grid h-14 max-w-2xl grid-cols-5">
        {places.map((place) => (
          <li key={place.name} className="grid">
            <PlaceLink place={place} text={t(`member.${place.name}`)} />
          </li>
        ))}
      </ul>
    </nav>,
    document.body,
  )
}

function PlaceLink({ place: { to, icon, news }, text }: { place: Place; text: string }) {
  return (
    <NavLink
      to={to}
      aria-label={news ? `${text}, ${news}` : undefined}
      className={({ isActive }) =>
        cx(
          'relative grid content-center justify-items-center gap-0.5 text-xs leading-tight transition-colors -outline-offset-2 focus-visible:-outline-offset-2',
          isActive ? 'font-semibold text-pine' : 'font-medium text-ink-soft hover:text-ink',
        )
      }
    >
      {({ isActive }) => (
        <>
          {isActive ? (
            <span aria-hidden="true" className="absolute inset-x-1/4 -top-px h-0.5 rounded-pill bg-saffron" />
          ) : null}
          <span className="relative grid">
            <AnyIcon name={icon} size={22} className={icon === 'bubble' ? 'mirrored' : undefined} />
            {news ? (
              <span
                aria-hidden="true"
                className="absolute -end-1 -top-1 size-2.5 rounded-pill border-2 border-raised bg-saffron"
              />
            ) : null}
          </span>
          <span className="max-w-full truncate px-0.5">{text}</span>
        </>
      )}
    </NavLink>
  )
}
