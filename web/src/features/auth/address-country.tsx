import { useT } from '../../i18n/i18n'
import { CountryField } from '../../ui/form/country-field'
import { useTrade } from '../site/trade'
import { authWords } from './words/auth-words'

interface Props {
  name: string
  autoComplete?: string
}

/** Country of a saved address or of an order: one of those to which the shop sells, in account, checkout and console. */
export function AddressCountry({ name, autoComplete = 'country-name' }: Props) {
  const t = useT(authWords)
  const { countries } = useTrade()
  return (
    <CountryField
      name={name}
      label={t('auth.country')}
      placeholder={t('auth.chooseCountry')}
      autoComplete={autoComplete}
      codes={countries}
    />
  )
}
