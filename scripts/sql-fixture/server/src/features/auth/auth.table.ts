export const accounts = pgTable('accounts', {})
export const sessions = pgTable('sessions', {})
export const forgotten = pgTable('forgotten', {}) // wrong
