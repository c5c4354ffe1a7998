export const products = pgTable('products', {})
