import { useState } from 'react'
import { useNavigate } from 'react-router'
import { errorText } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { fullName } from '../../../i18n/full-name'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { Button } from '../../../ui/button'
import { Money } from '../../../ui/money'
import { useToast } from '../../../ui/toast'
import { useOneAtATime } from '../../../ui/use-one-at-a-time'
import { useSession } from '../../auth/session'
import { fetchProduct } from '../cart.api'
import { useCart } from '../store/cart-context'
import { useGoOn } from './go-on.api'
import { goOnWords } from './words/go-on-words'

/** Puts the same program into the cart and opens the checkout; nothing while the shop does not sell it. */
export function GoOn({ id }: { id: string }) {
  const t = useT(errorWords, goOnWords)
  const navigate = useNavigate()
  const toast = useToast()
  const oneAtATime = useOneAtATime()
  const [isBusy, setIsBusy] = useState(false)
  const { user } = useSession('customer')
  const { data } = useGoOn(user?.id ?? '', id)
  const { cart, add } = useCart()
  if (!data?.product) return null
  const { product, coach } = data
  const addToCart = async () => {
    if (cart.items.some(({ productId }) => productId === product._id)) return
    const whole = await fetchProduct(product._id)
    if (!whole) throw new Error(`Product ${product._id} is not in the shop`)
    await add(whole, 1)
  }
  const goOn = async () => {
    setIsBusy(true)
    try {
      await addToCart()
      await navigate('/checkout')
    } catch (error) {
      toast(errorText(t, error, t('goOn.failed')), { kind: 'alert' })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <div className="grid justify-items-start gap-2">
      <Button size="lg" busy={isBusy} onClick={() => void oneAtATime('go on', goOn)}>
        {coach ? t('goOn.withCoach', { coach: isolatedName(fullName(coach)) }) : t('goOn.button')}
      </Button>
      <p className="text-ink-soft text-sm">
        <bdi>{product.name}</bdi> · <Money amount={product.price} />
      </p>
    </div>
  )
}
