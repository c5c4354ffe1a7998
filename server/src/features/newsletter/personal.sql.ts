import type { Deps } from '../../deps'
import type { PersonalData } from '../../kernel/personal/personal'

/** The newsletter of a person's address: anyone can enter one, so only its confirmed owner sees and erases it. */
export const newsletterPersonal: PersonalData<Deps> = {
  area: 'newsletter',
  tables: {
    newsletter_addresses: {
      whose: (db, { email, isVerified }) => db`t.email = ${email} and ${isVerified}`,
      key: ['id'],
      item: 'newsletter',
      kept: 'until a year after leaving; 30 days where it is not confirmed',
    },
  },
  async erase(tx, { email, isVerified }) {
    if (isVerified) await tx`delete from newsletter_addresses where email = ${email}`
    return []
  },
}
