import { type ReactNode, useId } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { areas } from '../../api/areas'
import { useSession } from '../../features/auth/session'
import { signOut } from '../../features/auth/sign-out.api'
import { opensConversation } from '../../features/chat/address'
import { useCoachStats } from '../../features/coach-dashboard/coach-dashboard.api'
import { coachWords } from '../../features/coaches/words/coach-words'
import { useT } from '../../i18n/i18n'
import { Button } from '../../ui/button'
import { buttonClass } from '../../ui/button-style'
import { CountBadge } from '../../ui/count-badge'
import { cx } from '../../ui/cx'
import { Icon } from '../../ui/icon'
import { LinkButton } from '../../ui/link-button'
import { menuItemClass, PopoverMenu } from '../../ui/popover-menu'
import { useMedia } from '../../ui/use-media'

const SETTINGS = '/coach/settings'
const QUEUE = '/coach/queue'
const LIBRARY = '/coach/library'
const TEMPLATES = '/coach/templates'
const TEAM = '/coach/team'

/** Text and hover colours of controls on the dark header; the panel of a menu keeps those of the page. */
const onNight = '[--ink:var(--on-night)] [--sunken:oklch(0.965_0.012_86/0.14)]'

/** Header of the coach area: the signed-in coach, and links out of the area; one row on every screen. */
export function CoachHeader({ brand }: { brand: ReactNode }) {
  const t = useT(coachWords)
  const { pathname, search } = useLocation()
  const isWide = useMedia('(min-width: 64rem)')
  const isPhone = !useMedia('(min-width: 40rem)')
  const place = placeOf(pathname)
  const hasGreeting = place === 'dashboard'
  return (
    <header className="bg-night text-on-night">
      <div className="page flex h-(--coach-bar) items-center gap-x-3 lg:gap-x-6">
        <Link
          to={areas.coach.homePath}
          aria-label={t('coach.header.home')}
          className={cx('flex min-h-11 shrink-0 items-center', !hasGreeting && 'me-auto')}
        >
          {brand}
        </Link>
        {hasGreeting ? (
          <Greeting isHidden={isPhone && opensConversation(new URLSearchParams(search))} />
        ) : null}
        <nav aria-label={t('coach.header.navigation')} className="-me-2 flex shrink-0 items-center">
          {isWide ? (
            <Row place={place} />
          ) : (
            <>
              {hasGreeting && isPhone ? null : <QueueLink isCurrent={place === 'queue'} />}
              <Menu place={place} hasCount={hasGreeting && isPhone} />
            </>
          )}
        </nav>
      </div>
      {place === 'settings' ? (
        <div className="page pt-5 pb-8 sm:pt-8 sm:pb-10">
          <SettingsTitle />
        </div>
      ) : null}
    </header>
  )
}

type HeaderPlace = 'settings' | 'queue' | 'library' | 'team' | 'dashboard'

function placeOf(pathname: string): HeaderPlace {
  if (pathname.startsWith(SETTINGS)) return 'settings'
  if (pathname.startsWith(QUEUE)) return 'queue'
  if (pathname.startsWith(LIBRARY) || pathname.startsWith(TEMPLATES)) return 'library'
  return pathname.startsWith(TEAM) ? 'team' : 'dashboard'
}

/** Links of the area in one row. */
function Row({ place }: { place: HeaderPlace }) {
  const t = useT(coachWords)
  const navigate = useNavigate()
  const current = (one: HeaderPlace) => (place === one ? 'page' : undefined)
  return (
    <div className={cx('flex items-center', onNight)}>
      <LinkButton to={areas.coach.homePath} kind="quiet" tight aria-current={current('dashboard')}>
        {t('coach.header.dashboard')}
      </LinkButton>
      <QueueLink isCurrent={place === 'queue'} />
      <LinkButton to={LIBRARY} kind="quiet" tight aria-current={current('library')}>
        {t('coach.header.library')}
      </LinkButton>
      <LinkButton to="/" kind="quiet" tight>
        {t('coach.header.back')}
      </LinkButton>
      <Button kind="quiet" tight aria-current={current('settings')} onClick={() => void navigate(SETTINGS)}>
        {t('coach.header.settings')}
      </Button>
      <Button kind="quiet" tight onClick={() => signOut('coach')}>
        {t('coach.header.logout')}
      </Button>
    </div>
  )
}

