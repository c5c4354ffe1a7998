import type { OrderDetail } from 'contract/orders/calls'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { errorText } from '../../api/error-text'
import { errorWords } from '../../i18n/error-words/error-words'
import { useT } from '../../i18n/i18n'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { useToast } from '../../ui/toast'
import { useCartMerge } from '../cart/cart-context'
import { useBuyAgain, useCancelOrder, useInvoice } from './orders.api'
import { ordersWords } from './words/orders-words'

interface Props {
  order: OrderDetail
  onChange: (next?: OrderDetail) => void
}

type Action = 'cancel' | 'again' | 'invoice'

/** Buy again, invoice, cancel: whatever this order still allows. One of them runs at a time. */
export function OrderActions({ order, onChange }: Props) {
  const t = useT(ordersWords)
  const { running, problem, cancel, again, invoice } = useOrderActions(order, onChange)
  const [asking, setAsking] = useState(false)
  return (
    <div className="grid gap-3">
      <Button kind="secondary" wide busy={running === 'again'} onClick={again}>
        {t('orders.one.again')}
      </Button>
      {order.hasInvoice ? (
        <Button kind="secondary" wide busy={running === 'invoice'} onClick={invoice}>
          {t('orders.one.invoice')}
        </Button>
      ) : null}
      {order.canCancel ? (
        <Button kind="quiet" wide busy={running === 'cancel'} onClick={() => setAsking(true)}>
          {t('orders.one.cancel')}
        </Button>
      ) : null}
      <Alert text={problem || null} />
      <ConfirmDialog
        open={asking}
        title={t('orders.one.cancelTitle')}
        text={t(order.paymentStatus === 'paid' ? 'orders.one.cancelPaid' : 'orders.one.cancelText')}
        confirm={t('orders.one.cancel')}
        cancel={t('orders.one.keep')}
        onConfirm={() => {
          setAsking(false)
          cancel()
        }}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}

function useOrderActions(order: OrderDetail, onChange: Props['onChange']) {
  const t = useT(errorWords, ordersWords)
  const toast = useToast()
  const navigate = useNavigate()
  const { refresh } = useCartMerge()
  const { mutateAsync: cancelOrder } = useCancelOrder()
  const { mutateAsync: buyAgain } = useBuyAgain()
  const { mutateAsync: fetchInvoice } = useInvoice()
  const [running, setRunning] = useState<Action>()
  const [problem, setProblem] = useState('')

  const run = async (action: Action, work: () => Promise<void>) => {
    if (running) return
    setRunning(action)
    setProblem('')
    try {
      await work()
    } catch (error) {
      setProblem(errorText(t, error, t('orders.one.notDone')))
      onChange()
    } finally {
      setRunning(undefined)
    }
  }
  return {
    running,
    problem,
    cancel: () =>
      void run('cancel', async () => {
        onChange(await cancelOrder(order.orderNumber))
        toast(t('orders.one.cancelled'))
        await refresh()
      }),
    again: () =>
      void run('again', async () => {
        const missing = await buyAgain(order)
        await refresh()
        toast(t(missing > 0 ? 'orders.one.againPartly' : 'orders.one.againDone'))
        void navigate('/cart')
      }),
    invoice: () =>
      void run('invoice', async () =>
        save(await fetchInvoice(order.orderNumber), `${order.orderNumber}.pdf`),
      ),
  }
}

/** Saves bytes under a name, as a link with `download` would. */
function save(bytes: Blob, name: string): void {
  const url = URL.createObjectURL(bytes)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
