import type { FoundMessage } from 'contract/chat/calls'
import { Link } from 'react-router'
import { fullName } from '../../../i18n/full-name'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { Avatar } from '../../../ui/avatar'
import { inEnglish } from '../conversation/clock-time'
import { listTime, type TimeLocale } from '../conversation/times'
import { type Me, otherSide, sideOf } from '../me'
import { chatWords } from '../words/chat-words'
import type { ChatLink } from './chat-row'
import { ListFailed, ListLoading, MoreRows } from './list-parts'
import { useFoundMessages } from './search.api'

interface Props {
  me: Me
  /** Search text that is not blank. */
  q: string
  to: ChatLink
  times: TimeLocale
}

/** Messages that a search has found; each opens its conversation at the message. */
export function FoundMessages({ me, q, to, times }: Props) {
  const t = useT(chatWords)
  const list = useFoundMessages(me, q)
  const { data, error, refetch } = list
  if (!data)
    return error ? (
      <ListFailed error={error} title={t('chat.search.failed')} onRetry={refetch} />
    ) : (
      <ListLoading text={t('chat.search.loading')} />
    )
  const total = data.pages[0]?.total ?? 0
  return (
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
      <p role="status" className="px-4 py-2 text-ink-soft text-sm">
        {total === 0 ? t('chat.search.empty') : t('chat.search.count', { count: total })}
      </p>
      {total === 0 ? null : (
        <ul aria-label={t('chat.search.found')} className="divide-y divide-hairline">
          {data.pages
            .flatMap(({ items }) => items)
            .map((found) => (
              <FoundRow key={found._id} found={found} me={me} to={to} times={times} />
            ))}
        </ul>
      )}
      <MoreRows list={list} text={t('chat.search.more')} />
    </div>
  )
}

function FoundRow({ found, me, to, times }: Omit<Props, 'q'> & { found: FoundMessage }) {
  const t = useT(chatWords)
  const mine = sideOf(me)
  const person = found.chat.participants[otherSide(mine)]
  const said = found.snippet
  return (
    <li>
      <Link
        to={to(found.chat._id)}
        state={{ chosen: true, seq: found.seq }}
        className="flex min-h-18 items-start gap-3 py-2 ps-3 pe-4 transition-colors hover:bg-sunken focus-visible:-outline-offset-2"
      >
        <Avatar id={person._id} name={[person.firstName, person.lastName]} photo={person.profilePhoto} />
        <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-0.5">
          <span className="flex items-baseline justify-between gap-3">
            <bdi className="truncate font-semibold">{fullName(person)}</bdi>
            <time
              dateTime={found.createdAt}
              {...inEnglish(times)}
              className="shrink-0 text-ink-soft text-xs tabular-nums"
            >
              {listTime(found.createdAt, times)}
            </time>
          </span>
          <span dir="auto" className="wrap-anywhere line-clamp-3 text-sm">
            {found.senderType === mine ? t('chat.list.you', { text: isolatedName(said) }) : said}
          </span>
        </span>
      </Link>
    </li>
  )
}
