import { facetTexts } from 'contract/catalog/facet-names'
import { type ClosedFacet, closedFacets, facetValues } from 'contract/catalog/facet-rules'
import { useLocale, useT } from '../../../i18n/i18n'
import { FieldError } from '../../../ui/field'
import { ChipsField } from '../../../ui/form/chips-field'
import { useField } from '../../../ui/form/context'
import { catalogueWords } from './words/catalogue-words'

/** Values by which customers filter the shop. */
export function FacetFields() {
  const t = useT(catalogueWords)
  return (
    <>
      <p className="-mt-3 text-ink-soft">{t('catalogue.fields.facetsHint')}</p>
      {closedFacets.map((facet) => (
        <FacetList key={facet} facet={facet} />
      ))}
    </>
  )
}

function FacetList({ facet }: { facet: ClosedFacet }) {
  const t = useT(catalogueWords)
  const { locale } = useLocale()
  const path = `facts.${facet}`
  const { error } = useField(path)
  const values: readonly string[] = facetValues[facet]
  const names: Record<string, string> = facetTexts[locale][facet]
  return (
    <fieldset data-field={path} className="grid min-w-0 gap-2">
      <legend className="mb-2 font-semibold">{t(`catalogue.fields.${facet}`)}</legend>
      <ChipsField name={path} options={values} label={(one) => names[one] ?? one} />
      {error ? <FieldError>{error}</FieldError> : null}
    </fieldset>
  )
}
