/** Queues of jobs that follow an order's events. Mails, one queue each: */
export const ORDER_PLACED = 'order-placed'
export const ORDER_PAID = 'order-paid'
export const ORDER_PACKED = 'order-packed'
export const ORDER_SHIPPED = 'order-shipped'
/** The tracking number of a shipped order was added or changed. */
export const ORDER_TRACKED = 'order-tracked'
export const ORDER_DELIVERED = 'order-delivered'
export const ORDER_CANCELLED = 'order-cancelled'
export const ORDER_REFUNDED = 'order-refunded'
export const ORDER_REFUND_FAILED = 'order-refund-failed'
/** A step of a return. */
export const ORDER_RETURN = 'order-return'
/** Money that arrived for an order that was no longer there for it goes back. */
export const PAYMENT_RETURNED = 'payment-returned'

export const orderMails = [
  ORDER_PLACED,
  ORDER_PAID,
  ORDER_PACKED,
  ORDER_SHIPPED,
  ORDER_TRACKED,
  ORDER_DELIVERED,
  ORDER_CANCELLED,
  ORDER_REFUNDED,
  ORDER_REFUND_FAILED,
  ORDER_RETURN,
  PAYMENT_RETURNED,
] as const
export type OrderMail = (typeof orderMails)[number]

/** Issues the invoice and the credit notes that are due. */
export const ORDER_DOCUMENTS = 'order-documents'

/** Delivers an order whose programs are all published; enqueued where a plan is. */
export { ORDER_PROGRAMS } from '../programs/life/program-jobs'

/** Finds the order of a withdrawal, and confirms its arrival. */
export const WITHDRAWAL = 'withdrawal'

/** Work with the payment provider. */
export const REFUND_SEND = 'refund-send'
/** Take over what the provider has announced. */
export const REFUND_MIRROR = 'refund-mirror'
export const DISPUTE_MIRROR = 'dispute-mirror'
/** Gives late money back. */
export const PAYMENT_REFUND = 'payment-refund'
export const PAYMENT_CLOSE = 'payment-close'
