/** Kinds of mails to athletes about their check-ins. */
export const checkInMails = ['reminder', 'asked', 'replied'] as const
export type CheckInMail = (typeof checkInMails)[number]
