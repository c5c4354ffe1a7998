import type { ApplicationStatus } from 'contract/coaches/rules'
import type { ReturnState } from 'contract/orders/return-rules'
import type { OrderStatus, PaymentMethod, PaymentStatus } from 'contract/orders/rules'
import type { UserProgramStatus } from 'contract/programs/rules'
import type { Tone } from '../../ui/status'

/** Role of the reader: the same status asks one to act and the other to wait. */
export type Viewer = 'customer' | 'staff'

type Tones<S extends string> = Record<S, Tone | Record<Viewer, Tone>>

const orders: Tones<OrderStatus> = {
  pending: { customer: 'moving', staff: 'needs-you' },
  confirmed: 'moving',
  processing: 'moving',
  shipped: 'moving',
  delivered: 'good',
  cancelled: 'ended',
}
const programs: Tones<UserProgramStatus> = {
  pending: { customer: 'needs-you', staff: 'moving' },
  answering: { customer: 'needs-you', staff: 'moving' },
  creating: { customer: 'moving', staff: 'needs-you' },
  active: 'moving',
  paused: 'ended',
  completed: 'good',
  deactivated: 'ended',
}
const applications: Tones<ApplicationStatus> = {
  pending: { customer: 'moving', staff: 'needs-you' },
  approved: 'good',
  rejected: 'ended',
}
const bloodTests: Tones<'recorded' | 'reviewing' | 'completed'> = {
  recorded: 'ended',
  reviewing: { customer: 'moving', staff: 'needs-you' },
  completed: 'good',
}
const messages: Tones<'sending' | 'sent' | 'read' | 'failed'> = {
  sending: 'moving',
  sent: 'ended',
  read: 'good',
  failed: 'wrong',
}
/** Whoever has the next step: the customer sends what was approved, staff do the rest. */
const returns: Tones<ReturnState> = {
  requested: { customer: 'moving', staff: 'needs-you' },
  approved: { customer: 'needs-you', staff: 'moving' },
  received: { customer: 'moving', staff: 'needs-you' },
  refused: 'ended',
  refunded: 'good',
  closed: 'ended',
}
const tones = { orders, returns, programs, applications, bloodTests, messages }

/** Returns the colour of a status; an unknown one is neutral. */
export function toneOf(kind: keyof typeof tones, status: string, viewer: Viewer): Tone {
  const known: Tones<string> = tones[kind]
  const tone = (Object.hasOwn(known, status) && known[status]) || 'ended'
  return typeof tone === 'string' ? tone : tone[viewer]
}

interface PaidOrder {
  status: OrderStatus
  paymentMethod: PaymentMethod
  paymentStatus: PaymentStatus
}

/** Returns the colour of an order; an unpaid online order asks the customer to act, not staff. */
export function orderTone({ status, paymentMethod, paymentStatus }: PaidOrder, viewer: Viewer): Tone {
  if (status === 'pending' && paymentStatus === 'processing') return 'moving'
  const unpaid = paymentMethod === 'online' && (paymentStatus === 'open' || paymentStatus === 'failed')
  if (status === 'pending' && unpaid) return viewer === 'customer' ? 'needs-you' : 'moving'
  return toneOf('orders', status, viewer)
}
