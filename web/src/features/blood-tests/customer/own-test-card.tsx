import type { MyBloodTest } from 'contract/blood-tests/calls'
import { useId } from 'react'
import { Link } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { PointMark } from '../../../ui/chart/point-mark'
import { Icon } from '../../../ui/icon'
import { useMarkerText } from '../trend/marker-text'
import { OwnTestStatus } from './own-test-status'
import { bloodTestsWords } from './words/blood-tests-words'

/** Returns the day of the blood draw, or else the day of the submission. */
export const dayOfTest = ({ testedAt, createdAt }: MyBloodTest) => testedAt ?? createdAt.slice(0, 10)

/** Test in the list; the whole card is a link. */
export function OwnTestCard({ test }: { test: MyBloodTest }) {
  const t = useT(bloodTestsWords)
  const text = useMarkerText()
  const id = useId()
  const out = test.markers.filter(({ position }) => position === 'below' || position === 'above').length
  return (
    <article
      aria-labelledby={id}
      className="relative grid gap-2 rounded-card border border-hairline bg-raised p-4 transition-colors hover:border-edge"
    >
      <h3 id={id} className="text-lg">
        <Link
          to={`/blood-tests/${test.id}`}
          className="underline-offset-4 before:absolute before:inset-0 before:rounded-card hover:underline"
        >
          {t('bloodTests.card.tested', { day: text.day(dayOfTest(test)) })}
        </Link>
      </h3>
      <p className="flex flex-wrap gap-x-3 text-ink-soft text-sm">
        <span>{t('bloodTests.card.values', { count: Object.keys(test.items).length })}</span>
        {test.code ? <bdi className="wrap-anywhere">{test.code}</bdi> : null}
      </p>
      {out > 0 ? (
        <p className="flex items-center gap-1.5 font-medium text-saffron-ink text-sm">
          <PointMark state="above" />
          {t('bloodTests.card.out', { count: out })}
        </p>
      ) : null}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <OwnTestStatus status={test.status} />
        {test.coach_comment ? (
          <span className="flex items-center gap-1.5 font-medium text-pine text-sm">
            <Icon name="check" size={16} />
            {t('bloodTests.card.comment')}
          </span>
        ) : null}
      </p>
    </article>
  )
}
