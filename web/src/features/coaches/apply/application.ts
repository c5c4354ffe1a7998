import { type ApplicationFields, applicationProblems } from 'contract/coaches/rules'
import type { Problem } from '../../../ui/form/store'
import { newCode, readRight } from './captcha-code'
import type { Chosen } from './documents'

/** What the applicant writes and chooses. */
export interface Application extends ApplicationFields {
  documents: readonly Chosen[]
  /** The code that is shown, and what was read of it. */
  code: string
  captcha: string
  trap: string
}

/** A blank application; its code is a new one. */
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

/** What stands in the way, in the order of the specification: the fields, the documents, the code. */
export function problemsOf(application: Application): Problem[] {
  const problems: Problem[] = applicationProblems(application, application.documents.length)
  if (!readRight(application.code, application.captcha))
    problems.push({ path: 'captcha', code: 'coaches.captcha_wrong' })
  return problems
}
