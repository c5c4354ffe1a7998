import { SECOND } from 'contract/units'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { useToast } from '../../../ui/toast'
import { useOfferProduct } from './console-catalog.api'
import { catalogueWords } from './words/catalogue-words'

interface Offered {
  id: string
  name: string
  isActive: boolean
}

/** Long enough to notice that it was the wrong one. */
export const UNDO_LASTS = 10 * SECOND

/** Puts a product into the archive or back into the shop, with a way to undo it. `onMoved` is called after either. */
export function useOffer(onMoved?: () => void): (product: Offered) => Promise<void> {
  const t = useT(catalogueWords)
  const toast = useToast()
  const { mutateAsync: offer } = useOfferProduct()
  async function undo({ id, isActive }: Offered) {
    try {
      await offer({ id, isActive: !isActive })
      toast(t('catalogue.undone'))
      onMoved?.()
    } catch {
      toast(t('catalogue.undoFailed'), { kind: 'alert' })
    }
  }
  return async (product) => {
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
}
