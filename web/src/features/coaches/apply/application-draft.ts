import { writeStored } from '../../../api/storage'
import { type Draft, readDraft } from '../../../ui/form/draft'
import { type Application, blankApplication } from './application'

const KEY = 'tavan.application'

/** Files that were chosen before a reload, which can bring back their number alone. */
let lost = 0

/** Files that the applicant has to choose again; 0 as soon as one is there. */
export const lostDocuments = (): number => lost

/** Keeps what was typed over a reload, for the life of the tab; the code is a new one, and files cannot be kept. */
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