/** The same links in a menu, for screens on which they would take several rows. */
function Menu({ place, hasCount }: { place: HeaderPlace; hasCount: boolean }) {
  const t = useT(coachWords)
  const navigate = useNavigate()
  const { count, text } = useCaseCount()
  const current = (one: HeaderPlace) => (place === one ? 'page' : undefined)
  const label = t('coach.header.menu')
  return (
    <PopoverMenu
      label={hasCount && text ? `${label}, ${text}` : label}
      trigger={
        <>
          {hasCount && count > 0 ? <CountBadge count={t.number(count)} /> : null}
          <Icon name="menu" />
        </>
      }
      className={buttonClass({ kind: 'quiet', tight: true }, cx('min-w-11 shrink-0', onNight))}
    >
      {(close) => {
        const follow = (run: () => void) => () => {
          close()
          run()
        }
        return (
          <>
            <Link
              to={areas.coach.homePath}
              aria-current={current('dashboard')}
              onClick={close}
              className={menuItemClass}
            >
              {t('coach.header.dashboard')}
            </Link>
            <Link to={QUEUE} aria-current={current('queue')} onClick={close} className={menuItemClass}>
              {t('coach.header.queue')}
              {count > 0 ? <CountBadge count={t.number(count)} /> : null}
            </Link>
            <Link to={LIBRARY} aria-current={current('library')} onClick={close} className={menuItemClass}>
              {t('coach.header.library')}
            </Link>
            <Link to="/" onClick={close} className={menuItemClass}>
              {t('coach.header.back')}
            </Link>
            <button
              type="button"
              aria-current={current('settings')}
              onClick={follow(() => void navigate(SETTINGS))}
              className={menuItemClass}
            >
              {t('coach.header.settings')}
            </button>
            <button type="button" onClick={follow(() => signOut('coach'))} className={menuItemClass}>
              {t('coach.header.logout')}
            </button>
          </>
        )
      }}
    </PopoverMenu>
  )
}

/** Returns the number of cases, and the same in words; 0 while it is not known. */
function useCaseCount() {
  const t = useT(coachWords)
  const { user } = useSession('coach')
  const count = useCoachStats(user?.id).data?.queueCases ?? 0
  return { count, text: count > 0 ? t('coach.header.queueCases', { count }) : '' }
}

/** Link to the queue with the number of cases in it; without the number where there is none, or it is not known. */
function QueueLink({ isCurrent }: { isCurrent: boolean }) {
  const t = useT(coachWords)
  const id = useId()
  const { count, text } = useCaseCount()
  return (
    <LinkButton
      to={QUEUE}
      kind="quiet"
      tight
      className={cx('whitespace-nowrap', onNight)}
      aria-current={isCurrent ? 'page' : undefined}
      aria-describedby={count > 0 ? id : undefined}
    >
      {t('coach.header.queue')}
      {count > 0 ? (
        <>
          <CountBadge count={t.number(count)} />
          <span id={id} hidden>
            {text}
          </span>
        </>
      ) : null}
    </LinkButton>
  )
}

function SettingsTitle() {
  const t = useT(coachWords)
  return (
    <>
      <Link
        to={areas.coach.homePath}
        className="mb-2 inline-flex min-h-11 items-center gap-1.5 font-semibold text-on-night-soft text-sm hover:text-on-night"
      >
        <Icon name="chevron-start" size={16} />
        {t('coach.header.dashboard')}
      </Link>
      <h1 tabIndex={-1} className="wide text-2xl">
        {t('coach.settings.title')}
      </h1>
      <p className="mt-2 text-on-night-soft">{t('coach.settings.intro')}</p>
    </>
  )
}

/** Greeting beside the brand; a phone with an open conversation has it for screen readers only. */
function Greeting({ isHidden }: { isHidden: boolean }) {
  const t = useT(coachWords)
  const { user } = useSession('coach')
  return (
    <div className="me-auto grid min-w-0 flex-1 lg:flex lg:flex-wrap lg:items-baseline lg:gap-x-4 lg:border-on-night-soft/40 lg:border-s lg:ps-6">
      <h1 tabIndex={-1} className={isHidden ? 'sr-only' : 'wide text-sm lg:text-xl'}>
        {t('coach.header.greeting')}
      </h1>
      <p
        className={
          isHidden ? 'sr-only' : 'min-w-0 truncate text-on-night-soft text-xs leading-tight lg:text-sm'
        }
      >
        <bdi dir="ltr">{user?.email}</bdi>
      </p>
    </div>
  )
}
