import type { Product } from 'contract/catalog/calls'
import { useT } from '../../../i18n/i18n'
import { AnyIcon } from '../../../ui/any-icon'
import { Button } from '../../../ui/button'
import { cx } from '../../../ui/cx'
import { useWish } from './use-wish'
import { wishWords } from './words/wish-words'

/** Puts a product on the wish list, and takes it off again. */
export default function WishButton({ product }: { product: Product }) {
  const t = useT(wishWords)
  const { isWished, press } = useWish({ productId: product._id, name: product.name })
  return (
    <Button kind="quiet" aria-pressed={isWished} onClick={press}>
      <AnyIcon name="heart" className={cx(isWished && 'fill-pomegranate text-pomegranate')} />
      {t('wishes.save')}
    </Button>
  )
}
