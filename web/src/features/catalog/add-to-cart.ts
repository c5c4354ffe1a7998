import type { Product } from 'contract/catalog/calls'
import { SECOND } from 'contract/units'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useT } from '../../i18n/i18n'
import { useToast } from '../../ui/toast'
import { useCartAccess } from './cart-access'
import { catalogWords } from './words/catalog-words'

const FAILURE_SHOWN = 3 * SECOND

/** Puts a product into the cart and remembers, for the 3 seconds that it is shown, why that failed. */
export function useAddToCart(product: Product) {
  const t = useT(catalogWords)
  const toast = useToast()
  const navigate = useNavigate()
  const { add } = useCartAccess()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)
  const running = useRef(false)
  const successToasts = useRef<(() => void)[]>([])

  useEffect(() => {
    if (!failure) return
    const timer = setTimeout(() => setFailure(null), FAILURE_SHOWN)
    return () => clearTimeout(timer)
  }, [failure])

  const submit = async (quantity: number) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setFailure(null)
    try {
      await add(product, quantity)
      const dismiss = toast(t('shop.card.added', { name: product.name }), {
        count: quantity,
        action: { label: t('shop.card.toCart'), run: () => void navigate('/cart') },
      })
      successToasts.current.push(dismiss)
    } catch (error) {
      // "Rope is in your cart" beside the refusal would read as its answer.
      for (const dismiss of successToasts.current.splice(0)) dismiss()
      setFailure({ error })
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { submit, busy, failure }
}
