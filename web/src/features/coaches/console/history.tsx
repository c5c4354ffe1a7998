import type { ApplicationDetail } from 'contract/coaches/calls'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { DateText } from '../../../ui/date'
import { StepMark } from '../../../ui/step-mark'
import { applicationsWords } from './words/applications-words'

type Status = ApplicationDetail['status']

/** A return to pending means that a decision was undone. */
const stepOf = (status: Status) => (status === 'pending' ? 'undone' : status)

/** History of an application, oldest entry first. */
export function History({ application: { history } }: { application: ApplicationDetail }) {
  const t = useT(applicationsWords)
  return (
    <section aria-labelledby="history" className="grid gap-4">
      <h2 id="history" className="text-lg">
        {t('applications.one.history')}
      </h2>
      <ol className="grid">
        {history.map(({ status, actor, note, at }, index) => (
          <li
            key={`${status}-${at}`}
            className="relative grid grid-cols-[1.5rem_minmax(0,1fr)] gap-3 pb-5 last:pb-0 not-last:before:absolute not-last:before:inset-y-6 not-last:before:start-[0.7rem] not-last:before:border-hairline not-last:before:border-s-2"
          >
            <StepMark className="size-6" />
            <div className="grid gap-1.5 leading-snug">
              <p className="grid">
                <span className="font-semibold">
                  {index === 0
                    ? t('applications.history.pending')
                    : actor
                      ? t(`applications.history.${stepOf(status)}`, {
                          name: isolatedName(actor.name || actor.email),
                        })
                      : t(`applications.history.${stepOf(status)}BySomeone`)}
                </span>
                <span className="text-ink-soft text-xs">
                  <DateText value={at} look="time" />
                </span>
              </p>
              {note ? (
                <blockquote
                  dir="auto"
                  className="whitespace-pre-line rounded-field bg-sunken px-3 py-2.5 leading-normal"
                >
                  {note}
                </blockquote>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
