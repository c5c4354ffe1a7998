import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { UNDO_LASTS, useToast } from '../../../ui/toast'
import { useOneAtATime } from '../../../ui/use-one-at-a-time'
import { useOfferProduct } from './console-catalog.api'
import { catalogueWords } from './words/catalogue-words'

interface Offered {
  id: string
  name: string
  isActive: boolean
}

/** Puts a product into the archive or back into the shop, with a way to undo it. `onMoved` is called after either. */
export function useOffer(onMoved?: () => void): (product: Offered) => Promise<void> {
  const t = useT(catalogueWords)
  const toast = useToast()
  const { mutateAsync: offer } = useOfferProduct()
  const once = useOneAtATime()
  async function undo({ id, isActive }: Offered) {
    try {
      await offer({ id, isActive: !isActive })
      toast(t('catalogue.undone'))
      onMoved?.()
    } catch {
      toast(t('catalogue.undoFailed'), { kind: 'alert' })
    }
  }
  async function move(product: Offered) {
    const { id, name, isActive } = product
    try {
      await offer({ id, isActive })
    } catch {
      toast(t('catalogue.failed'), { kind: 'alert' })
      return
    }
    onMoved?.()
    const done = isActive ? 'catalogue.products.restored' : 'catalogue.products.archived'
    toast(t(done, { name: isolatedName(name) }), {
      lasts: UNDO_LASTS,
      action: { label: t('catalogue.undo'), run: () => void undo(product) },
    })
  }
  return (product) => once(product.id, () => move(product))
}
