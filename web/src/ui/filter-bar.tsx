import type { ComponentProps, ReactNode } from 'react'
import { FilterLinks } from './filter-links'
import { SearchForm } from './form/search-form'
import { Select } from './select'

interface Choice<V extends string> {
  label: string
  /** Label of the option without a filter. */
  all: string
  value: V | undefined
  options: readonly { value: V; label: string }[]
  onChange: (value: V | undefined) => void
}

interface Props<V extends string> {
  /** `onSearch` is called for changed text only: repeating the search would reset the page number. */
  search: Pick<
    ComponentProps<typeof SearchForm>,
    'value' | 'onSearch' | 'label' | 'placeholder' | 'clearLabel'
  >
  choice?: Choice<V>
  filter: Pick<ComponentProps<typeof FilterLinks>, 'label' | 'links'>
  /** More filters beside the search. */
  children?: ReactNode
}

/** Controls above a list of a work area: search, optional select, and filter links. */
export function FilterBar<V extends string>({ search, choice, filter, children }: Props<V>) {
  return (
    <div className="grid gap-4">
      <div className="grid gap-3 sm:grid-cols-[minmax(0,26rem)_auto] sm:justify-start">
        <SearchForm
          {...search}
          onSearch={(text) => (text === search.value ? undefined : search.onSearch(text))}
        />
        {choice ? <ChoiceSelect {...choice} /> : null}
        {children}
      </div>
      <FilterLinks {...filter} />
    </div>
  )
}

function ChoiceSelect<V extends string>({ label, all, value, options, onChange }: Choice<V>) {
  return (
    <Select
      hideLabel
      className="sm:w-56"
      label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(options.find((option) => option.value === target.value)?.value)}
    >
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  )
}
