import { writeStored } from '../../../api/storage'
import { type Draft, readDraft } from '../../../ui/form/draft'
import { type Application, blankApplication } from './application'

const KEY = 'tavan.application'

/** Number of files selected before a reload; a browser cannot restore the files. */
let lost = 0

/** Number of files that the applicant must select again; 0 once one is selected. */
export const lostDocuments = (): number => lost

/** Keeps typed values across reloads of the tab; the captcha code is renewed and files cannot be kept. */
export const applicationDraft: Draft<Application> = {
  read() {
    const stored = readDraft(KEY)
    if (!stored) return undefined
    const text = (name: string) => (typeof stored[name] === 'string' ? stored[name] : '')
    lost = Number.isInteger(stored.documents) ? Number(stored.documents) : 0
    return {
      ...blankApplication(),
      firstName: text('firstName'),
      lastName: text('lastName'),
      email: text('email'),
      phone: text('phone'),
      experience: text('experience'),
      programs: Array.isArray(stored.programs) ? stored.programs.filter((id) => typeof id === 'string') : [],
    }
  },
  write({ firstName, lastName, email, phone, experience, programs, documents }) {
    if (documents.length > 0) lost = 0
    const typed = { firstName, lastName, email, phone, experience, programs }
    writeStored(KEY, JSON.stringify({ ...typed, documents: documents.length || lost }), 'sessionStorage')
  },
  drop() {
    lost = 0
    writeStored(KEY, null, 'sessionStorage')
  },
}
