import { MB } from '../units'
import type { UploadRules } from '../upload'

/** `received`: the goods are here, the money is not back yet. `closed`: ended without a refund. */
export const returnStates = ['requested', 'approved', 'refused', 'received', 'refunded', 'closed'] as const
export type ReturnState = (typeof returnStates)[number]

/** States in which somebody still has something to do. */
export const openReturnStates = [
  'requested',
  'approved',
  'received',
] as const satisfies readonly ReturnState[]

/** Part of the return desk; `open`: every state in which somebody still has something to do. */
export const returnFilters = ['open', ...returnStates] as const
export type ReturnFilter = (typeof returnFilters)[number]

/** `customer`: asked for with a reason; `withdrawal`: opened by a withdrawal from the sale, which needs none. */
export const returnSources = ['customer', 'withdrawal'] as const
export type ReturnSource = (typeof returnSources)[number]

/** Years for which a withdrawal is kept as proof. */
export const WITHDRAWAL_YEARS = 2

const NEXT: Record<ReturnState, readonly ReturnState[]> = {
  requested: ['approved', 'refused'],
  approved: ['received', 'closed'],
  received: ['refunded', 'closed'],
  refused: [],
  refunded: [],
  closed: [],
}

/** Returns true if staff may take a return from one state to another. */
export function mayTakeReturn(from: ReturnState, to: ReturnState): boolean {
  return NEXT[from].includes(to)
}

/** Returns true if its customer may take a return back: while nothing of it has come. */
export function mayTakeBack(state: ReturnState): boolean {
  return state === 'requested' || state === 'approved'
}

/** Most characters of the reason of a return, and of staff's answer. */
export const RETURN_REASON_MAX = 1000

/** Photos that show why something comes back. */
export const returnPhotoUploads = {
  extensions: ['jpg', 'jpeg', 'png', 'webp'],
  fileBytes: 10 * MB,
  files: 5,
} as const satisfies UploadRules
/** Pixels of their longer side. */
export const RETURN_PHOTO_SIDE_MAX = 2000

/** Most characters of a name on a withdrawal. */
export const WITHDRAWAL_NAME_MAX = 200
export const ORDER_NUMBER_MAX = 30

/** Days after a withdrawal within which the law wants the money paid back. */
export const WITHDRAWAL_REFUND_DAYS = 14

/** Returns an order number without spaces, in capitals; the shop knows the prefix where only digits were typed. */
export function normalOrderNumber(typed: string): string {
  return typed.replace(/[\s#]+/g, '').toUpperCase()
}

/** Returns true if a text, made normal, may be an order number. */
export function isOrderNumber(text: string): boolean {
  return /^(?:[A-Z0-9]{1,6}-)?\d{1,12}$/.test(text)
}
