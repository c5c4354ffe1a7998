export const orders = pgTable('orders', {})
