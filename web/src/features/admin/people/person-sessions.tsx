import type { PersonDetail } from 'contract/admin/people-calls'
import { useRef, useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { Alert } from '../../../ui/alert'
import { Button } from '../../../ui/button'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { DateText } from '../../../ui/date'
import { moveFocus } from '../../../ui/move-focus'
import { useToast } from '../../../ui/toast'
import { useAction } from '../../auth/use-action'
import { useEndSessions } from './people.api'
import { peopleWords } from './words/people-words'

/** Open sessions of an account, with buttons to end them. */
export function Sessions({ person, mayEnd }: { person: PersonDetail; mayEnd: boolean }) {
  const t = useT(peopleWords)
  const toast = useToast()
  const heading = useRef<HTMLHeadingElement>(null)
  const { mutateAsync: endSessions } = useEndSessions(person._id)
  const { busy, problem, run } = useAction()
  const [asking, setAsking] = useState(false)
  const end = (id?: string) =>
    void run(async () => {
      await endSessions(id)
      toast(t(id === undefined ? 'people.sessions.allEnded' : 'people.sessions.ended'))
      // The pressed button is removed, so the heading takes the focus.
      moveFocus(heading.current)
    })
  return (
    <section aria-labelledby="sessions" className="grid justify-items-start gap-3">
      <h2 id="sessions" ref={heading} tabIndex={-1} className="text-lg outline-none">
        {t('people.sessions.title')}
      </h2>
      <p className="text-ink-soft">
        {t(person.sessions.length === 0 ? 'people.sessions.none' : 'people.sessions.text')}
      </p>
      <ul className="grid w-full gap-3 empty:hidden">
        {person.sessions.map(({ id, device, lastUsedAt }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-hairline bg-raised p-4"
          >
            <div className="grid min-w-48 flex-1 gap-0.5">
              <p className="font-semibold">
                <bdi>{device || t('people.sessions.unknown')}</bdi>
              </p>
              <p className="text-ink-soft text-sm">
                {t('people.sessions.used')} <DateText value={lastUsedAt} look="time" />
              </p>
            </div>
            {mayEnd ? (
              <Button
                kind="secondary"
                size="sm"
                aria-label={t('people.sessions.endNamed', {
                  device: device || t('people.sessions.unknown'),
                })}
                disabled={busy}
                onClick={() => end(id)}
              >
                {t('people.sessions.end')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      <Alert text={problem} />
      {mayEnd && person.sessions.length > 0 ? (
        <Button kind="secondary" busy={busy} onClick={() => setAsking(true)}>
          {t('people.sessions.endAll')}
        </Button>
      ) : null}
      <ConfirmDialog
        open={asking}
        title={t('people.sessions.endAllTitle')}
        text={t('people.sessions.endAllText')}
        confirm={t('people.sessions.endAll')}
        cancel={t('people.sessions.keep')}
        onConfirm={() => {
          setAsking(false)
          end()
        }}
        onClose={() => setAsking(false)}
      />
    </section>
  )
}
