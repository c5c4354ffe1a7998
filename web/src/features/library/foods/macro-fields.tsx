import { macroNames } from 'contract/programs/meal-rules'
import { useT } from '../../../i18n/i18n'
import { Field } from '../../../ui/form/field'
import { foodsWords } from './words/foods-words'

/** Energy and nutrients as numbers that are typed. */
export function MacroFields({ path }: { path: string }) {
  const t = useT(foodsWords)
  return (
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
      {macroNames.map((name) => (
        <Field
          key={name}
          name={`${path}.${name}`}
          kind="code"
          autoCapitalize="none"
          inputMode="decimal"
          className="tabular-nums"
          label={t(`foods.macros.${name}`)}
        />
      ))}
    </div>
  )
}
