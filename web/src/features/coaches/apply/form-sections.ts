import type { ApplicationField } from 'contract/coaches/rules'
import { type Application, problemsOf } from './application'

export const partNames = ['person', 'programs', 'experience', 'documents', 'captcha'] as const
export type PartName = (typeof partNames)[number]

const partOf: Record<ApplicationField, PartName> = {
  firstName: 'person',
  lastName: 'person',
  email: 'person',
  phone: 'person',
  programs: 'programs',
  experience: 'experience',
  documents: 'documents',
  captcha: 'captcha',
}

/** Returns the sections without problems. */
export function completeParts(application: Application): ReadonlySet<PartName> {
  const open = new Set(problemsOf(application).map(({ path }) => partOf[path as ApplicationField]))
  return new Set(partNames.filter((name) => !open.has(name)))
}
