export const jobs = pgTable('jobs', {})
