import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ProgramOption } from 'contract/coaches/calls'
import { listApplicationPrograms, submitApplication } from 'contract/coaches/routes'
import { HONEYPOT_FIELD } from 'contract/coaches/rules'
import type { Locale } from 'contract/locale'
import { normalEmail } from 'contract/text'
import { MINUTE } from 'contract/units'
import { call } from '../../../api/call'
import { type UploadProgress, upload } from '../../../api/upload'
import type { Draft } from './draft'

/** The programs that an applicant may choose, in the page's language. */
export function programsQuery(locale: Locale) {
  return queryOptions({
    queryKey: ['application-programs', locale],
    queryFn: async ({ signal }): Promise<ProgramOption[]> =>
      (
        await call(listApplicationPrograms, {
          query: { lang: locale },
          signal,
        })
      ).data,
    staleTime: 5 * MINUTE,
    // Another language keeps the cards in place until their new words are here.
    placeholderData: keepPreviousData,
  })
}

/** Sends the application; the fields go first, so that the server can refuse them before it reads a file. */
export function sendApplication(
  draft: Draft,
  options: { onProgress: (progress: UploadProgress) => void; signal: AbortSignal },
) {
  const form = new FormData()
  form.append('firstName', draft.firstName.trim())
  form.append('lastName', draft.lastName.trim())
  form.append('email', normalEmail(draft.email))
  form.append('phone', draft.phone.trim())
  form.append('experience', draft.experience.trim())
  for (const id of draft.programs) form.append('programs', id)
  if (draft.trap) form.append(HONEYPOT_FIELD, draft.trap)
  for (const { file } of draft.documents) form.append('documents', file, file.name)
  return upload(submitApplication, form, options)
}
