import { useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { Dialog, DialogBody, DialogFoot } from '../../../ui/dialog'
import { catalogWords } from '../words/catalog-words'
import { FacetFilter } from './facet-filter'
import { chosenValues } from './shop-params'
import type { ShopList } from './use-shop-list'

/** Button that opens the facets in a sheet; wide screens have them beside the list. */
export function FacetSheet({ list: { page, params, slug, total, failed } }: { list: ShopList }) {
  const t = useT(catalogWords)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  // The button is there before the facets are known, so that the toolbar does not grow when they come.
  if (failed || (page && !page.facets)) return null
  const facets = page?.facets
  return (
    <>
      <Button
        kind="secondary"
        className="bg-raised font-normal lg:hidden"
        disabled={!facets}
        onClick={() => setOpen(true)}
      >
        {t('shop.facets.open', { count: chosenValues(params.choice).length })}
      </Button>
      <Dialog open={open} onClose={close} title={t('shop.facets.label')} place="side">
        <DialogBody>{facets ? <FacetFilter facets={facets} params={params} slug={slug} /> : null}</DialogBody>
        <DialogFoot>
          <Button onClick={close}>{t('shop.facets.show', { count: total ?? 0 })}</Button>
        </DialogFoot>
      </Dialog>
    </>
  )
}
