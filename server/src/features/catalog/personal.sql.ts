import type { Deps } from '../../deps'
import type { PersonalData } from '../../kernel/personal/personal'

/** Sold-out products that an address waits for. */
export const catalogPersonal: PersonalData<Deps> = {
  area: 'alerts',
  tables: {
    stock_alerts: {
      // Anyone can enter an address, so only its confirmed owner sees the alerts.
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
