import type { ConsoleOrder } from 'contract/orders/console-calls'
import { type OrderStatus, TRACKING_MAX, trackingProblem } from 'contract/orders/rules'
import { useId, useState } from 'react'
import { errorText, isServerFailure, refusalOf } from '../../../api/error-text'
import { useT } from '../../../i18n/i18n'
import { isolated, isolatedName } from '../../../i18n/isolated'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { Field } from '../../../ui/form/field'
import { Form } from '../../../ui/form/form'
import { FormAlert, FormError } from '../../../ui/form/form-error'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm } from '../../../ui/form/use-form'
import { useToast } from '../../../ui/toast'
import { useMoveOrder, useReadOrder } from './console.api'
import { useMessages } from './words/use-messages'

/** No order moves to the status in which it begins. */
export type Move = Exclude<OrderStatus, 'pending'>

interface Props {
  order: ConsoleOrder
  /** `shipped` on a shipped order corrects its tracking number. */
  to: Move
  onClose: () => void
}

/** Asks before an order moves, and says what the move does; a parcel's tracking number belongs to it. */
export function MoveDialog(props: Props) {
  const { order, to, onClose } = props
  const t = useMessages()
  /** Somebody else moved the order first: what became of it. */
  const [conflict, setConflict] = useState<string | null>(null)
  const correcting = order.status === to
  return (
    <Dialog open onClose={onClose} title={correcting ? t('correct.title') : <Question {...props} />}>
      {conflict ? (
        <Conflict text={conflict} onClose={onClose} />
      ) : (
        <MoveForm {...props} onConflict={setConflict} />
      )}
    </Dialog>
  )
}

/** The number stays on one line, in its own direction. */
function Question({ order, to }: Props) {
  const t = useMessages()
  const [before, after] = t(`move.${to}.title`, { number: '\u0000' }).split('\u0000')
  return (
    <>
      {before}
      <bdi dir="ltr" className="whitespace-nowrap">
        {order.orderNumber}
      </bdi>
      {after}
    </>
  )
}

function Conflict({ text, onClose }: { text: string; onClose: () => void }) {
  const t = useMessages()
  const id = useId()
  return (
    <div className="grid gap-5">
      <FormAlert id={id} text={text} />
      <Button className="justify-self-end" onClick={onClose}>
        {t('conflict.look')}
      </Button>
    </div>
  )
}

function MoveForm({ order, to, onClose, onConflict }: Props & { onConflict: (text: string) => void }) {
  const tCommon = useT()
  const t = useMessages()
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
    errorText: (error) => (isServerFailure(error) ? t('failed') : errorText(tCommon, error, t('failed'))),
    submit: async ({ trackingNumber }) => {
      try {
        const tracking = to === 'shipped' ? { trackingNumber: trackingNumber.trim() } : {}
        await moveOrder({ status: to, from: order.status, ...tracking })
      } catch (error) {
        const code = refusalOf(error)?.code
        if (code !== 'orders.move_refused' && code !== 'orders.not_cancellable') throw error
        return onConflict(await explain())
      }
      const moved = t('moved', { number: isolated(order.orderNumber), status: t(`status.${to}`) })
      toast(correcting ? t('correct.done') : moved)
      onClose()
    },
  })
  const danger = to === 'cancelled'
  return (
    <Form form={form} className="grid gap-5">
      <p className="text-ink-soft">
        {correcting ? t('correct.text') : <Consequence order={order} to={to} />}
      </p>
      {to === 'shipped' ? (
        <Field
          name="trackingNumber"
          kind="code"
          label={t('one.tracking')}
          note={correcting ? undefined : tCommon('common.optional')}
          hint={correcting ? undefined : t('trackingHint')}
          required={correcting}
          data-autofocus
        />
      ) : null}
      <FormError />
      <div className="flex flex-wrap justify-end gap-3">
        <Button kind="quiet" onClick={onClose}>
          {danger ? t('keep') : tCommon('common.cancel')}
        </Button>
        <SubmitButton kind={danger ? 'danger' : 'primary'} busyText={t('saving')}>
          {correcting ? t('correct.button') : t(`move.${to}.button`)}
        </SubmitButton>
      </div>
    </Form>
  )
}

/** What a move does beyond the status: mails, money and stock. */
function Consequence({ order, to }: { order: ConsoleOrder; to: Move }) {
  const t = useMessages()
  if (to === 'delivered' && order.paymentMethod === 'cod') return t('move.delivered.textCash')
  if (to !== 'cancelled') return t(`move.${to}.text`)
  if (order.paymentStatus === 'paid' && order.paymentMethod === 'online') return t('move.cancelled.textPaid')
  return t(order.paymentMethod === 'online' ? 'move.cancelled.textUnpaid' : 'move.cancelled.text')
}

/** Reads what became of an order that somebody else has moved, and says who did what. */
function useConflictText(order: ConsoleOrder): () => Promise<string> {
  const t = useMessages()
  const readOrder = useReadOrder(order._id)
  return async () => {
    const now = await readOrder()
    const last = now.timeline.at(-1)
    const status = t(`status.${now.status}`)
    return last?.by === 'staff' && last.name
      ? t('conflict.staff', { name: isolatedName(last.name), status })
      : t(last?.by === 'customer' ? 'conflict.customer' : 'conflict.unknown', { status })
  }
}
