import type { Deps } from '../../deps'
import type { PersonalData } from '../../kernel/personal/personal'

/** Sold-out products that an address waits for, and products that an account wishes for. */
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
    wishes: {
      whose: (db, { id }) => db`t.account_id = ${id}`,
      key: ['created_at', 'product_id'],
      also: (db) => db`'product', (select p.name from products p where p.id = t.product_id)`,
      item: 'wishes',
      kept: 'as long as the account',
    },
    wish_mails: {
      whose: (db, { id }) => db`t.account_id = ${id}`,
      key: ['account_id'],
      kept: 'as long as the account',
    },
  },
  async erase(tx, { id, email, isVerified }) {
    await tx`delete from wishes where account_id = ${id}`
    await tx`delete from wish_mails where account_id = ${id}`
    await tx`delete from stock_alerts where email = ${email} and ${isVerified}`
    return []
  },
}
