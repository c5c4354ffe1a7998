import { SECOND } from 'contract/units'
import { Suspense, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useT } from '../../i18n/i18n'
import { useToast } from '../../ui/toast'
import { useCartView } from './store/cart-context'
import { cartWords } from './words/cart-words'

const TOAST_SHOWN = 10 * SECOND

/** Shows a toast for a merge proposal or transfer report; the cart and checkout pages show them in full. */
export function CartNotifier() {
  const { mergeProposal, transferReport } = useCartView()
  if (mergeProposal.length === 0 && transferReport.length === 0) return null
  return (
    <Suspense>
      <Toasts />
    </Suspense>
  )
}

function Toasts() {
  const t = useT(cartWords)
  const toast = useToast()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { mergeProposal, transferReport } = useCartView()
  const there = pathname === '/cart' || pathname === '/checkout'
  let count = 0
  for (const { line } of mergeProposal) count += line.quantity
  const asked = mergeProposal.length > 0
  const reported = transferReport.length > 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: one toast per proposal or report, not per change of page or language
  useEffect(() => {
    if (there || (!asked && !reported)) return
    toast(asked ? t('cart.offer.title', { count }) : t('cart.notes.title'), {
      lasts: TOAST_SHOWN,
      action: { label: t('cart.view'), run: () => void navigate('/cart') },
    })
  }, [asked, reported])
  return null
}
