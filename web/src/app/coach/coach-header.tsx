import { type ReactNode, useId } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { areas } from '../../api/areas'
import { useSession } from '../../features/auth/session'
import { signOut } from '../../features/auth/sign-out.api'
import { useCoachStats } from '../../features/coach-dashboard/coach-dashboard.api'
import { coachWords } from '../../features/coaches/words/coach-words'
import { useT } from '../../i18n/i18n'
import { Button } from '../../ui/button'
import { CountBadge } from '../../ui/count-badge'
import { cx } from '../../ui/cx'
import { Icon } from '../../ui/icon'
import { LinkButton } from '../../ui/link-button'

const SETTINGS = '/coach/settings'
const QUEUE = '/coach/queue'
const LIBRARY = '/coach/library'
const TEMPLATES = '/coach/templates'
const TEAM = '/coach/team'

/** Header of the coach area: the signed-in coach, and links out of the area. */
export function CoachHeader({ brand }: { brand: ReactNode }) {
  const t = useT(coachWords)
  const { pathname } = useLocation()
  const inSettings = pathname.startsWith(SETTINGS)
  const inQueue = pathname.startsWith(QUEUE)
  const inLibrary = pathname.startsWith(LIBRARY) || pathname.startsWith(TEMPLATES)
  const hasGreeting = !inSettings && !inQueue && !inLibrary && !pathname.startsWith(TEAM)
  return (
    // Overrides of text and hover colours for the dark header.
    <header className="bg-night text-on-night [--ink:var(--on-night)] [--sunken:oklch(0.965_0.012_86/0.14)]">
      <div className="page py-2.5 max-sm:py-1.5">
        <div className="-mx-1.5 flex flex-wrap items-center gap-x-1 lg:mx-0 lg:gap-x-6">
          <Link
            to={areas.coach.homePath}
            aria-label={t('coach.header.home')}
            className={cx(
              'flex min-h-11 items-center max-lg:ms-1.5',
              hasGreeting ? 'max-lg:me-auto' : 'me-auto',
            )}
          >
            {brand}
          </Link>
          {hasGreeting ? <Greeting /> : null}
          <Navigation inSettings={inSettings} inQueue={inQueue} inLibrary={inLibrary} />
        </div>
      </div>
      {inSettings ? (
        <div className="page pt-5 pb-8 sm:pt-8 sm:pb-10">
          <SettingsTitle />
        </div>
      ) : null}
    </header>
  )
}

interface Places {
  inSettings: boolean
  inQueue: boolean
  inLibrary: boolean
}

function Navigation({ inSettings, inQueue, inLibrary }: Places) {
  const t = useT(coachWords)
  const navigate = useNavigate()
  return (
    <nav
      aria-label={t('coach.header.navigation')}
      // On narrow screens the links flow in the lines of the header, from the brand on.
      className="flex flex-wrap items-center max-lg:contents max-[25rem]:*:px-1.5 lg:-me-3"
    >
      <QueueLink isCurrent={inQueue} />
      <LinkButton to={LIBRARY} kind="quiet" tight aria-current={inLibrary ? 'page' : undefined}>
        {t('coach.header.library')}
      </LinkButton>
      <LinkButton to="/" kind="quiet" tight>
        {t('coach.header.back')}
      </LinkButton>
      <Button
        kind="quiet"
        tight
        aria-current={inSettings ? 'page' : undefined}
        onClick={() => void navigate(SETTINGS)}
      >
        {t('coach.header.settings')}
      </Button>
      <Button kind="quiet" tight onClick={() => signOut('coach')}>
        {t('coach.header.logout')}
      </Button>
    </nav>
  )
}

/** Link to the queue with the number of cases in it; without the number where there is none, or it is not known. */
function QueueLink({ isCurrent }: { isCurrent: boolean }) {
  const t = useT(coachWords)
  const id = useId()
  const { user } = useSession('coach')
  const count = useCoachStats(user?.id).data?.queueCases ?? 0
  return (
    <LinkButton
      to={QUEUE}
      kind="quiet"
      tight
      aria-current={isCurrent ? 'page' : undefined}
      aria-describedby={count > 0 ? id : undefined}
    >
      {t('coach.header.queue')}
      {count > 0 ? (
        <>
          <CountBadge count={t.number(count)} />
          <span id={id} hidden>
            {t('coach.header.queueCases', { count })}
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

function Greeting() {
  const t = useT(coachWords)
  const { user } = useSession('coach')
  return (
    // Next to the brand if there is room, otherwise below both lines of the header.
    <div className="flex flex-wrap items-baseline gap-x-4 max-lg:order-last max-lg:basis-full max-lg:px-1.5 max-lg:py-2 max-sm:py-1 lg:me-auto lg:border-on-night-soft/40 lg:border-s lg:ps-6">
      <h1 tabIndex={-1} className="wide text-xl">
        {t('coach.header.greeting')}
      </h1>
      <p className="text-on-night-soft text-sm">
        <bdi dir="ltr" className="wrap-anywhere">
          {user?.email}
        </bdi>
      </p>
    </div>
  )
}
