import { DOCUMENTS_MAX, HONEYPOT_FIELD } from 'contract/coaches/rules'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { useToast } from '../../../ui/toast'
import { useOfferedPrograms } from './apply.api'
import { ExperienceField, PersonFields } from './apply-fields'
import { Captcha } from './captcha'
import { DocumentsField } from './documents-field'
import { changeDraft, type Draft } from './draft'
import { FailureNote } from './failure-note'
import { Part } from './form-section'
import { completeParts } from './form-sections'
import { ProgramCards } from './program-cards'
import { Sending } from './sending'
import { type Outcome, submitDraft } from './submit'

export function ApplyForm({ draft }: { draft: Draft }) {
  const t = useT()
  const toast = useToast()
  const offered = useOfferedPrograms()
  const form = useRef<HTMLFormElement>(null)
  const here = useRef(true)
  // An object each time: the second attempt may fail at the same place as the first.
  const [outcome, setOutcome] = useState<{ at: Outcome }>()
  const complete = completeParts(draft)
  const busy = draft.sending !== null

  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  useEffect(() => {
    if (!outcome || outcome.at === 'running') return
    const named = (name: string) =>
      form.current?.querySelector<HTMLElement>(`[name="${name}"], [data-part="${name}"]`)
    const place = outcome.at === 'done' ? document.getElementById('application-done') : named(outcome.at)
    // Of the programs the group comes first; the first card in it is what can be pressed.
    const control = place?.querySelector<HTMLElement>(`[name="${outcome.at}"]`) ?? place
    control?.focus()
  }, [outcome])

  async function submit(event: FormEvent) {
    event.preventDefault()
    const at = await submitDraft(offered.read())
    if (at === 'programs') offered.refresh()
    // Who went on to another page is told there; the form keeps the rest until they come back.
    if (here.current) setOutcome({ at })
    else if (at === 'done') toast(t('apply.done.title'))
    else toast(t('apply.failure.refused'), { kind: 'alert' })
  }

  return (
    <form ref={form} noValidate onSubmit={submit} aria-label={t('apply.title')} className="grid gap-10">
      <div inert={busy} className="grid gap-10 transition-opacity inert:opacity-60">
        <Part name="person" complete={complete.has('person')}>
          {() => <PersonFields draft={draft} />}
        </Part>
        <Part
          name="programs"
          complete={complete.has('programs')}
          hint={t('apply.programs.hint')}
          end={t('apply.programs.chosen', { count: draft.programs.length })}
        >
          {(ids) => <ProgramCards draft={draft} ids={ids} />}
        </Part>
        <Part name="experience" complete={complete.has('experience')} hint={t('apply.experience.hint')}>
          {(ids) => <ExperienceField draft={draft} ids={ids} />}
        </Part>
        <Part
          name="documents"
          complete={complete.has('documents')}
          hint={t('apply.documents.hint', { max: DOCUMENTS_MAX })}
          end={t('apply.documents.count', { count: draft.documents.length, max: DOCUMENTS_MAX })}
        >
          {(ids) => <DocumentsField draft={draft} ids={ids} />}
        </Part>
        <Part name="captcha" complete={complete.has('captcha')}>
          {() => <Captcha draft={draft} />}
        </Part>
        {/* For machines that fill in everything; people never meet it. */}
        <div aria-hidden="true" className="absolute size-px overflow-clip opacity-0">
          <input
            type="text"
            name={HONEYPOT_FIELD}
            tabIndex={-1}
            autoComplete="off"
            value={draft.trap}
            onChange={(event) => changeDraft({ trap: event.target.value })}
          />
        </div>
      </div>
      <div className="grid gap-4">
        <FailureNote failure={draft.failure} />
        {draft.sending ? (
          <Sending progress={draft.sending} documents={draft.documents} />
        ) : (
          <>
            <Button type="submit" size="lg" className="max-sm:w-full sm:justify-self-start">
              {t('apply.submit')}
            </Button>
            <p className="text-ink-soft text-sm">{t('apply.promise')}</p>
          </>
        )}
      </div>
    </form>
  )
}
