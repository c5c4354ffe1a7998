import { formatCents, toUsd } from 'contract/money'
import type { ConsoleOrder } from 'contract/orders/console-calls'
import {
  type PlannedRefund,
  planRefund,
  REFUND_NOTE_MAX,
  type RefundProblem,
  staffRefundMethods,
} from 'contract/orders/refund-rules'
import { REFUND_REASON_MAX } from 'contract/orders/rules'
import { useState } from 'react'
import { errorText, isOffline, isServerFailure } from '../../../api/error-text'
import { useRequestKey } from '../../../api/use-request-key'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { isolated } from '../../../i18n/isolated'
import { GuardedDialog } from '../../../ui/edit/guarded-dialog'
import { useUnsaved } from '../../../ui/edit/unsaved'
import { DialogForm } from '../../../ui/form/dialog-form'
import { Field, SelectField } from '../../../ui/form/field'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm, useFormValues } from '../../../ui/form/use-form'
import { Segmented } from '../../../ui/segmented'
import { useToast } from '../../../ui/toast'
import { NUMBER, Numbered } from './numbered'
import { RefundLines, RefundSum } from './refund-lines'
import { type RefundChoice, refundableOf, wishOf } from './refund-values'
import { useRefundOrder } from './shop-orders.api'
import { shopOrdersWords } from './words/shop-orders-words'

interface Props {
  order: ConsoleOrder
  onClose: () => void
}

type Method = (typeof staffRefundMethods)[number]

/** Asks what to refund of an order, which way, and for the reason; its button names the amount. */
export function RefundDialog(props: Props) {
  const { order, onClose } = props
  const t = useT(shopOrdersWords)
  return (
    <GuardedDialog
      onClose={onClose}
      title={<Numbered text={t('shopOrders.refund.title', { number: NUMBER })} number={order.orderNumber} />}
    >
      {(close) => <RefundForm {...props} onCancel={close} />}
    </GuardedDialog>
  )
}

function RefundForm({ order, onCancel, onClose }: Props & { onCancel: () => void }) {
  const t = useT(errorWords, shopOrdersWords)
  const [choice, setChoice] = useState<Omit<RefundChoice, 'amount'>>({
    by: 'items',
    units: {},
    shipping: false,
  })
  const [shelved, setShelved] = useState<ReadonlySet<string>>(new Set())
  const form = useRefundForm(order, { choice, shelved, onClose })
  const values = useFormValues(form)
  const chosen = { ...choice, amount: values.amount }
  const plan = planOf(order, chosen)
  const amount = plan && !('problem' in plan) ? plan.amount : 0
  const isNothing = choice.by === 'items' ? plan === undefined : values.amount.trim() === ''
  useUnsaved(values.reason.trim() !== '' || values.amount !== '' || amount > 0)
  return (
    <DialogForm
      form={form}
      onCancel={onCancel}
      submit={
        <SubmitButton kind="danger" disabled={isNothing} busyText={t('shopOrders.refund.busy')}>
          {t('shopOrders.refund.submit', { total: isolated(formatCents(amount)) })}
        </SubmitButton>
      }
    >
      <Segmented
        wide
        label={t('shopOrders.refund.by.label')}
        value={choice.by}
        segments={(['items', 'amount'] as const).map((value) => ({
          value,
          label: t(`shopOrders.refund.by.${value}`),
        }))}
        onChange={(by) => setChoice({ ...choice, by })}
      />
      {choice.by === 'items' ? (
        <RefundLines
          order={order}
          choice={chosen}
          onChange={(change) => setChoice({ ...choice, ...change })}
          shelved={shelved}
          onShelve={setShelved}
        />
      ) : (
        <Field
          name="amount"
          kind="code"
          inputMode="decimal"
          label={t('shopOrders.refund.amount')}
          hint={t('shopOrders.refund.amountHint')}
          className="tabular-nums"
          data-autofocus
        />
      )}
      <RefundSum order={order} plan={plan && !('problem' in plan) ? plan : undefined} />
      <Way order={order} method={values.method} />
      <Field
        name="reason"
        dir="auto"
        label={t('shopOrders.refund.reason')}
        hint={t('shopOrders.refund.reasonHint')}
      />
    </DialogForm>
  )
}

