import { markerOf, unitsOf } from 'contract/blood-tests/markers'
import { LABEL_MAX, UNIT_MAX, VALUE_MAX } from 'contract/blood-tests/rules'
import { type ComponentProps, useEffect, useId } from 'react'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { useFormContext, useProblemText } from '../../../ui/form/context'
import { leaveField } from '../../../ui/form/store'
import { Icon } from '../../../ui/icon'
import { TextField } from '../../../ui/text-field'
import { submitTestWords } from '../customer/submit/words/submit-test-words'
import type { ItemRow } from './item-rows'

interface Props {
  row: ItemRow
  /** Index in the form. */
  at: number
  /** Id of the datalist of known names. */
  markers: string
  onChange: (row: ItemRow) => void
  onRemove: (name: string) => void
}

const maxima = {
  label: LABEL_MAX,
  value: VALUE_MAX,
  unit: UNIT_MAX,
  low: VALUE_MAX,
  high: VALUE_MAX,
} as const

/** Value as printed on the report: name, amount, unit and that laboratory's reference range. */
export function ItemFields({ row, at, markers, onChange, onRemove }: Props) {
  const t = useT(submitTestWords)
  const id = useId()
  const units = unitsOf(markerOf(row.label))
  const entry = t('submitTest.values.entry', { n: at + 1 })
  const name = row.label.trim() || entry
  const bound = (field: keyof typeof maxima) => ({
    path: `items.${at}.${field}`,
    label: t(`submitTest.values.${field}`),
    value: row[field],
    maxLength: maxima[field],
    onValue: (value: string) => onChange({ ...row, [field]: value }),
  })
  const figure = { dir: 'ltr', inputMode: 'decimal', className: 'tabular-nums' } as const
  return (
    <fieldset className="grid grid-cols-2 items-start gap-3 rounded-card border border-hairline bg-raised p-4 sm:grid-cols-[minmax(0,1fr)_7rem_7rem]">
      <legend className="sr-only">{entry}</legend>
      <div className="max-sm:col-span-2">
        <ItemField {...bound('label')} dir="auto" list={markers} />
      </div>
      <ItemField {...bound('value')} dir="ltr" className="tabular-nums" />
      <ItemField {...bound('unit')} dir="ltr" list={`${id}-units`} autoCapitalize="none" spellCheck={false} />
      <datalist id={`${id}-units`}>
        {units.map((unit) => (
          <option key={unit} value={unit} />
        ))}
      </datalist>
      <div className="col-span-full grid grid-cols-2 items-start gap-3 sm:grid-cols-[9rem_9rem_minmax(0,1fr)]">
        <ItemField {...bound('low')} {...figure} />
        <ItemField {...bound('high')} {...figure} />
        <Button
          kind="quiet"
          size="sm"
          className="self-end justify-self-end max-sm:col-span-2"
          aria-label={t('submitTest.values.removeNamed', { name })}
          onClick={() => onRemove(name)}
        >
          <Icon name="trash" size={18} />
          {t('submitTest.values.remove')}
        </Button>
      </div>
    </fieldset>
  )
}

type FieldProps = Omit<ComponentProps<typeof TextField>, 'name' | 'onChange' | 'error'> & {
  path: string
  value: string
  onValue: (value: string) => void
}

/** Field of a row. All rows are one form value, so that a row can be moved or removed as a whole. */
function ItemField({ path, value, onValue, ...rest }: FieldProps) {
  const { form, shown } = useFormContext()
  const textOf = useProblemText()
  useEffect(() => {
    form.fields.add(path)
    return () => void form.fields.delete(path)
  }, [form, path])
  const problem = shown.find((one) => one.path === path)
  return (
    <TextField
      name={path}
      autoComplete="off"
      value={value}
      onChange={({ target }) => onValue(target.value)}
      onBlur={() => leaveField(form, path, value)}
      error={problem && textOf(problem)}
      {...rest}
    />
  )
}
