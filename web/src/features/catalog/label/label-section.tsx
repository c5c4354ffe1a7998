import type { ProductFacts } from 'contract/catalog/facts-calls'
import { type Allergen, dimensions, markedParts } from 'contract/catalog/label'
import type { ReactNode } from 'react'
import { useLocale, useT } from '../../../i18n/i18n'
import { useAmount } from './amount'
import { ActivesTable, NutritionTable } from './nutrition-table'
import { labelWords } from './words/label-words'

/** The facts of a product, as its pack prints them, nothing where there are none. */
export function LabelSection({ facts }: { facts: ProductFacts }) {
  const t = useT(labelWords)
  const rows = useFactRows()(facts)
  const eaten = isEaten(facts)
  if (!eaten && rows.length === 0) return null
  return (
    <section aria-labelledby="label" className="grid gap-5">
      <h2 id="label" className="text-xl">
        {t(eaten ? 'label.title' : 'label.measures')}
      </h2>
      <NutritionTable facts={facts} />
      <ActivesTable facts={facts} />
      {rows.length > 0 ? (
        <dl className="border-hairline border-t">
          {rows.map(([label, value]) => (
            <div
              key={label}
              className="grid gap-x-4 gap-y-0.5 border-hairline border-b py-3 sm:grid-cols-[9rem_1fr]"
            >
              <dt className="text-ink-soft">{label}</dt>
              <dd className="max-w-prose">{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </section>
  )
}

/** Returns true for food and supplements, which can be subscribed to. */
export function isEaten({ nutrition, actives, ingredients }: ProductFacts): boolean {
  return Boolean(nutrition || actives?.length || ingredients)
}

/** Returns all facts that are no table: what each is called and what it says, without those that are missing. */
export function useFactRows(): (facts: ProductFacts) => [label: string, value: ReactNode][] {
  const t = useT(labelWords)
  const amount = useAmount()
  return (facts) => {
    const { ingredients, allergens, dose, servings, serving, netQuantity: net, maxLoad, capacity } = facts
    const packs =
      net?.packs && t('label.packs', { packs: net.packs, amount: amount(net.value / net.packs, net.unit) })
    const rows: [string, ReactNode][] = [
      [t('label.ingredients'), ingredients && <Ingredients text={ingredients} />],
      [t('label.allergens'), allergens && <Allergens {...allergens} />],
      [t('label.dose'), dose],
      [
        t('label.servings'),
        servings &&
          serving &&
          t('label.servingsOf', { count: servings, amount: amount(serving.size, serving.unit) }),
      ],
      [t('label.net'), net && [large(net, amount), packs && ` (${packs})`].join('')],
      [t('label.dimensions'), facts.dimensions && <Dimensions sizes={facts.dimensions} />],
      [t('label.capacity'), capacity && large({ value: capacity, unit: 'ml' }, amount)],
      [t('label.maxLoad'), maxLoad && amount(maxLoad, 'kg')],
      [t('label.material'), facts.material],
      [t('label.care'), facts.care],
    ]
    return rows.filter(([, value]) => Boolean(value))
  }
}

/** A thousand grams are a kilogram. */
export function large(
  { value, unit }: { value: number; unit: 'g' | 'ml' | 'piece' },
  amount: ReturnType<typeof useAmount>,
): string {
  if (unit === 'piece' || value < 1000) return amount(value, unit)
  return amount(value / 1000, unit === 'g' ? 'kg' : 'l')
}

/** Allergens stand out by their weight. */
function Ingredients({ text }: { text: string }) {
  return markedParts(text).map((part, n) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
    part.marked ? <strong key={n}>{part.text}</strong> : part.text,
  )
}

function Allergens({ contains, mayContain }: { contains: Allergen[]; mayContain: Allergen[] }) {
  const t = useT(labelWords)
  const { tag } = useLocale()
  const list = (some: Allergen[]) =>
    new Intl.ListFormat(tag).format(some.map((one) => t(`label.allergen.${one}`)))
  return (
    <>
      {contains.length > 0 ? (
        <strong className="block">{t('label.contains', { list: list(contains) })}</strong>
      ) : null}
      {mayContain.length > 0 ? (
        <span className="block">{t('label.mayContain', { list: list(mayContain) })}</span>
      ) : null}
    </>
  )
}

function Dimensions({ sizes }: { sizes: NonNullable<ProductFacts['dimensions']> }) {
  const t = useT(labelWords)
  const amount = useAmount()
  return (
    <ul>
      {dimensions.map((one) => {
        const size = sizes[one]
        if (size === undefined) return null
        const written = size < 1 ? amount(size * 10, 'mm') : amount(size, 'cm')
        return <li key={one}>{t(`label.dimension.${one}`, { amount: written })}</li>
      })}
    </ul>
  )
}
