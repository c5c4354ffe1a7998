import type { LibraryFood } from 'contract/library/food-calls'
import { FOOD_GRAMS_MAX, macrosOf } from 'contract/library/food-rules'
import { type KeyboardEvent, useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { chipLook } from '../../../ui/chip'
import { typedNumber } from '../../../ui/form/typed-number'
import { TextField } from '../../../ui/text-field'
import { useMacroText } from './macro-text'
import { suggestionsWords } from './words/suggestions-words'

/** Grams of a food that has no portion. */
const USUAL_GRAMS = 100

interface Props {
  food: LibraryFood
  /** Says that the athlete must not eat it. */
  warning?: string | undefined
  onAdd: (grams: number) => void
  onCancel: () => void
}

/** Amount of a food in grams or by a portion, with what it brings. */
export function FoodAmount({ food, warning, onAdd, onCancel }: Props) {
  const t = useT(suggestionsWords)
  const macroText = useMacroText()
  const { name, portions } = food.filled
  const [text, setText] = useState(String(portions[0]?.grams ?? USUAL_GRAMS))
  const [tried, setTried] = useState(false)
  const grams = typedNumber(text)
  const isAmount = grams > 0 && grams <= FOOD_GRAMS_MAX
  const add = () => {
    setTried(true)
    if (isAmount) onAdd(grams)
  }
  // The keys belong to this part, not to the draft around it.
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.stopPropagation()
    if (event.key === 'Enter' && event.target instanceof HTMLButtonElement) return
    event.preventDefault()
    if (event.key === 'Enter') add()
    else onCancel()
  }
  const brings = macrosOf([{ per100: food.per100, grams: isAmount ? grams : 0 }])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset lays its parts out in its own way
    <div
      role="group"
      aria-label={name}
      className="grid gap-3 rounded-card border border-hairline bg-raised p-3"
      onKeyDown={onKeyDown}
    >
      <bdi className="font-semibold">{name}</bdi>
      {warning ? <p className="font-semibold text-pomegranate text-sm">{warning}</p> : null}
      {portions.length > 0 ? (
        <div className="flex flex-wrap gap-2">
          {portions.map((portion) => (
            <button
              key={`${portion.name} ${portion.grams}`}
              type="button"
              aria-pressed={grams === portion.grams}
              className={chipLook({ chosen: grams === portion.grams, size: 'sm' })}
              onClick={() => setText(String(portion.grams))}
            >
              {t('suggestions.portion', { name: portion.name, grams: portion.grams })}
            </button>
          ))}
        </div>
      ) : null}
      <TextField
        label={t('suggestions.grams')}
        size="sm"
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        autoFocus
        value={text}
        error={tried && !isAmount ? t('suggestions.gramsWrong') : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <p role="status" className="text-sm tabular-nums">
        {macroText(brings)}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={add}>
          {t('suggestions.add')}
        </Button>
        <Button size="sm" kind="quiet" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      </div>
    </div>
  )
}
