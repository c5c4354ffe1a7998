import type { Deps } from '../../deps'
import type { PersonalData } from '../../kernel/personal/personal'

export const cartPersonal: PersonalData<Deps> = {
  area: 'cart',
  tables: {
    carts: { whose: (db, { id }) => db`t.account_id = ${id}`, key: ['id'], kept: 'as long as the account' },
    cart_lines: {
      whose: (db, { id }) => db`t.cart_id in (select c.id from carts c where c.account_id = ${id})`,
      key: ['added_at', 'product_id'],
      also: (db) => db`'product', (select p.name from products p where p.id = t.product_id)`,
      item: 'cart_items',
      kept: 'as long as the account',
    },
  },
  async erase(tx, { id }) {
    await tx`delete from carts where account_id = ${id}`
    return []
  },
}
