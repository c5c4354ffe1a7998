import type { OrderDetail } from 'contract/orders/calls'
import type { OrderStatus } from 'contract/orders/rules'

const PARCEL_STEPS: readonly OrderStatus[] = ['pending', 'confirmed', 'processing', 'shipped', 'delivered']

export type SteppedOrder = Pick<OrderDetail, 'status' | 'timeline' | 'programsOnly' | 'programs'>

/** Step of an order: the key of its name, and its time where one is recorded. */
export interface OrderStep {
  label: `orders.status.${OrderStatus}` | `orders.program.${'placed' | 'answered' | 'started'}`
  at?: string | undefined
  isDone: boolean
}

/** Returns the steps of an order, first to last; programs have no steps of a parcel. */
export function stepsOf(order: SteppedOrder): OrderStep[] {
  return order.programsOnly ? programSteps(order) : parcelSteps(order)
}

function parcelSteps({ status, timeline }: SteppedOrder): OrderStep[] {
  const last = timeline.at(-1)?.status ?? status
  const ahead = last === 'cancelled' ? [] : PARCEL_STEPS.slice(PARCEL_STEPS.indexOf(last) + 1)
  return [
    ...timeline.map((move) => ({
      label: `orders.status.${move.status}` as const,
      at: move.at,
      isDone: true,
    })),
    ...ahead.map((next) => ({ label: `orders.status.${next}` as const, isDone: false })),
  ]
}

/** The server delivers an order of programs once all its plans are published: their first day is that day. */
function programSteps({ status, timeline, programs = [] }: SteppedOrder): OrderStep[] {
  const timeOf = (step: OrderStatus) => timeline.find((move) => move.status === step)?.at
  const isOpen = programs.length > 0
  const isStarted = isOpen ? programs.every(({ stage }) => stage === null) : timeOf('delivered') !== undefined
  const isAnswered = programs.every(({ stage }) => stage === 'creating' || stage === null)
  const steps: OrderStep[] = [
    { label: 'orders.program.placed', at: timeOf('pending'), isDone: true },
    { label: 'orders.status.confirmed', at: timeOf('confirmed'), isDone: timeOf('confirmed') !== undefined },
    ...(isOpen ? [{ label: 'orders.program.answered', isDone: isAnswered } as const] : []),
    { label: 'orders.program.started', at: isStarted ? timeOf('delivered') : undefined, isDone: isStarted },
  ]
  if (status !== 'cancelled') return steps
  const done = steps.filter(({ isDone }) => isDone)
  return [...done, { label: 'orders.status.cancelled', at: timeOf('cancelled'), isDone: true }]
}
