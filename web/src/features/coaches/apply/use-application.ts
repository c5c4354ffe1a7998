import type { ErrorCode } from 'contract/errors'
import { useEffect, useRef } from 'react'
import { refusalOf } from '../../../api/error-text'
import { useT } from '../../../i18n/i18n'
import { resetForm } from '../../../ui/form/store'
import { useForm } from '../../../ui/form/use-form'
import { useToast } from '../../../ui/toast'
import { type Application, blankApplication, problemsOf } from './application'
import { applicationDraft } from './application-draft'
import { applicationForm } from './application-form'
import { useOfferedPrograms } from './apply.api'
import { deliver } from './delivery'
import { applyWords } from './words/apply-words'

/** Fields of the errors that only the server detects, from the content of files and the current programs. */
const about: Partial<Record<ErrorCode, keyof Application>> = {
  'coaches.program_unknown': 'programs',
  'coaches.document_required': 'documents',
  'coaches.too_many_files': 'documents',
  'coaches.file_type': 'documents',
  'files.active_content': 'documents',
  'files.active_document': 'documents',
  'files.embedded_files': 'documents',
  'files.picture_pixels': 'documents',
  'coaches.file_too_large': 'documents',
}

/** Returns the application form. A failure keeps its values; only a received application clears it. */
export function useApplication() {
  const t = useT(applyWords)
  const toast = useToast()
  const programs = useOfferedPrograms()
  const isHere = useIsHere()

  // A program that is no longer offered has no card to untick, so it is dropped.
  const offered = (application: Application): Application => {
    const ids = programs.read()
    return { ...application, programs: application.programs.filter((id) => ids?.includes(id)) }
  }
  const form = useForm<Application>(
    {
      rules: (application) => problemsOf(offered(application)),
      initial: blankApplication(),
      show: 'first',
      check: 'blur',
      // `FailureNote` shows the reason instead.
      errorText: () => '',
      draft: applicationDraft,
      fieldOf: (code) => about[code],
      asksBeforeUnload: ({ documents }, busy) => busy || documents.length > 0,
      submit: async (application) => {
        await deliver(offered(application))
        resetForm(form, blankApplication())
        // A toast informs the applicant on another page.
        if (!isHere()) toast(t('apply.done.title'))
      },
      onFailure: (error) => {
        if (refusalOf(error)?.code === 'coaches.program_unknown') programs.refresh()
        if (!isHere()) toast(t('apply.failure.refused'), { kind: 'alert' })
      },
    },
    applicationForm,
  )
  return form
}

/** Returns a function that tells if the page is still mounted; the form outlives it. */
function useIsHere(): () => boolean {
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  return () => here.current
}
