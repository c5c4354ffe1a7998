import { countriesIn, localCountryName } from 'contract/countries'
import { type ComponentProps, memo, useState } from 'react'
import { useLocale } from '../../i18n/i18n'
import { Select } from '../select'
import { useField } from './context'

type Props = Pick<ComponentProps<typeof Select>, 'label' | 'autoComplete'> & {
  name: string
  /** Text of the empty option. */
  placeholder: string
  /** Codes of the offered countries; all by default. */
  codes?: readonly string[] | undefined
}

/**
 * Select of a country, whose value is its name in the page's language. A value in another language selects its country;
 * a text that is not in the list stays one more option.
 */
export function CountryField({ name, placeholder, codes, ...rest }: Props) {
  const { locale } = useLocale()
  const { value, change, leave, error, described } = useField(name)
  const countries = countriesIn(locale, codes)
  const selected = localCountryName(value, locale)
  const isListed = selected === '' || countries.some((country) => country.name === selected)
  const [typed, setTyped] = useState('')
  if (!isListed && typed !== selected) setTyped(selected)
  return (
    <Select
      name={name}
      required
      value={selected}
      onChange={({ target }) => change(target.value)}
      onBlur={leave}
      error={error}
      {...rest}
      {...described}
    >
      <option value="">{placeholder}</option>
      {typed === '' ? null : <option value={typed}>{typed}</option>}
      <CountryOptions codes={codes} />
    </Select>
  )
}

/** About 250 options, rendered once per language instead of at each change of the form. */
const CountryOptions = memo(function CountryOptions({ codes }: Pick<Props, 'codes'>) {
  const { locale } = useLocale()
  return countriesIn(locale, codes).map(({ code, name }) => (
    <option key={code} value={name}>
      {name}
    </option>
  ))
})
