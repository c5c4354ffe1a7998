import type { ApplicationDetail } from 'contract/coaches/calls'
import { DECISION_NOTES_MAX } from 'contract/coaches/rules'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { ApiError } from '../../../api/errors'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { TextArea } from '../../../ui/text-area'
import { useToast } from '../../../ui/toast'
import { FormAlert } from '../../auth/auth-layout'
import { useDecide, useReadApplication } from './applications.api'
import { nameOf } from './name-of'
import { useMessages } from './words/use-messages'

type Verdict = 'approved' | 'rejected'

/** The two decisions on an application that waits; each asks once more, with a note. */
export function Decision({ application }: { application: ApplicationDetail }) {
  const t = useMessages()
  const [asked, setAsked] = useState<Verdict | null>(null)
  const waits = application.status === 'pending'
  const waited = useRef(waits)
  // The buttons are gone with the decision: the focus goes to the heading, which now tells what was decided.
  useEffect(() => {
    if (waited.current && !waits && !asked) {
      waited.current = false
      document.querySelector<HTMLElement>('main h1')?.focus()
    }
  }, [waits, asked])
  return (
    <>
      {waits ? (
        <div className="flex gap-3 max-sm:w-full max-sm:*:flex-1">
          <Button kind="secondary" onClick={() => setAsked('rejected')}>
            {t('decision.reject')}
          </Button>
          <Button onClick={() => setAsked('approved')}>{t('decision.approve')}</Button>
        </div>
      ) : null}
      {asked ? <Ask verdict={asked} application={application} onClose={() => setAsked(null)} /> : null}
    </>
  )
}

function Ask(props: { verdict: Verdict; application: ApplicationDetail; onClose: () => void }) {
  const { verdict, application, onClose } = props
  const tCommon = useT()
  const t = useMessages()
  const id = useId()
  const toast = useToast()
  const { mutateAsync: decide } = useDecide(application._id)
  const readApplication = useReadApplication(application._id)
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [missing, setMissing] = useState(false)
  const [busy, setBusy] = useState(false)
  /** Somebody else was quicker: who, and with what. */
  const [beaten, setBeaten] = useState<string | null>(null)
  // State is too slow for the second of two quick clicks.
  const running = useRef(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const approving = verdict === 'approved'
  const name = nameOf(application)

  async function send(event: FormEvent) {
    event.preventDefault()
    if (running.current) return
    if (!approving && note.trim() === '') {
      setMissing(true)
      field.current?.focus()
      return
    }
    running.current = true
    setBusy(true)
    setProblem(null)
    try {
      await decide({ status: verdict, notes: note.trim() })
      toast(t(`decision.${verdict}`, { name }))
      onClose()
    } catch (reason) {
      if (reason instanceof ApiError && reason.code === 'coaches.already_decided') await tellWho()
      else
        setProblem(
          reason instanceof ApiError && reason.status < 500
            ? tCommon.error(reason.code, reason.params)
            : t('decision.failed'),
        )
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  async function tellWho() {
    try {
      const now = await readApplication()
      const last = now.history.at(-1)
      if (now.status === 'pending' || !last) return setProblem(t('decision.failed'))
      const who = last.actor?.name || last.actor?.email || t('decision.someone')
      setBeaten(t(`decision.beaten.${now.status}`, { name: `\u2068${who}\u2069` }))
    } catch {
      setProblem(tCommon.error('coaches.already_decided'))
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t(approving ? 'decision.approveTitle' : 'decision.rejectTitle', { name: `\u2068${name}\u2069` })}
    >
      {beaten ? (
        <div className="grid gap-5">
          <FormAlert id={`${id}-beaten`} text={beaten} />
          <Button className="justify-self-end" onClick={onClose}>
            {t('decision.look')}
          </Button>
        </div>
      ) : (
        <form noValidate onSubmit={send} className="grid gap-5">
          <p className="text-ink-soft">
            {t(approving ? 'decision.approveText' : 'decision.rejectText', { name: `\u2068${name}\u2069` })}
          </p>
          <TextArea
            ref={field}
            label={t('decision.note')}
            note={approving ? tCommon('common.optional') : undefined}
            hint={
              <span className="flex justify-between gap-4">
                {t(approving ? 'decision.noteOptional' : 'decision.noteRequired')}
                {note.length > DECISION_NOTES_MAX - 200 ? (
                  <span className="whitespace-nowrap tabular-nums">
                    {t('decision.left', { count: DECISION_NOTES_MAX - note.length })}
                  </span>
                ) : null}
              </span>
            }
            error={missing && note.trim() === '' ? tCommon.error('coaches.notes_required') : undefined}
            dir="auto"
            lang={application.locale}
            maxLength={DECISION_NOTES_MAX}
            required={!approving}
            autoFocus
            value={note}
            onChange={(event) => {
              setNote(event.target.value)
              setProblem(null)
            }}
          />
          <FormAlert id={`${id}-problem`} text={problem} />
          <div className="flex flex-wrap justify-end gap-3">
            <Button kind="quiet" onClick={onClose}>
              {tCommon('common.cancel')}
            </Button>
            <Button type="submit" kind={approving ? 'primary' : 'danger'} busy={busy}>
              {busy
                ? t(approving ? 'decision.approving' : 'decision.rejecting')
                : t(approving ? 'decision.approve' : 'decision.reject')}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