/** How the money goes back: a choice, and a note for ways without a provider. */
export function Way({ order, method }: { order: ConsoleOrder; method: Method }) {
  const t = useT(shopOrdersWords)
  const methods = staffRefundMethods.filter((one) => one !== 'provider' || order.paymentMethod === 'online')
  return (
    <>
      <SelectField
        name="method"
        label={t('shopOrders.refund.method.label')}
        hint={t(`shopOrders.refund.hint.${method}`)}
      >
        {methods.map((one) => (
          <option key={one} value={one}>
            {t(`shopOrders.refund.method.${one}`)}
          </option>
        ))}
      </SelectField>
      {method === 'provider' ? null : (
        <Field
          name="note"
          dir="auto"
          required={false}
          label={t('shopOrders.refund.note')}
          note={t('common.optional')}
          hint={t('shopOrders.refund.noteHint')}
        />
      )}
    </>
  )
}

function planOf(order: ConsoleOrder, choice: RefundChoice): PlannedRefund | RefundProblem | undefined {
  const wish = wishOf(choice)
  return wish && planRefund(refundableOf(order), wish)
}

interface Chosen {
  choice: Omit<RefundChoice, 'amount'>
  shelved: ReadonlySet<string>
  onClose: () => void
}

function useRefundForm(order: ConsoleOrder, { choice, shelved, onClose }: Chosen) {
  const t = useT(errorWords, shopOrdersWords)
  const toast = useToast()
  const keyFor = useRequestKey()
  const { mutateAsync: refund } = useRefundOrder(order._id)
  return useForm({
    rules: ({ reason, amount }) => [
      ...problemsOf(order, { ...choice, amount }),
      ...(reason.trim() === '' ? [{ path: 'reason', code: 'orders.refund_reason_required' as const }] : []),
    ],
    initial: { reason: '', amount: '', note: '', method: defaultMethod(order) },
    limits: { reason: REFUND_REASON_MAX, note: REFUND_NOTE_MAX },
    show: 'first',
    errorText: (error) => {
      const failed = t('shopOrders.refund.failed')
      if (isOffline(error)) return t('shopOrders.refund.unsure')
      return isServerFailure(error) ? failed : errorText(t, error, failed)
    },
    submit: async ({ reason, amount, note, method }) => {
      const { lines, shipping, amount: cents } = wishOf({ ...choice, amount }) ?? {}
      const body = {
        reason: reason.trim(),
        method,
        ...(note.trim() && method !== 'provider' && { note: note.trim() }),
        ...(cents !== undefined && { amount: toUsd(cents) }),
        ...(lines?.length && {
          lines: lines.map((line) => ({ ...line, restock: shelved.has(line.itemId) ? line.quantity : 0 })),
        }),
        ...(shipping && { shipping: true }),
      }
      const { refunds } = await refund({ body, key: keyFor(body) })
      const number = isolated(order.orderNumber)
      const isPending = refunds.at(-1)?.state === 'pending'
      toast(t(isPending ? 'shopOrders.refund.onItsWay' : 'shopOrders.refund.done', { number }))
      onClose()
    },
  })
}

export const defaultMethod = (order: ConsoleOrder): Method =>
  order.paymentMethod === 'online' ? 'provider' : 'cash'

function problemsOf(order: ConsoleOrder, choice: RefundChoice) {
  const path = choice.by === 'amount' ? 'amount' : 'units'
  const plan = planOf(order, choice)
  if (!plan) {
    const code = choice.by === 'amount' ? 'orders.refund_amount_invalid' : 'orders.refund_nothing_chosen'
    return [{ path, code } as const]
  }
  if (!('problem' in plan) || plan.problem !== 'amount') return []
  return [
    { path, code: 'orders.refund_too_large', params: { available: formatCents(plan.available) } } as const,
  ]
}
