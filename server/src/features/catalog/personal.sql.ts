import type { Deps } from '../../deps'
import type { PersonalData } from '../../kernel/personal/personal'

/** Sold-out products that an address waits for. */
export const catalogPersonal: PersonalData<Deps> = {
  area: 'alerts',
  tables: {
    stock_alerts: {
      // Anybody may type an address: only who has proven it learns what it waits for.
      whose: (db, { email, isVerified }) => db`t.email = ${email} and ${isVerified}`,
      key: ['created_at', 'id'],
      also: (db) => db`'product', (select p.name from products p where p.id = t.product_id)`,
      item: 'alerts',
      kept: 'until its mail is sent, a year at most',
    },
  },
  async erase(tx, { email, isVerified }) {
    await tx`delete from stock_alerts where email = ${email} and ${isVerified}`
    return []
  },
}
