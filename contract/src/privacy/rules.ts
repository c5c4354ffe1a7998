/** Areas of a person's stored data, each a folder of the archive. */
export const personalAreas = [
  'account',
  'notifications',
  'library',
  'programs',
  'training',
  'applications',
  'alerts',
  'newsletter',
  'cart',
  'orders',
  'reviews',
  'blood-tests',
  'chat',
  'coaching',
  'accesses',
] as const
export type PersonalArea = (typeof personalAreas)[number]

/** Kinds of items that a person sees the number of. */
export const personalItems = [
  'addresses',
  'sessions',
  'programs',
  'answers',
  'measurements',
  'photos',
  'blood_tests',
  'messages',
  'files',
  'orders',
  'reviews',
  'cart_items',
  'alerts',
  'wishes',
  'newsletter',
  'subscriptions',
  'applications',
] as const
export type PersonalItem = (typeof personalItems)[number]

/** Audited actions on a person's health data. */
export const accessActions = [
  'athlete_listed',
  'athlete_notes_changed',
  'program_opened',
  'plan_history_opened',
  'photo_opened',
  'session_entered',
  'blood_test_listed',
  'blood_test_opened',
  'blood_test_trends',
  'blood_test_report',
  'blood_test_commented',
  'blood_test_changed',
] as const
export type AccessAction = (typeof accessActions)[number]

export const ACCESSES_PER_PAGE = 20
