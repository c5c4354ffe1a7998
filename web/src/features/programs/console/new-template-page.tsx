import { useNavigate } from 'react-router'
import { errorText, isServerFailure } from '../../../api/error-text'
import { consoleWords } from '../../../i18n/console/words/console-words'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { BackToList } from '../../../ui/detail-page'
import { UnsavedGuard, useUnsaved } from '../../../ui/edit/unsaved'
import { Form } from '../../../ui/form/form'
import { FormError } from '../../../ui/form/form-error'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm, useFormState, useFormValues } from '../../../ui/form/use-form'
import { usePageTitle } from '../../../ui/page-title'
import { useToast } from '../../../ui/toast'
import { useCreateTemplate, useTemplates } from './console-programs.api'
import { DetailsFields } from './details-fields'
import { detailsPath, detailsProblems, limits, newDetails, sameDetails, templateWith } from './details-form'
import { consoleProgramsWords } from './words/console-programs-words'

/** Begins a template with its details; it is offered to nobody until its plan and questions are there. */
export default function NewTemplatePage() {
  const t = useT(consoleWords, consoleProgramsWords)
  usePageTitle(t('console.title', { page: t('consolePrograms.create.title') }))
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-6 px-4 py-6 sm:px-8 lg:py-8">
      <BackToList to="/admin/programs">{t('consolePrograms.one.back')}</BackToList>
      <header className="grid gap-1.5">
        <h1 tabIndex={-1} className="wide text-2xl">
          {t('consolePrograms.create.title')}
        </h1>
        <p className="max-w-prose text-ink-soft">{t('consolePrograms.create.intro')}</p>
      </header>
      <UnsavedGuard>{() => <NewTemplate />}</UnsavedGuard>
    </div>
  )
}

const firstPage = { status: undefined, category: undefined, search: '', page: 1 }

function NewTemplate() {
  const t = useT(consoleProgramsWords, errorWords)
  const toast = useToast()
  const navigate = useNavigate()
  const { data: list } = useTemplates(firstPage)
  const { mutateAsync: create } = useCreateTemplate()
  const form = useForm({
    rules: detailsProblems,
    initial: newDetails,
    limits,
    show: 'all',
    fieldPath: detailsPath,
    fieldOf: (code) => (code === 'programs.name_taken' ? 'name' : undefined),
    errorText: (error) => {
      const failed = t('consolePrograms.failed')
      return isServerFailure(error) ? failed : errorText(t, error, failed)
    },
    submit: async (values) => {
      const { _id, name } = await create({ ...templateWith(values, {}), isActive: false })
      toast(t('consolePrograms.create.created', { name: isolatedName(name) }))
      void navigate(`/admin/programs/${_id}?part=plan`, { replace: true })
      return 'leaving'
    },
  })
  const { busy } = useFormState(form)
  const values = useFormValues(form)
  useUnsaved(!busy && !sameDetails(values, newDetails))
  return (
    <Form form={form} className="grid gap-5">
      <DetailsFields categories={list?.categories ?? []} />
      <FormError />
      <SubmitButton className="justify-self-start max-sm:w-full" busyText={t('consolePrograms.saving')}>
        {t('consolePrograms.create.submit')}
      </SubmitButton>
    </Form>
  )
}
