export const userPrograms = pgTable('user_programs', {})
