import type { ProductRow } from 'contract/catalog/console-product-list-calls'
import { useState } from 'react'
import { useT } from '../../../../i18n/i18n'
import { isolatedName } from '../../../../i18n/isolated'
import { AnyIcon } from '../../../../ui/any-icon'
import { Button } from '../../../../ui/button'
import { useToast } from '../../../../ui/toast'
import { useOneAtATime } from '../../../../ui/use-one-at-a-time'
import { type ReadProduct, useReadProduct } from '../console-catalog.api'
import { catalogueWords } from '../words/catalogue-words'
import { PriceDialog } from './price-dialog'
import { StockDialog } from './stock-dialog'

/** Value of a row that is edited in the list. */
export type EditedPart = 'price' | 'stock'

const dialogs = { price: PriceDialog, stock: StockDialog }

/** Returns the edit buttons of a row and the dialog that one of them has opened. */
export function useRowEdit() {
  const t = useT(catalogueWords)
  const toast = useToast()
  const read = useReadProduct()
  const once = useOneAtATime()
  const [opening, setOpening] = useState<string | null>(null)
  const [edited, setEdited] = useState<{ part: EditedPart; read: ReadProduct } | null>(null)

  /** Reads the product first: the row has neither its English name nor the ETag of its stock. */
  async function open(part: EditedPart, id: string) {
    setOpening(`${part} ${id}`)
    try {
      setEdited({ part, read: await read(id) })
    } catch {
      toast(t('catalogue.one.failed'), { kind: 'alert' })
    } finally {
      setOpening(null)
    }
  }
  const button = (part: EditedPart, { _id: id, name, trackStock, programId }: ProductRow) => {
    if (part === 'stock' && (!trackStock || programId !== null)) return null
    return (
      <Button
        kind="quiet"
        size="sm"
        iconOnly
        className="relative z-(--z-over) shrink-0 text-ink-soft hover:text-ink"
        aria-label={t(`catalogue.edit.${part}`, { name: isolatedName(name) })}
        aria-haspopup="dialog"
        busy={opening === `${part} ${id}`}
        onClick={() => void once('open', () => open(part, id))}
      >
        <AnyIcon name="pencil" size={16} />
      </Button>
    )
  }
  const Edited = edited && dialogs[edited.part]
  return {
    button,
    dialog: Edited ? <Edited read={edited.read} onClose={() => setEdited(null)} /> : null,
  }
}
