/** Results that are never null although their column may be: `<file> <declaration> <result>`, and why. */
export const NEVER_NULL: Readonly<Record<string, string>> = {
  'src/demo/load-chats.ts loadChats coach': 'the statement joins the account of the coach',
  'src/features/auth/closing/closing.sql.ts findClosedPerson closedAt':
    'the statement reads closed accounts only',
  'src/features/auth/closing/closing.sql.ts findClosedPerson eraseAt':
    'a closed account has it, by the constraint accounts_closed',
  'src/features/auth/closing/closing.sql.ts lockDue closedAt': 'the statement reads closed accounts only',
  'src/features/auth/closing/closing.sql.ts lockDue eraseAt':
    'a closed account has it, by the constraint accounts_closed',
  'src/features/auth/coach-accounts/coach-accounts.sql.ts findCoachLink registrationId':
    'the link of a coach has it, by the constraint auth_links_registration',
  'src/features/auth/coach-accounts/coach-accounts.sql.ts lockCoachLink registrationId':
    'the link of a coach has it, by the constraint auth_links_registration',
  'src/features/blood-tests/blood-tests.sql.ts listTrendValues number':
    'the statement excludes rows without it',
  'src/features/chat/write-messages.sql.ts writeMessages coachId':
    'the statement writes to chats with a coach only',
  'src/features/coaches/personal.sql.ts listCoached coachId': 'the statement excludes rows without it',
  'src/features/orders/attempts.sql.ts findMade madeId': 'the statement excludes rows without it',
  'src/features/orders/payments/payments.sql.ts listUnpaidAttempts reference':
    'the statement excludes rows without it',
  'src/features/orders/transitions.sql.ts listProgramLines template':
    'the statement excludes rows without it',
  'src/features/programs/life/opening.sql.ts assignByCapacity coachId': 'the statement sets it',
  'src/features/programs/personal.sql.ts listPhotos photo': 'the statement excludes rows without it',
  'src/features/training/log/log.sql.ts listDaySets exerciseKey':
    'a set has it, by the constraint log_entries_whole',
  'src/features/training/log/log.sql.ts listDaySets exerciseName':
    'a set has it, by the constraint log_entries_whole',
  'src/features/training/log/log.sql.ts listDaySets session':
    'a set has it, by the constraint log_entries_whole',
  'src/features/training/log/log.sql.ts listDaySets setIndex':
    'a set has it, by the constraint log_entries_whole',
  'src/features/training/log/log.sql.ts listDaySets side':
    'a set has it, by the constraint log_entries_whole',
}

/** Templates of which no test sees an answer: `<file> <declaration>`, and why. */
export const UNOBSERVED: Readonly<Record<string, string>> = {
  'src/commands/backup/copy.ts copyIn': 'COPY has a stream and no rows',
  'src/commands/backup/copy.ts copyOut': 'COPY has a stream and no rows',
}
