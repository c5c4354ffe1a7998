import type { BulkResult, OrderRow } from 'contract/orders/console-calls'
import { TRACKING_MAX, trackingProblem } from 'contract/orders/rules'
import { useState } from 'react'
import { isOffline } from '../../../../api/error-text'
import { errorWords } from '../../../../i18n/error-words/error-words'
import { useT } from '../../../../i18n/i18n'
import { isolated, isolatedName } from '../../../../i18n/isolated'
import { Button } from '../../../../ui/button'
import { DialogBody, DialogFoot } from '../../../../ui/dialog'
import { GuardedDialog } from '../../../../ui/edit/guarded-dialog'
import { useUnsaved } from '../../../../ui/edit/unsaved'
import { DialogForm } from '../../../../ui/form/dialog-form'
import { Field } from '../../../../ui/form/field'
import { SubmitButton } from '../../../../ui/form/submit-button'
import { useForm, useFormValues } from '../../../../ui/form/use-form'
import { useToast } from '../../../../ui/toast'
import { Refused } from '../bulk/bulk-results'
import { bulkMovesWords } from '../bulk/words/bulk-moves-words'
import { shopOrdersWords } from '../words/shop-orders-words'
import { pasteNumbers } from './paste-numbers'
import { useShipping } from './use-shipping'
import { orderDeskWords } from './words/order-desk-words'

interface Props {
  /** Orders that are packed, or that have been sent. */
  rows: readonly OrderRow[]
  /** Selected orders that stay as they are. */
  left: number
  onChosen: (chosen: ReadonlySet<string>) => void
  onClose: () => void
}

/** Tracking numbers of several orders, typed or pasted as columns; packed orders are shipped by it. */
export function TrackingDialog({ rows: shown, left, onChosen, onClose }: Props) {
  const t = useT(bulkMovesWords, orderDeskWords)
  // Sends the rows that were confirmed, whatever the list shows meanwhile.
  const [rows] = useState(shown)
  const [refused, setRefused] = useState<readonly BulkResult[]>([])
  const ships = rows.filter(({ status }) => status === 'processing').length
  const finish = () => {
    onChosen(new Set(refused.map(({ _id }) => _id)))
    onClose()
  }
  return (
    <GuardedDialog
      onClose={refused.length > 0 ? finish : onClose}
      title={ships > 0 ? t('bulkMoves.title.shipped', { count: ships }) : t('orderDesk.tracking.title')}
    >
      {(close) =>
        refused.length > 0 ? (
          <>
            <DialogBody className="grid content-start gap-3">
              <Refused results={refused} />
            </DialogBody>
            <DialogFoot>
              <Button onClick={finish}>{t('bulkMoves.close')}</Button>
            </DialogFoot>
          </>
        ) : (
          <Numbers
            rows={rows}
            left={left}
            onCancel={close}
            onDone={(not) => {
              if (not.length > 0) return setRefused(not)
              onClose()
              onChosen(new Set())
            }}
          />
        )
      }
    </GuardedDialog>
  )
}

interface NumbersProps extends Pick<Props, 'rows' | 'left'> {
  onCancel: () => void
  onDone: (refused: readonly BulkResult[]) => void
}

function Numbers({ rows, left, onCancel, onDone }: NumbersProps) {
  const t = useT(errorWords, shopOrdersWords, bulkMovesWords, orderDeskWords)
  const toast = useToast()
  const send = useShipping()
  const [unplaced, setUnplaced] = useState(0)
  const ships = rows.filter(({ status }) => status === 'processing')
  const form = useForm({
    rules: ({ numbers }) =>
      rows.flatMap(({ _id }) => {
        const code = trackingProblem((numbers[_id] ?? '').trim())
        return code ? [{ path: `numbers.${_id}`, code }] : []
      }),
    initial: { numbers: Object.fromEntries(rows.map((row) => [row._id, row.trackingNumber ?? ''])) },
    limits: Object.fromEntries(rows.map(({ _id }) => [`numbers.${_id}`, TRACKING_MAX])),
    show: 'all',
    errorText: (error) => t(isOffline(error) ? 'bulkMoves.unsure' : 'bulkMoves.failed'),
    submit: async ({ numbers }) => {
      const results = await send(rows.map((row) => ({ row, number: (numbers[row._id] ?? '').trim() })))
      const refused = results.filter(({ outcome }) => outcome === 'refused')
      const count = results.length - refused.length
      const shipped = () => t('bulkMoves.done', { count, status: t('shopOrders.status.shipped') })
      if (count > 0) toast(ships.length > 0 ? shipped() : t('orderDesk.tracking.done', { count }))
      onDone(refused)
    },
  })
  const { numbers } = useFormValues(form)
  useUnsaved(rows.some((row) => (numbers[row._id] ?? '') !== (row.trackingNumber ?? '')))
  return (
    <DialogForm
      form={form}
      onCancel={onCancel}
      submit={
        <SubmitButton busyText={t('orderDesk.saving')}>
          {ships.length > 0
            ? t('bulkMoves.button.shipped', { count: ships.length })
            : t('orderDesk.tracking.submit')}
        </SubmitButton>
      }
    >
      <p className="text-ink-soft">
        {t(ships.length > 0 ? 'orderDesk.tracking.shipText' : 'orderDesk.tracking.text')}{' '}
        {t('orderDesk.tracking.paste')}
      </p>
      {left > 0 ? <p className="text-ink-soft">{t('bulkMoves.stay', { count: left })}</p> : null}
      {rows.map((row, start) => (
        <Field
          key={row._id}
          name={`numbers.${row._id}`}
          kind="code"
          required={false}
          label={t('orderDesk.tracking.numberOf', {
            order: `${isolated(row.orderNumber)} · ${isolatedName(`${row.firstName} ${row.lastName}`)}`,
          })}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text')
            if (!/[\n\t;]/.test(text.trim())) return
            event.preventDefault()
            const placed = pasteNumbers(text, { rows, start, numbers: form.values().numbers })
            form.setValue('numbers', placed.numbers)
            setUnplaced(placed.left)
          }}
        />
      ))}
      <p role="status" className="text-ink-soft text-sm">
        {unplaced > 0 ? t('orderDesk.tracking.unplaced', { count: unplaced }) : null}
      </p>
    </DialogForm>
  )
}
