import { type ApplicationFields, applicationProblems } from 'contract/coaches/rules'
import type { Problem } from '../../../ui/form/store'
import { newCode, readRight } from './captcha-code'
import type { Chosen } from './documents'

/** Form values of an application. */
export interface Application extends ApplicationFields {
  documents: readonly Chosen[]
  /** Displayed captcha code; `captcha` is the typed one. */
  code: string
  captcha: string
  trap: string
}

/** Returns an empty application with a new captcha code. */
export const blankApplication = (): Application => ({
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  programs: [],
  experience: '',
  documents: [],
  code: newCode(),
  captcha: '',
  trap: '',
})

/** Returns the problems in the order of the specification: fields, documents, captcha. */
export function problemsOf(application: Application): Problem[] {
  const problems: Problem[] = applicationProblems(application, application.documents.length)
  if (!readRight(application.code, application.captcha))
    problems.push({ path: 'captcha', code: 'coaches.captcha_wrong' })
  return problems
}
