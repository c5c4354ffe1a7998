import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ProgramOption } from 'contract/coaches/calls'
import { listApplicationPrograms, submitApplication } from 'contract/coaches/routes'
import { HONEYPOT_FIELD } from 'contract/coaches/rules'
import type { Locale } from 'contract/locale'
import { normalEmail } from 'contract/text'
import { MINUTE } from 'contract/units'
import { call } from '../../../api/call'
import { type UploadProgress, upload } from '../../../api/upload'
import { useLocale } from '../../../i18n/i18n'
import type { Application } from './application'

const programsKey = (locale: Locale) => ['application-programs', locale] as const

/** Reads the programs open for applications, in the page's language. */
export function usePrograms() {
  const { locale } = useLocale()
  return useQuery({
    queryKey: programsKey(locale),
    queryFn: async ({ signal }): Promise<ProgramOption[]> =>
      (
        await call(listApplicationPrograms, {
          query: { lang: locale },
          signal,
        })
      ).data,
    staleTime: 5 * MINUTE,
    // The cards remain until the programs in another language are loaded.
    placeholderData: keepPreviousData,
  })
}

/** Returns the ids of the cached programs and a function that reloads them. */
export function useOfferedPrograms(): { read: () => string[] | undefined; refresh: () => void } {
  const { locale } = useLocale()
  const client = useQueryClient()
  const queryKey = programsKey(locale)
  return {
    read: () => client.getQueryData<ProgramOption[]>(queryKey)?.map(({ _id }) => _id),
    refresh: () => void client.invalidateQueries({ queryKey }),
  }
}

/** Sends the application; fields precede files, so the server can refuse them before it reads a file. */
export function sendApplication(
  application: Application,
  options: { onProgress: (progress: UploadProgress) => void; signal: AbortSignal },
) {
  const form = new FormData()
  form.append('firstName', application.firstName.trim())
  form.append('lastName', application.lastName.trim())
  form.append('email', normalEmail(application.email))
  form.append('phone', application.phone.trim())
  form.append('experience', application.experience.trim())
  for (const id of application.programs) form.append('programs', id)
  if (application.trap) form.append(HONEYPOT_FIELD, application.trap)
  for (const { file } of application.documents) form.append('documents', file, file.name)
  return upload(submitApplication, form, options)
}
