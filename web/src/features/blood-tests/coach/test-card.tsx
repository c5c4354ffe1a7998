import type { CoachBloodTestRow } from 'contract/blood-tests/coach-calls'
import { useId } from 'react'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { Avatar } from '../../../ui/avatar'
import { Button } from '../../../ui/button'
import { Fact } from '../../../ui/fact'
import { Icon } from '../../../ui/icon'
import { CoachDate } from '../../coaches/coach-date'
import { MarkedCount, MarkedList } from './marked-values'
import { TestStatus } from './test-status'
import { coachTestsWords } from './words/coach-tests-words'

/** Most values out of range that a card names. */
const SHOWN_VALUES = 3

/** Test in the list; the whole card is clickable. */
export function TestCard({ test, onOpen }: { test: CoachBloodTestRow; onOpen: () => void }) {
  const t = useT(coachTestsWords)
  const id = useId()
  const { userId, note } = test
  const name = `${userId.firstName} ${userId.lastName}`
  return (
    <article
      aria-labelledby={id}
      className="relative grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-4 rounded-card border border-hairline bg-raised p-4 transition-colors hover:border-edge sm:p-5 lg:grid-cols-[17rem_minmax(0,1fr)_auto]"
    >
      <div className="flex items-start gap-3">
        <Avatar id={userId.id} name={[userId.firstName, userId.lastName]} />
        <div className="grid min-w-0 gap-0.5">
          <h3 id={id} className="font-bold text-base tracking-normal">
            <bdi>{name}</bdi>
          </h3>
          <p className="wrap-anywhere text-ink-soft text-xs leading-snug">
            <bdi dir="ltr">{userId.email}</bdi>
          </p>
          <p className="mt-1.5">
            <TestStatus status={test.status} />
          </p>
        </div>
      </div>
      <div className="grid min-w-0 content-start gap-3">
        <div className="grid max-w-xl gap-1">
          <p className={test.marked.length > 0 ? 'font-semibold' : 'text-ink-soft text-sm'}>
            <MarkedCount test={test} />
          </p>
          <MarkedList marked={test.marked} most={SHOWN_VALUES} />
        </div>
        {note ? (
          <p className="border-saffron border-s-2 ps-3 text-sm leading-snug">
            <span className="block text-ink-soft text-xs">{t('coachTests.note')}</span>
            <span dir="auto" className="wrap-anywhere line-clamp-3 w-fit max-w-full whitespace-pre-line">
              {note}
            </span>
          </p>
        ) : null}
        {test.coach_comment ? (
          <p className="flex flex-wrap items-center gap-x-1.5 text-pine text-sm">
            <Icon name="check" size={16} />
            <span className="font-semibold">{t('coachTests.commentAdded')}</span>
            {commentedAt(test) ? (
              <span className="text-ink-soft">
                <CoachDate value={commentedAt(test) ?? ''} />
              </span>
            ) : null}
          </p>
        ) : null}
        <TestFacts test={test} />
      </div>
      <div className="grid lg:content-start">
        <Button
          kind="secondary"
          size="sm"
          className="before:absolute before:inset-0"
          aria-label={t('coachTests.openNamed', { name: isolatedName(name) })}
          onClick={onOpen}
        >
          {t('coachTests.open')}
        </Button>
      </div>
    </article>
  )
}

/** Returns the comment's date, or the review date from a server without one (decision X-65). */
function commentedAt({ coach_comment_at, reviewedAt }: CoachBloodTestRow): string | null {
  return coach_comment_at ?? reviewedAt
}

function TestFacts({ test }: { test: CoachBloodTestRow }) {
  const t = useT(coachTestsWords)
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      <Fact name={t('coachTests.submitted')}>
        <CoachDate value={test.createdAt} />
      </Fact>
      {test.reviewedAt ? (
        <Fact name={t('coachTests.reviewed')}>
          <CoachDate value={test.reviewedAt} />
        </Fact>
      ) : null}
      {test.code ? (
        <Fact name={t('coachTests.code')}>
          <bdi className="wrap-anywhere">{test.code}</bdi>
        </Fact>
      ) : null}
    </dl>
  )
}
