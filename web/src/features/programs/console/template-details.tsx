import { useState } from 'react'
import { errorText, isServerFailure } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { useUnsaved } from '../../../ui/edit/unsaved'
import { Form } from '../../../ui/form/form'
import { FormError } from '../../../ui/form/form-error'
import { resetForm } from '../../../ui/form/store'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm, useFormValues } from '../../../ui/form/use-form'
import { Notice } from '../../../ui/notice'
import { useTemplates } from './console-programs.api'
import { DetailsFields } from './details-fields'
import {
  detailsOf,
  detailsPart,
  detailsPath,
  detailsProblems,
  limits,
  sameDetails,
  templateWith,
} from './details-form'
import { Products } from './products'
import { isConflict, useTemplateEditor } from './template-save'
import { consoleProgramsWords } from './words/console-programs-words'

const firstPage = { status: undefined, category: undefined, search: '', page: 1 }

/** The details of a template; its heading is `details`. */
export function TemplateDetails() {
  const t = useT(consoleProgramsWords)
  const { data: list } = useTemplates(firstPage)
  const { form, conflict, load } = useDetailsForm()
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_14rem]">
      <section aria-labelledby="details" className="grid content-start gap-4">
        <h2 id="details" className="text-lg">
          {t('consolePrograms.details.title')}
        </h2>
        {conflict ? (
          <Notice
            kind="warn"
            role="alert"
            action={
              <Button kind="secondary" size="sm" onClick={load}>
                {t('consolePrograms.one.load')}
              </Button>
            }
          >
            {t('consolePrograms.one.conflict')}
          </Notice>
        ) : null}
        <Form form={form} className="grid gap-5">
          <DetailsFields categories={list?.categories ?? []} />
          <FormError />
          <SubmitButton className="justify-self-start max-sm:w-full" busyText={t('consolePrograms.saving')}>
            {t('consolePrograms.details.submit')}
          </SubmitButton>
        </Form>
      </section>
      <Products />
    </div>
  )
}

/** Form of the details; a conflict stays until the current version is loaded or replaced by a save. */
function useDetailsForm() {
  const t = useT(consoleProgramsWords, errorWords)
  const { template, save, tell } = useTemplateEditor()
  /** Somebody else changed the details while these were typed. */
  const [conflict, setConflict] = useState(false)
  const form = useForm({
    rules: detailsProblems,
    initial: detailsOf(template),
    limits,
    show: 'all',
    fieldPath: detailsPath,
    fieldOf: (code) => (code === 'programs.name_taken' ? 'name' : undefined),
    errorText: (error) => {
      const failed = t('consolePrograms.failed')
      return isServerFailure(error) ? failed : errorText(t, error, failed)
    },
    submit: async (values) => {
      const change = {
        part: detailsPart,
        change: (now: typeof template) => templateWith(values, now.translations),
      }
      try {
        // A save after a conflict replaces the current version, as announced.
        await save(change)
      } catch (error) {
        if (!isConflict(error)) throw error
        setConflict(true)
        return
      }
      setConflict(false)
      tell('success', t('consolePrograms.one.saved'))
    },
  })
  const values = useFormValues(form)
  useUnsaved(!sameDetails(values, detailsOf(template)))
  function load() {
    resetForm(form, detailsOf(template))
    setConflict(false)
  }
  return { form, conflict, load }
}
