import { allergens } from 'contract/catalog/label'
import { bodyAreas } from 'contract/library/body-areas'
import type { Flags } from 'contract/programs/flag-calls'
import type { Db } from '../../../kernel/db/client'
import { hasHealthConsent } from '../../auth/consents.sql'
import { flagsOf } from '../coach/flags'
import { listSubmitted } from './flags.sql'

/** Allergens and injuries that the answers of an account name; none without its consent to health data. */
export async function getFlags(db: Db, accountId: string): Promise<Flags> {
  const submitted = (await hasHealthConsent(db, accountId)) ? await listSubmitted(db, accountId) : []
  const all = submitted.map(({ questions, responses }) => flagsOf(questions, responses))
  return {
    allergens: allergens.filter((one) => all.some((flags) => flags.allergens.includes(one))),
    injuries: bodyAreas.filter((one) => all.some((flags) => flags.injuries.includes(one))),
  }
}
