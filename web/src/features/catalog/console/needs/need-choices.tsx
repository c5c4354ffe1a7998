import type { Needs } from 'contract/catalog/console-need-calls'
import { NEED_CHOICES_MAX } from 'contract/catalog/need-rules'
import { type ReactNode, useId, useState } from 'react'
import { useT } from '../../../../i18n/i18n'
import { isolatedName } from '../../../../i18n/isolated'
import { RemovableChip } from '../../../../ui/chip'
import { ComboboxField } from '../../../../ui/combobox/combobox-field'
import { ComboboxList } from '../../../../ui/combobox/combobox-list'
import { useCombobox } from '../../../../ui/combobox/use-combobox'
import { FieldError } from '../../../../ui/field'
import { useField } from '../../../../ui/form/context'
import { Select } from '../../../../ui/select'
import { useProductChoices } from '../console-catalog.api'
import { needsWords } from './words/needs-words'

interface ChosenProps {
  name: string
  label: string
  labelOf: (value: string) => string
  /** Field that adds a choice; absent at the maximum. */
  children: (value: readonly string[], add: (one: string) => void) => ReactNode
}

/** Chosen values as chips, and a field that adds one. */
function Chosen({ name, label, labelOf, children }: ChosenProps) {
  const t = useT(needsWords)
  const { value, change, error } = useField<string[]>(name)
  const id = useId()
  return (
    <fieldset data-field={name} tabIndex={-1} className="grid min-w-0 content-start gap-3 outline-none">
      <legend className="mb-2 font-semibold text-sm">{label}</legend>
      {value.length > 0 ? (
        <ul className="flex min-w-0 flex-wrap gap-2">
          {value.map((one) => (
            <li key={one} className="max-w-full">
              <RemovableChip
                label={t('needs.remove', { name: isolatedName(labelOf(one)) })}
                onRemove={() => change(value.filter((other) => other !== one))}
              >
                {labelOf(one)}
              </RemovableChip>
            </li>
          ))}
        </ul>
      ) : null}
      {value.length < NEED_CHOICES_MAX ? children(value, (one) => change([...value, one])) : null}
      {error ? <FieldError id={id}>{error}</FieldError> : null}
    </fieldset>
  )
}

interface ChoiceProps {
  name: string
  label: string
  /** Label of the select that adds one. */
  add: string
  options: readonly { value: string; label: string }[]
}

export function ChoiceField({ name, label, add, options }: ChoiceProps) {
  const labelOf = (value: string) => options.find((one) => one.value === value)?.label ?? value
  return (
    <Chosen name={name} label={label} labelOf={labelOf}>
      {(chosen, choose) => (
        <Select hideLabel label={add} value="" onChange={({ target }) => choose(target.value)}>
          <option value="" disabled>
            {add}
          </option>
          {options
            .filter(({ value }) => !chosen.includes(value))
            .map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
        </Select>
      )}
    </Chosen>
  )
}

/** Products, found by name or SKU; `names` are those of the ones that were loaded. */
export function ProductsField({ name, names }: { name: string; names: Needs['names'] }) {
  const t = useT(needsWords)
  const [added, setAdded] = useState<Needs['names']>({})
  return (
    <Chosen name={name} label={t('needs.products')} labelOf={(id) => added[id] ?? names[id] ?? id}>
      {(chosen, choose) => (
        <ProductSearch
          chosen={chosen}
          onChoose={(id, text) => {
            setAdded((before) => ({ ...before, [id]: text }))
            choose(id)
          }}
        />
      )}
    </Chosen>
  )
}

interface SearchProps {
  chosen: readonly string[]
  onChoose: (id: string, name: string) => void
}

function ProductSearch({ chosen, onChoose }: SearchProps) {
  const t = useT(needsWords)
  const box = useCombobox()
  const { data, isPlaceholderData } = useProductChoices(box.settled)
  const found = box.settled.trim() === '' ? [] : (data ?? []).filter(({ _id }) => !chosen.includes(_id))
  const options = found.map(({ _id, name, sku }) => ({
    key: _id,
    content: (
      <span className="flex min-w-0 flex-wrap justify-between gap-x-3">
        <bdi>{name}</bdi>
        <bdi dir="ltr" className="text-ink-soft text-sm">
          {sku}
        </bdi>
      </span>
    ),
    onChoose: () => {
      box.write('')
      onChoose(_id, name)
    },
  }))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field in it is what people type in
    <div
      className="relative scroll-mb-80"
      // Enter would submit the surrounding form; during IME composition it belongs to the IME.
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault()
      }}
    >
      <ComboboxField
        box={box}
        label={t('needs.addProduct')}
        placeholder={t('needs.searchHint')}
        clearLabel={t('needs.clear')}
      />
      <ComboboxList
        box={box}
        label={t('needs.products')}
        groups={options.length > 0 ? [{ key: 'products', options }] : []}
        announcement={t('needs.found', { count: options.length })}
        stale={isPlaceholderData}
        fit
      />
    </div>
  )
}
