import { useT } from '../../i18n/i18n'
import { CountryField } from '../../ui/form/country-field'
import { authWords } from './words/auth-words'

interface Props {
  name: string
  autoComplete?: string
}

/** Country of a saved address or of an order, in the account, the checkout and the console. */
export function AddressCountry({ name, autoComplete = 'country-name' }: Props) {
  const t = useT(authWords)
  return (
    <CountryField
      name={name}
      label={t('auth.country')}
      placeholder={t('auth.chooseCountry')}
      autoComplete={autoComplete}
    />
  )
}
