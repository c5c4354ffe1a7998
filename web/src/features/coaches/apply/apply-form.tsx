import { DOCUMENT_BYTES_MAX, DOCUMENTS_MAX, HONEYPOT_FIELD } from 'contract/coaches/rules'
import { MB } from 'contract/units'
import { useEffect, useRef } from 'react'
import { useT } from '../../../i18n/i18n'
import { useField } from '../../../ui/form/context'
import { Form } from '../../../ui/form/form'
import type { FormStore } from '../../../ui/form/store'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useFormState, useFormValues } from '../../../ui/form/use-form'
import type { Application } from './application'
import { ExperienceField, PersonFields } from './apply-fields'
import { Captcha } from './captcha'
import { useDelivery } from './delivery'
import { DocumentsField } from './documents-field'
import { FailureNote } from './failure-note'
import { Part } from './form-section'
import { completeParts } from './form-sections'
import { ProgramCards } from './program-cards'
import { Sending } from './sending'
import { applyWords } from './words/apply-words'

export function ApplyForm({ form }: { form: FormStore<Application> }) {
  const t = useT(applyWords)
  const { busy, done } = useFormState(form)
  const application = useFormValues(form)
  const { progress } = useDelivery()
  const complete = completeParts(application)
  useFocusOnThanks(done)

  return (
    <Form form={form} aria-label={t('apply.title')} className="grid gap-10">
      <div inert={busy} className="grid gap-10 transition-opacity inert:opacity-60">
        <Part name="person" complete={complete.has('person')}>
          {() => <PersonFields />}
        </Part>
        <Part
          name="programs"
          complete={complete.has('programs')}
          hint={t('apply.programs.hint')}
          end={t('apply.programs.chosen', { count: application.programs.length })}
        >
          {(ids) => <ProgramCards ids={ids} />}
        </Part>
        <Part name="experience" complete={complete.has('experience')} hint={t('apply.experience.hint')}>
          {(ids) => <ExperienceField ids={ids} />}
        </Part>
        <Part
          name="documents"
          complete={complete.has('documents')}
          hint={t('apply.documents.hint', { max: DOCUMENTS_MAX, size: DOCUMENT_BYTES_MAX / MB })}
          end={t('apply.documents.count', { count: application.documents.length, max: DOCUMENTS_MAX })}
        >
          {(ids) => <DocumentsField ids={ids} />}
        </Part>
        <Part name="captcha" complete={complete.has('captcha')}>
          {() => <Captcha form={form} code={application.code} />}
        </Part>
        <Trap />
      </div>
      <div className="grid gap-4">
        <FailureNote />
        {progress ? (
          <Sending progress={progress} documents={application.documents} />
        ) : (
          <>
            <SubmitButton size="lg" className="max-sm:w-full sm:justify-self-start">
              {t('apply.submit')}
            </SubmitButton>
            <p className="text-ink-soft text-sm">{t('apply.promise')}</p>
          </>
        )}
      </div>
    </Form>
  )
}

/** Honeypot field for bots; hidden from people and screen readers. */
function Trap() {
  const { value, change } = useField('trap')
  return (
    <div aria-hidden="true" className="absolute size-px overflow-clip opacity-0">
      <input
        type="text"
        name={HONEYPOT_FIELD}
        tabIndex={-1}
        autoComplete="off"
        value={value}
        onChange={({ target }) => change(target.value)}
      />
    </div>
  )
}

/** Focuses the confirmation when the application has just been received, not on a later visit. */
function useFocusOnThanks(done: boolean): void {
  const before = useRef(done)
  useEffect(() => {
    if (done && !before.current) document.getElementById('application-done')?.focus()
    before.current = done
  }, [done])
}
