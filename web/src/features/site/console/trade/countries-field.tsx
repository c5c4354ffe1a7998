import { countriesIn, countryName } from 'contract/countries'
import { searchForm } from 'contract/text'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useLocale, useT } from '../../../../i18n/i18n'
import { RemovableChip } from '../../../../ui/chip'
import { ComboboxField } from '../../../../ui/combobox/combobox-field'
import { ComboboxList } from '../../../../ui/combobox/combobox-list'
import { useCombobox } from '../../../../ui/combobox/use-combobox'
import { FieldError } from '../../../../ui/field'
import { useField } from '../../../../ui/form/context'
import { CheckboxField } from '../../../../ui/form/field'
import { tradeWords } from './words/trade-words'

interface Props {
  /** Start of the names of the fields `everywhere` and `countries`, with its dot. */
  path: string
  /** Label of the checkbox for every country. */
  label: string
  /** Codes that may be chosen; all countries by default. */
  among?: readonly string[] | undefined
}

/** Every country, or a chosen list of them. */
export function CountriesField({ path, label, among }: Props) {
  const { value: everywhere } = useField<boolean>(`${path}everywhere`)
  return (
    <div className="grid gap-3">
      <CheckboxField name={`${path}everywhere`}>{label}</CheckboxField>
      {everywhere ? null : <ChosenCountries name={`${path}countries`} among={among} />}
    </div>
  )
}

function ChosenCountries({ name, among }: { name: string; among: Props['among'] }) {
  const t = useT(tradeWords)
  const { locale } = useLocale()
  const { value, change, error } = useField<string[]>(name)
  const id = useId()
  const chosen = value.map((code) => ({ code, label: countryName(code, locale) }))
  return (
    <fieldset
      data-field={name}
      tabIndex={-1}
      aria-describedby={error ? id : undefined}
      className="grid min-w-0 gap-3"
    >
      <legend className="sr-only">{t('trade.countries.title')}</legend>
      {chosen.length > 0 ? (
        <ul aria-label={t('trade.countries.chosen')} className="flex min-w-0 flex-wrap gap-2">
          {chosen.map(({ code, label }) => (
            <li key={code} className="max-w-full">
              <RemovableChip
                label={t('trade.countries.remove', { country: label })}
                onRemove={() => change(value.filter((one) => one !== code))}
              >
                {label}
              </RemovableChip>
            </li>
          ))}
        </ul>
      ) : null}
      <CountrySearch chosen={value} among={among} onChoose={(code) => change([...value, code])} />
      {error ? (
        <div role="alert">
          <FieldError id={id}>{error}</FieldError>
        </div>
      ) : null}
    </fieldset>
  )
}

/** Returns the countries whose name contains the text or whose code it is, those that begin with it first. */
function countriesNamed(text: string, countries: { code: string; name: string }[]) {
  const startOf = (name: string) => Number(!searchForm(name).startsWith(text))
  return countries
    .filter(({ code, name }) => searchForm(name).includes(text) || code.toLowerCase() === text)
    .sort((a, b) => startOf(a.name) - startOf(b.name))
}

interface SearchProps {
  chosen: readonly string[]
  among: Props['among']
  onChoose: (code: string) => void
}

/** Search field whose options are the countries that are not chosen yet. */
function CountrySearch({ chosen, among, onChoose }: SearchProps) {
  const t = useT(tradeWords)
  const { locale } = useLocale()
  const box = useCombobox()
  const place = useRef<HTMLDivElement>(null)
  const [isFocused, setFocused] = useState(false)
  const all = useMemo(() => countriesIn(locale), [locale])
  const typed = searchForm(box.settled)
  // A list of all countries in each method would slow the form down, so only the focused field renders one.
  const found = isFocused
    ? countriesNamed(
        typed,
        all.filter(({ code }) => !chosen.includes(code) && (among?.includes(code) ?? true)),
      )
    : []
  const options = found.map(({ code, name }) => ({
    key: code,
    content: name,
    onChoose: () => {
      box.write('')
      onChoose(code)
    },
  }))
  // Each choice may move the field down.
  const openWith = box.open && options.length > 0 ? chosen.length : undefined
  useEffect(() => {
    // The scroll margin is the height of the list and of the save bar, which would cover it.
    if (openWith !== undefined) place.current?.scrollIntoView?.({ block: 'nearest' })
  }, [openWith])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field in it is what people type in
    <div
      ref={place}
      className="relative scroll-mb-80"
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      // Enter would submit the surrounding form; during IME composition it belongs to the IME.
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault()
      }}
    >
      <ComboboxField
        box={box}
        label={t('trade.countries.search')}
        placeholder={t('trade.countries.search')}
        clearLabel={t('trade.countries.clear')}
      />
      <ComboboxList
        box={box}
        label={t('trade.countries.title')}
        groups={options.length > 0 ? [{ key: 'countries', options }] : []}
        announcement={t('trade.countries.found', { count: options.length })}
        fit
      />
      <p role="status" className="mt-2 text-ink-soft text-sm empty:hidden">
        {isFocused && typed !== '' && options.length === 0 ? t('trade.countries.none') : null}
      </p>
    </div>
  )
}
