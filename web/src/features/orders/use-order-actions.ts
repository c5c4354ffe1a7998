import type { Order, OrderDetail } from 'contract/orders/calls'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { errorText } from '../../api/error-text'
import { errorWords } from '../../i18n/error-words/error-words'
import { useT } from '../../i18n/i18n'
import { isolated } from '../../i18n/isolated'
import { useToast } from '../../ui/toast'
import { useCartMerge } from '../cart/store/cart-context'
import { useBuyAgain, useCancelOrder, useInvoice, usePayOrder } from './orders.api'
import { ordersWords } from './words/orders-words'

type Action = 'pay' | 'cancel' | 'again' | 'invoice'

/** Returns the actions on an order, one at a time; `onChange` receives the result. */
export function useOrderActions(order: Order, onChange: (next?: OrderDetail) => void) {
  const t = useT(errorWords, ordersWords)
  const toast = useToast()
  const navigate = useNavigate()
  const { refresh } = useCartMerge()
  const { mutateAsync: payOrder } = usePayOrder()
  const { mutateAsync: cancelOrder } = useCancelOrder()
  const { mutateAsync: buyAgain } = useBuyAgain()
  const { mutateAsync: fetchInvoice } = useInvoice()
  const [running, setRunning] = useState<Action>()
  const [problem, setProblem] = useState('')

  const run = async (action: Action, work: () => Promise<'leaving' | undefined>) => {
    if (running) return
    setRunning(action)
    setProblem('')
    try {
      // On the way to another site the button stays busy.
      if ((await work()) === 'leaving') return
    } catch (error) {
      setProblem(errorText(t, error, t('orders.one.notDone')))
      onChange()
    }
    setRunning(undefined)
  }
  return {
    running,
    problem,
    pay: () =>
      void run('pay', async () => {
        window.location.assign(await payOrder(order.orderNumber))
        return 'leaving'
      }),
    cancel: () =>
      void run('cancel', async () => {
        onChange(await cancelOrder(order.orderNumber))
        toast(t('orders.one.cancelled'))
        await refresh()
        return undefined
      }),
    again: () =>
      void run('again', async () => {
        const refused = await buyAgain(order.orderNumber)
        await refresh()
        const names = refused.map(({ name }) => isolated(name)).join(' · ')
        toast(refused.length > 0 ? t('orders.one.againPartly', { names }) : t('orders.one.againDone'))
        void navigate('/cart')
        return undefined
      }),
    invoice: () =>
      void run('invoice', async () => {
        save(await fetchInvoice(order.orderNumber), `${order.orderNumber}.pdf`)
        return undefined
      }),
  }
}

/** Saves bytes under a name, as a link with `download` would. */
function save(bytes: Blob, name: string): void {
  const url = URL.createObjectURL(bytes)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
