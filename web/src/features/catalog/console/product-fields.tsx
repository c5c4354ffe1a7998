import { locales } from 'contract/locale'
import { type ReactNode, useId, useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { useFormContext } from '../../../ui/form/context'
import { Field, SelectField, SwitchField, TextAreaField } from '../../../ui/form/field'
import { LanguageColumns, LanguagePair } from '../../../ui/form/language-columns'
import { Icon } from '../../../ui/icon'
import { useCategoryOptions } from './category-options'
import { useProgramChoices } from './console-catalog.api'
import { FacetFields } from './facet-fields'
import { FactsFields, NumberField } from './facts-fields'
import { isFacet, labelTexts } from './facts-values'
import { PriceFields } from './price/price-fields'
import type { PriceHistory } from './price/price-values'
import type { ProductValues } from './product-values'
import { catalogueWords } from './words/catalogue-words'

interface Props {
  values: ProductValues
  /** Earlier prices; empty for a new product. */
  prices: PriceHistory
  /** The field of `useFamily`. */
  family: ReactNode
}

/** Fields of a product: texts and label, with sale fields next to them. */
export function ProductFields(props: Props) {
  const t = useT(catalogueWords)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 xl:grid-cols-[minmax(0,1fr)_18rem] xl:gap-10">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
        <Section title={t('catalogue.fields.texts')}>
          <Texts />
          <p className="text-ink-soft text-sm">{t('catalogue.fields.fallback')}</p>
        </Section>
        <Section title={t('catalogue.fields.facets')}>
          <FacetFields />
        </Section>
        <Label values={props.values} />
      </div>
      <Section title={t('catalogue.fields.sale')}>
        <Sale {...props} />
      </Section>
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  )
}

function Texts() {
  const t = useT(catalogueWords)
  return (
    <LanguageColumns stacks>
      {(language) => {
        const own = { lang: language, dir: locales[language].dir, required: language === 'en' }
        return (
          <>
            <Field name={`${language}.name`} label={t('catalogue.fields.name')} {...own} />
            <TextAreaField
              name={`${language}.description`}
              label={t('catalogue.fields.description')}
              rows={5}
              {...own}
              required={false}
            />
            <LanguagePair>
              <Field
                name={`${language}.tags`}
                label={t('catalogue.fields.tags')}
                hint={t('catalogue.fields.tagsHint')}
                {...own}
                required={false}
              />
              <Field
                name={`${language}.brand`}
                label={t('catalogue.fields.brand')}
                {...own}
                required={false}
              />
            </LanguagePair>
          </>
        )
      }}
    </LanguageColumns>
  )
}

const isLabel = (path: string | undefined) =>
  path !== undefined &&
  !isFacet(path) &&
  (path.startsWith('facts.') || labelTexts.some((one) => path.endsWith(`.${one}`)))

/** Returns true if the label has any value. */
function hasLabel(values: ProductValues): boolean {
  const { netQuantity, nutrition, dimensions } = values.facts
  const filled = [netQuantity.value, nutrition.energyKj, ...Object.values(dimensions)]
  return [...filled, ...labelTexts.map((one) => values.en[one])].some((text) => text !== '')
}

/** Label fields; collapsed while empty, until opened or a problem is in them. */
function Label({ values }: { values: ProductValues }) {
  const t = useT(catalogueWords)
  const { focus } = useFormContext().state
  const [open, setOpen] = useState(() => hasLabel(values))
  const [followed, setFollowed] = useState(focus)
  if (focus !== followed) {
    setFollowed(focus)
    if (isLabel(focus?.path)) setOpen(true)
  }
  return (
    <Section title={t('catalogue.fields.facts')}>
      <p className="-mt-3 text-ink-soft">{t('catalogue.fields.factsHint')}</p>
      {open ? (
        <>
          <LabelTexts />
          <FactsFields />
        </>
      ) : (
        <Button kind="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
          <Icon name="plus" size={18} />
          {t('catalogue.fields.openFacts')}
        </Button>
      )}
    </Section>
  )
}

function LabelTexts() {
  const t = useT(catalogueWords)
  return (
    <LanguageColumns stacks>
      {(language) => {
        const own = { lang: language, dir: locales[language].dir, required: false }
        return (
          <>
            <LanguagePair>
              <Field name={`${language}.flavor`} label={t('catalogue.fields.flavor')} {...own} />
              <Field name={`${language}.size`} label={t('catalogue.fields.size')} {...own} />
            </LanguagePair>
            <TextAreaField
              name={`${language}.ingredients`}
              label={t('catalogue.fields.ingredients')}
              hint={t('catalogue.fields.ingredientsHint')}
              rows={4}
              {...own}
            />
            {(['dose', 'material', 'care'] as const).map((one) => (
              <TextAreaField
                key={one}
                name={`${language}.${one}`}
                label={t(`catalogue.fields.${one}`)}
                rows={2}
                {...own}
              />
            ))}
          </>
        )
      }}
    </LanguageColumns>
  )
}

/** Sale fields; programs have no stock. */
function Sale({ values, prices, family }: Props) {
  const t = useT(catalogueWords)
  return (
    <>
      <CategoryField current={values.categoryId} />
      <Field name="sku" kind="code" autoCapitalize="none" label={t('catalogue.fields.sku')} />
      <PriceFields values={values} history={prices} />
      <ProgramField current={values.programId} />
      {values.programId ? null : (
        <>
          <SwitchField name="trackStock" hint={t('catalogue.fields.trackStockHint')}>
            {t('catalogue.fields.trackStock')}
          </SwitchField>
          <div className="grid grid-cols-2 gap-4">
            {values.trackStock ? (
              <Field
                name="stockQuantity"
                kind="code"
                autoCapitalize="none"
                inputMode="numeric"
                label={t('catalogue.fields.stock')}
                className="tabular-nums"
              />
            ) : null}
            <NumberField name="weight" label={t('catalogue.fields.weight')} />
          </div>
        </>
      )}
      <SwitchField name="isFeatured" hint={t('catalogue.fields.featuredHint')}>
        {t('catalogue.fields.featured')}
      </SwitchField>
      {family}
    </>
  )
}

function CategoryField({ current }: { current: string }) {
  const t = useT(catalogueWords)
  const options = useCategoryOptions(current)
  return (
    <SelectField name="categoryId" label={t('catalogue.fields.category')} required>
      <option value="">{t('catalogue.fields.chooseCategory')}</option>
      {options}
    </SelectField>
  )
}

function ProgramField({ current }: { current: string }) {
  const t = useT(catalogueWords)
  const { data: programs = [] } = useProgramChoices()
  const shown = programs.filter(({ _id, isActive }) => isActive || _id === current)
  return (
    <SelectField name="programId" label={t('catalogue.fields.program')}>
      <option value="">{t('catalogue.fields.noProgram')}</option>
      {current && !shown.some(({ _id }) => _id === current) ? <option>{current}</option> : null}
      {shown.map(({ _id, name }) => (
        <option key={_id} value={_id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
