import type { ProductFacts } from 'contract/catalog/facts-calls'
import { useT } from '../../../i18n/i18n'
import { useAmount } from './amount'
import { large } from './label-section'
import { labelWords } from './words/label-words'

/** The pack in one line for phones: net quantity, servings, protein of a serving; nothing where none is known. */
export function LabelLine({ facts }: { facts: ProductFacts }) {
  const t = useT(labelWords)
  const amount = useAmount()
  const { netQuantity: net, servings, serving, nutrition } = facts
  const protein = nutrition?.perServing?.protein
  const parts = [
    net && large(net, amount),
    servings &&
      serving &&
      t('label.servingsOf', { count: servings, amount: amount(serving.size, serving.unit) }),
    protein && `${t('label.lines.protein')} ${amount(protein, 'g')}`,
  ].filter(Boolean)
  if (parts.length === 0) return null
  return <p className="truncate text-ink-soft text-sm md:hidden">{parts.join(' · ')}</p>
}
