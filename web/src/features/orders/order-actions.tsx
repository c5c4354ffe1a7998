import type { OrderDetail } from 'contract/orders/calls'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '../../api/errors'
import { useT } from '../../i18n/i18n'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { useToast } from '../../ui/toast'
import { useCartMerge } from '../cart/cart-context'
import { buyAgain, cancelOrder, fetchInvoice } from './orders.api'

interface Props {
  order: OrderDetail
  onChange: (next?: OrderDetail) => void
}

type Action = 'cancel' | 'again' | 'invoice'

/** Buy again, invoice, cancel: whatever this order still allows. One of them runs at a time. */
export function OrderActions({ order, onChange }: Props) {
  const t = useT()
  const toast = useToast()
  const navigate = useNavigate()
  const { refresh } = useCartMerge()
  const [running, setRunning] = useState<Action>()
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState('')

  const run = async (action: Action, work: () => Promise<void>) => {
    if (running) return
    setRunning(action)
    setProblem('')
    try {
      await work()
    } catch (error) {
      const known = error instanceof ApiError && error.code
      setProblem(known ? t.error(error.code ?? '', error.params) : t('orders.one.notDone'))
      onChange()
    } finally {
      setRunning(undefined)
    }
  }
  const cancel = () =>
    run('cancel', async () => {
      setAsking(false)
      onChange(await cancelOrder(order.orderNumber))
      toast(t('orders.one.cancelled'))
      await refresh()
    })
  const again = () =>
    run('again', async () => {
      const missing = await buyAgain(order)
      await refresh()
      toast(t(missing > 0 ? 'orders.one.againPartly' : 'orders.one.againDone'))
      navigate('/cart')
    })

  const invoice = () =>
    run('invoice', async () => {
      const url = URL.createObjectURL(await fetchInvoice(order.orderNumber))
      const link = document.createElement('a')
      link.href = url
      link.download = `${order.orderNumber}.pdf`
      link.click()
      setTimeout(() => URL.revokeObjectURL(url), 60_000)
    })

  return (
    <div className="grid gap-3">
      <Button kind="secondary" wide busy={running === 'again'} onClick={() => void again()}>
        {t('orders.one.again')}
      </Button>
      {order.hasInvoice ? (
        <Button kind="secondary" wide busy={running === 'invoice'} onClick={() => void invoice()}>
          {t('orders.one.invoice')}
        </Button>
      ) : null}
      {order.canCancel ? (
        <Button kind="quiet" wide busy={running === 'cancel'} onClick={() => setAsking(true)}>
          {t('orders.one.cancel')}
        </Button>
      ) : null}
      <p role="alert" className="font-medium text-pomegranate text-sm empty:hidden">
        {problem}
      </p>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('orders.one.cancelTitle')}
        actions={
          <>
            <Button kind="secondary" onClick={() => setAsking(false)}>
              {t('orders.one.keep')}
            </Button>
            <Button kind="danger" onClick={() => void cancel()}>
              {t('orders.one.cancel')}
            </Button>
          </>
        }
      >
        <p className="text-ink-soft">
          {t(order.paymentStatus === 'paid' ? 'orders.one.cancelPaid' : 'orders.one.cancelText')}
        </p>
      </Dialog>
    </div>
  )
}
