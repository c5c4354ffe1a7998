import type { ChatPerson } from 'contract/chat/calls'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { fullName } from '../../../i18n/full-name'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { deferred } from '../../../i18n/lazy-words'
import { Avatar } from '../../../ui/avatar'
import { Button } from '../../../ui/button'
import { cx } from '../../../ui/cx'
import { Icon } from '../../../ui/icon'
import { LinkButton } from '../../../ui/link-button'
import { OneLine } from '../../../ui/one-line'
import { menuItemClass, PopoverMenu } from '../../../ui/popover-menu'
import { useMedia } from '../../../ui/use-media'
import type { Me } from '../me'
import type { RoomState } from '../room/room-state'
import { chatWords } from '../words/chat-words'

const AthleteLinks = lazy(deferred(() => import('./athlete-links')))

interface Props {
  me: Me
  person: ChatPerson | undefined
  state: Pick<RoomState, 'online' | 'typing'>
  /** Back to the list; absent where there is none. */
  onBack: (() => void) | undefined
}

/** With whom one talks, whether they are there, and the way back. */
export function ConversationHead({ me, person, state, onBack }: Props) {
  const t = useT(chatWords)
  const name = person ? fullName(person) : ''
  return (
    <div className="flex min-h-16 items-center gap-3 border-hairline border-b px-3 py-2 sm:px-4">
      {onBack ? (
        <Button
          kind="quiet"
          iconOnly
          aria-label={t('common.back')}
          onClick={onBack}
          className="-ms-1.5 shrink-0"
        >
          <Icon name="chevron-start" />
        </Button>
      ) : null}
      {person ? <Avatar id={person._id} name={[person.firstName]} photo={person.profilePhoto} /> : null}
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)]">
        <h2 tabIndex={-1} className="text-lg outline-none">
          <OneLine>{name}</OneLine>
        </h2>
        <p className="flex min-h-5 items-center gap-1.5 text-ink-soft text-xs" aria-live="polite">
          {state.typing ? (
            <span className="font-medium text-pine">
              {t('chat.head.typing', { name: isolatedName(person?.firstName ?? '') })}
            </span>
          ) : state.online === null ? null : (
            <>
              <span
                aria-hidden="true"
                className={cx(
                  'size-2 rounded-pill',
                  state.online ? 'bg-pine' : 'border-[1.5px] border-edge bg-transparent',
                )}
              />
              {t(state.online ? 'chat.head.online' : 'chat.head.offline')}
            </>
          )}
        </p>
      </div>
      {me.area === 'coach' && person?._id ? <ToAthlete me={me} id={person._id} name={name} /> : null}
    </div>
  )
}

/** Ways to the athlete in the list, and to their programs and last test; phones have one menu for all of them. */
function ToAthlete({ me, id, name }: { me: Me; id: string; name: string }) {
  const t = useT(chatWords)
  const hasRoom = useMedia('(min-width: 40rem)')
  const to = `/coach/dashboard?${new URLSearchParams({ search: name, user: id })}`
  return (
    <div className="ms-auto flex shrink-0 items-center">
      {hasRoom ? (
        <LinkButton to={to} kind="quiet" size="sm">
          {t('chat.head.athlete')}
        </LinkButton>
      ) : null}
      <PopoverMenu
        label={t(hasRoom ? 'chat.head.plans' : 'chat.head.ways')}
        trigger={hasRoom ? <Icon name="chevron-down" /> : <Icon name="user" />}
      >
        {(close) => (
          <>
            {hasRoom ? null : (
              <Link to={to} className={menuItemClass} onClick={close}>
                {t('chat.head.athlete')}
              </Link>
            )}
            <Suspense>
              <AthleteLinks me={me} athleteId={id} onFollow={close} />
            </Suspense>
          </>
        )}
      </PopoverMenu>
    </div>
  )
}
