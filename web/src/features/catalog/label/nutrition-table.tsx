import type { ProductFacts } from 'contract/catalog/facts-calls'
import { type Nutrient, type Nutrients, nutrients } from 'contract/catalog/label'
import type { ReactNode } from 'react'
import { useT } from '../../../i18n/i18n'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import { useAmount } from './amount'
import { labelWords } from './words/label-words'

const cell = 'py-2 ps-2 sm:ps-4 text-end align-top tabular-nums'

/** Nutrients per 100 g and per serving, in the form of a label. */
export function NutritionTable({ facts }: { facts: ProductFacts }) {
  const t = useT(labelWords)
  const amount = useAmount()
  const { nutrition, serving } = facts
  if (!nutrition) return null
  const { per, per100, perServing } = nutrition
  const columns = [
    { key: 'per100', name: t('label.per', { amount: amount(100, per) }), values: per100 },
    ...(perServing && serving
      ? [
          {
            key: 'serving',
            name: t('label.perServing', { amount: amount(serving.size, serving.unit) }),
            values: perServing,
          },
        ]
      : []),
  ]
  // Both energy units share a line.
  const lines = nutrients.filter(
    (one): one is Exclude<Nutrient, 'energyKcal'> => one !== 'energyKcal' && per100[one] !== undefined,
  )
  return (
    <LabelTable
      caption={t('label.nutrition')}
      first={t('label.nutrient')}
      columns={columns.map(({ key, name }) => ({ key, name }))}
    >
      {lines.map((line) => (
        <tr key={line} className="border-hairline border-t">
          <th
            scope="row"
            className={
              line === 'saturates' || line === 'sugars'
                ? 'py-2 ps-3 text-start align-top font-normal text-ink-soft'
                : 'py-2 text-start align-top font-medium'
            }
          >
            {t(`label.lines.${line}`)}
          </th>
          {columns.map(({ key, values }) => (
            <td key={key} className={cell}>
              <Value line={line} values={values} />
            </td>
          ))}
        </tr>
      ))}
    </LabelTable>
  )
}

function Value({ line, values }: { line: Nutrient; values: Nutrients }) {
  const amount = useAmount()
  if (line !== 'energyKj') return amount(values[line] ?? 0, 'g')
  return (
    <>
      <span className="block">{amount(values.energyKj, 'kj')}</span>
      <span className="block">{amount(values.energyKcal, 'kcal')}</span>
    </>
  )
}

/** Active ingredients per serving. */
export function ActivesTable({ facts }: { facts: ProductFacts }) {
  const t = useT(labelWords)
  const amount = useAmount()
  const { actives = [], serving } = facts
  if (actives.length === 0 || !serving) return null
  const shares = actives.some(({ share }) => share !== undefined)
  const size = amount(serving.size, serving.unit)
  return (
    <LabelTable
      caption={t('label.actives')}
      first={t('label.active')}
      columns={[
        { key: 'serving', name: t('label.perServing', { amount: size }) },
        ...(shares ? [{ key: 'share', name: t('label.share') }] : []),
      ]}
    >
      {actives.map((one) => (
        <tr key={one.name} className="border-hairline border-t">
          <th scope="row" className="py-2 text-start align-top font-medium">
            {one.name}
          </th>
          <td className={cell}>{amount(one.amount, one.unit)}</td>
          {shares ? (
            <td className={cell}>{one.share === undefined ? '–' : t('label.percent', { n: one.share })}</td>
          ) : null}
        </tr>
      ))}
    </LabelTable>
  )
}

function LabelTable(props: {
  caption: string
  first: string
  columns: readonly { key: string; name: string }[]
  children: ReactNode
}) {
  return (
    <table className="w-full break-inside-avoid border-collapse max-sm:text-sm">
      <caption className="pb-1 text-start font-semibold">{props.caption}</caption>
      <thead className="text-ink-soft text-sm">
        <tr>
          <th scope="col">
            <VisuallyHidden>{props.first}</VisuallyHidden>
          </th>
          {props.columns.map(({ key, name }) => (
            <th key={key} scope="col" className="py-2 ps-2 text-end align-bottom font-medium sm:ps-4">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="border-ink border-y-2">{props.children}</tbody>
    </table>
  )
}
