import type { ConsoleOrder } from 'contract/orders/console-calls'
import { type OrderStatus, paymentKind, TRACKING_MAX, trackingProblem, wasPaid } from 'contract/orders/rules'
import { useId, useState } from 'react'
import { errorText, isServerFailure, refusalOf } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { isolated, isolatedName } from '../../../i18n/isolated'
import { Alert } from '../../../ui/alert'
import { Button } from '../../../ui/button'
import { Dialog, DialogBody, DialogFoot } from '../../../ui/dialog'
import { DialogForm } from '../../../ui/form/dialog-form'
import { Field } from '../../../ui/form/field'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm } from '../../../ui/form/use-form'
import { useToast } from '../../../ui/toast'
import { NUMBER, Numbered } from './numbered'
import { useMoveOrder, useReadOrder } from './shop-orders.api'
import { shopOrdersWords } from './words/shop-orders-words'

/** No order moves to the status in which it begins. */
export type Move = Exclude<OrderStatus, 'pending'>

/** An order of the page or of the list. */
type Movable = Pick<
  ConsoleOrder,
  '_id' | 'orderNumber' | 'status' | 'paymentMethod' | 'paymentStatus' | 'programsOnly' | 'trackingNumber'
> &
  Partial<Pick<ConsoleOrder, 'refunds' | 'isEntered'>>

interface Props {
  order: Movable
  /** `shipped` on a shipped order corrects its tracking number. */
  to: Move
  onClose: () => void
}

/** Asks before an order moves, and says what the move does; a parcel's tracking number belongs to it. */
export function MoveDialog(props: Props) {
  const { order, to, onClose } = props
  const t = useT(shopOrdersWords)
  /** Somebody else moved the order first: what became of it. */
  const [conflict, setConflict] = useState<string | null>(null)
  const correcting = order.status === to
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        correcting ? (
          t('shopOrders.correct.title')
        ) : (
          <Numbered text={t(`shopOrders.move.${to}.title`, { number: NUMBER })} number={order.orderNumber} />
        )
      }
    >
      {conflict ? (
        <Conflict text={conflict} onClose={onClose} />
      ) : (
        <MoveForm {...props} onConflict={setConflict} />
      )}
    </Dialog>
  )
}

function Conflict({ text, onClose }: { text: string; onClose: () => void }) {
  const t = useT(shopOrdersWords)
  const id = useId()
  return (
    <>
      <DialogBody>
        <Alert id={id} text={text} />
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>{t('shopOrders.conflict.look')}</Button>
      </DialogFoot>
    </>
  )
}

function MoveForm({ order, to, onClose, onConflict }: Props & { onConflict: (text: string) => void }) {
  const t = useT(errorWords, shopOrdersWords)
  const toast = useToast()
  const { mutateAsync: moveOrder } = useMoveOrder(order._id)
  const explain = useConflictText(order)
  const correcting = order.status === to
  const form = useForm({
    rules: ({ trackingNumber }) => {
      const typed = trackingNumber.trim()
      const code = trackingProblem(typed) ?? (correcting && !typed ? 'orders.tracking_invalid' : undefined)
      return code ? [{ path: 'trackingNumber', code }] : []
    },
    initial: { trackingNumber: order.trackingNumber ?? '' },
    limits: { trackingNumber: TRACKING_MAX },
    show: 'first',
    errorText: (error) =>
      isServerFailure(error) ? t('shopOrders.failed') : errorText(t, error, t('shopOrders.failed')),
    submit: async ({ trackingNumber }) => {
      try {
        const tracking = to === 'shipped' ? { trackingNumber: trackingNumber.trim() } : {}
        await moveOrder({ status: to, from: order.status, ...tracking })
      } catch (error) {
        const code = refusalOf(error)?.code
        if (code !== 'orders.move_refused' && code !== 'orders.not_cancellable') throw error
        return onConflict(await explain())
      }
      const moved = t('shopOrders.moved', {
        number: isolated(order.orderNumber),
        status: t(`shopOrders.status.${to}`),
      })
      toast(correcting ? t('shopOrders.correct.done') : moved)
      onClose()
    },
  })
  const danger = to === 'cancelled'
  return (
    <DialogForm
      form={form}
      onCancel={onClose}
      cancel={danger ? t('shopOrders.keep') : undefined}
      submit={
        <SubmitButton kind={danger ? 'danger' : 'primary'} busyText={t('shopOrders.saving')}>
          {correcting ? t('shopOrders.correct.button') : t(`shopOrders.move.${to}.button`)}
        </SubmitButton>
      }
    >
      <p className="text-ink-soft">
        {correcting ? t('shopOrders.correct.text') : <Consequence order={order} to={to} />}
      </p>
      {to === 'shipped' ? (
        <Field
          name="trackingNumber"
          kind="code"
          label={t('shopOrders.one.tracking')}
          note={correcting ? undefined : t('common.optional')}
          hint={correcting ? undefined : t('shopOrders.trackingHint')}
          required={correcting}
          data-autofocus
        />
      ) : null}
    </DialogForm>
  )
}

/** Effects of a move besides the status: mails, refund and stock. */
function Consequence({ order, to }: { order: Movable; to: Move }) {
  const t = useT(shopOrdersWords)
  if (to === 'delivered' && order.paymentMethod === 'cod')
    return t(
      paymentKind(order) === 'arrangement'
        ? 'shopOrders.move.delivered.textArranged'
        : 'shopOrders.move.delivered.textCash',
    )
  if (to !== 'cancelled') return t(`shopOrders.move.${to}.text`)
  if (wasPaid(order) && order.paymentMethod === 'online')
    return t(`shopOrders.move.cancelled.${(order.refunds ?? []).length > 0 ? 'textPartly' : 'textPaid'}`)
  return t(
    order.paymentMethod === 'online' && !order.isEntered
      ? 'shopOrders.move.cancelled.textUnpaid'
      : 'shopOrders.move.cancelled.text',
  )
}

/** Reads the current state of an order moved by another person, and names the actor. */
function useConflictText(order: Movable): () => Promise<string> {
  const t = useT(shopOrdersWords)
  const readOrder = useReadOrder(order._id)
  return async () => {
    const now = await readOrder()
    const last = now.timeline.at(-1)
    const status = t(`shopOrders.status.${now.status}`)
    return last?.by === 'staff' && last.name
      ? t('shopOrders.conflict.staff', { name: isolatedName(last.name), status })
      : t(last?.by === 'customer' ? 'shopOrders.conflict.customer' : 'shopOrders.conflict.unknown', {
          status,
        })
  }
}
