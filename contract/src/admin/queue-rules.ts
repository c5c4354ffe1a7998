export const AUDIT_PER_PAGE = 50
export const JOBS_PER_PAGE = 25
/** A list counts and pages up to so many jobs. */
export const JOBS_COUNTED_MAX = 1000

export const jobStates = ['waiting', 'active', 'failed', 'completed'] as const
export type JobState = (typeof jobStates)[number]

export const jobKinds = ['mail', 'task'] as const
export type JobKind = (typeof jobKinds)[number]

/** The queues of jobs; each has its name in three languages where they are shown. */
export const jobQueues = [
  'account-mail',
  'account-closed',
  'account-erased',
  'totp-mail',
  'email-change-mail',
  'staff-invitation-mail',
  'coach-address-moved',
  'order-placed',
  'order-paid',
  'order-packed',
  'order-shipped',
  'order-tracked',
  'order-delivered',
  'order-cancelled',
  'order-refunded',
  'order-refund-failed',
  'order-return',
  'withdrawal',
  'payment-returned',
  'payment-refund',
  'order-documents',
  'order-programs',
  'refund-send',
  'refund-mirror',
  'dispute-mirror',
  'payment-close',
  'program-mail',
  'cover-mail',
  'push',
  'meal-reminder',
  'session-reminder',
  'check-in-mail',
  'coach-program-mail',
  'blood-test-mail',
  'coach-decision-mail',
  'coach-blood-test-mail',
  'coach-application-received',
  'coach-withdrawal-link',
  'chat-unread-mail',
  'back-in-stock',
  'back-in-stock-mail',
  'wish-mail',
  'newsletter-mail',
  'cart-mail',
  'subscription-mail',
  'review-refused-mail',
  'backup-failed-mail',
  'product-import',
] as const
export type JobQueue = (typeof jobQueues)[number]
