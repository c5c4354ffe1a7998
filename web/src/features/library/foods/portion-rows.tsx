import { PORTION_NAME_MAX, PORTIONS_MAX } from 'contract/library/food-rules'
import { locales } from 'contract/locale'
import { asciiDigits } from 'contract/sentence'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { ItemButton } from '../../../ui/edit/item-button'
import { FieldError } from '../../../ui/field'
import { useField, useFormContext, useProblemText } from '../../../ui/form/context'
import { Icon } from '../../../ui/icon'
import { inputLook } from '../../../ui/input-look'
import { noPortion, type PortionValues, portionFields } from './food-values'
import { foodsWords } from './words/foods-words'

/** Usual amounts of a food: one row each, with the name in every language. */
export function PortionRows() {
  const t = useT(foodsWords)
  const { value, change } = useField<PortionValues[]>('portions')
  const write = (at: number, part: Partial<PortionValues>) =>
    change(value.map((one, i) => (i === at ? { ...one, ...part } : one)))
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-3 font-semibold">{t('foods.portions')}</legend>
      {value.map((portion, at) => (
        <PortionRow
          // biome-ignore lint/suspicious/noArrayIndexKey: rows may be the same, and have no other name
          key={at}
          at={at}
          portion={portion}
          onWrite={(part) => write(at, part)}
          onRemove={() => change(value.filter((_, i) => i !== at))}
        />
      ))}
      {value.length < PORTIONS_MAX ? (
        <Button
          kind="quiet"
          size="sm"
          tight
          className="justify-self-start"
          onClick={() => change([...value, noPortion])}
        >
          <Icon name="plus" size={16} />
          {t('foods.addPortion')}
        </Button>
      ) : null}
    </fieldset>
  )
}

interface RowProps {
  at: number
  portion: PortionValues
  onWrite: (part: Partial<PortionValues>) => void
  onRemove: () => void
}

function PortionRow({ at, portion, onWrite, onRemove }: RowProps) {
  const t = useT(foodsWords)
  const { shown } = useFormContext()
  const textOf = useProblemText()
  const problem = shown.find(({ path }) => path.startsWith(`portions.${at}.`))
  const n = at + 1
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
        <div className="grid gap-2 sm:grid-cols-[repeat(3,minmax(0,1fr))_6rem]">
          {portionFields.map((field) => {
            const isGrams = field === 'grams'
            return (
              <input
                key={field}
                name={`portions.${at}.${field}`}
                aria-label={
                  isGrams
                    ? t('foods.portionGrams', { n })
                    : t('foods.portion', { n, language: locales[field].name })
                }
                aria-invalid={problem?.path.endsWith(`.${field}`) || undefined}
                placeholder={isGrams ? t('foods.grams') : locales[field].name}
                lang={isGrams ? undefined : field}
                dir={isGrams ? 'ltr' : locales[field].dir}
                inputMode={isGrams ? 'decimal' : undefined}
                maxLength={PORTION_NAME_MAX}
                className={`${inputLook('sm')} ${isGrams ? 'tabular-nums' : ''}`}
                value={portion[field]}
                onChange={({ target }) =>
                  onWrite({ [field]: isGrams ? asciiDigits(target.value) : target.value })
                }
              />
            )
          })}
        </div>
        <ItemButton label={t('foods.removePortion', { n })} icon="trash" onClick={onRemove} />
      </div>
      {problem ? <FieldError>{textOf(problem)}</FieldError> : null}
    </div>
  )
}
