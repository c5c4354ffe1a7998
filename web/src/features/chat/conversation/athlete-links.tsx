import { cardPath } from 'contract/chat/card-rules'
import type { AthleteSummary } from 'contract/coach-dashboard/athlete-calls'
import { Link } from 'react-router'
import { isNotFound } from '../../../api/error-text'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { menuItemClass } from '../../../ui/popover-menu'
import { Skeleton } from '../../../ui/skeleton'
import type { Me } from '../me'
import { chatWords } from '../words/chat-words'
import { useAthleteLinks } from './athlete-links.api'

interface Props {
  me: Me
  athleteId: string
  onFollow: () => void
}

/** Ways from a conversation to the athlete's programs and last blood test; read when the menu opens. */
export default function AthleteLinks({ me, athleteId, onFollow }: Props) {
  const t = useT(chatWords)
  const { data, error, refetch } = useAthleteLinks(me, athleteId)
  if (data) return <Links {...data} onFollow={onFollow} />
  if (error && isNotFound(error)) return <p className="px-3 py-2 text-ink-soft">{t('chat.head.gone')}</p>
  if (error)
    return (
      <div role="alert" className="grid gap-1">
        <p className="px-3 pt-2 text-ink-soft">{t('chat.head.linksFailed')}</p>
        <button type="button" className={menuItemClass} onClick={() => void refetch()}>
          {t('common.retry')}
        </button>
      </div>
    )
  return (
    <div role="status" className="grid gap-1">
      <span className="sr-only">{t('chat.head.linksLoading')}</span>
      <Skeleton className="h-(--control-md)" />
      <Skeleton className="h-(--control-md)" />
    </div>
  )
}

function Links({
  programs,
  test,
  onFollow,
}: Pick<AthleteSummary, 'programs' | 'test'> & Pick<Props, 'onFollow'>) {
  const t = useT(chatWords)
  return (
    <>
      {programs.map(({ _id, name }) => (
        <Link
          key={_id}
          to={`/coach/dashboard?program=${encodeURIComponent(_id)}`}
          className={menuItemClass}
          onClick={onFollow}
        >
          {t('chat.head.program', { name: isolatedName(name) })}
        </Link>
      ))}
      {programs.length === 0 ? <p className="px-3 py-2 text-ink-soft">{t('chat.head.noProgram')}</p> : null}
      {test ? (
        <Link
          to={cardPath({ kind: 'blood_test', userProgramId: null, ref: test._id }, 'coach')}
          className={menuItemClass}
          onClick={onFollow}
        >
          {t('chat.head.test')}
        </Link>
      ) : (
        <p className="px-3 py-2 text-ink-soft">{t('chat.head.noTest')}</p>
      )}
    </>
  )
}
