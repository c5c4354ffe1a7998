import type { Address } from 'contract/auth/address-calls'
import { addressLines } from 'contract/postal-address'
import { useT } from '../../../i18n/i18n'
import { ChoiceCard } from '../../../ui/choice-card'
import { useFieldValue, useFormContext } from '../../../ui/form/context'
import { fillForm } from '../../../ui/form/store'
import { type CheckoutValues, withAddress } from './checkout-form'
import { checkoutWords } from './words/checkout-words'

/** Cards of the account's addresses; a press fills the fields below. One address alone is filled in already. */
export function SavedAddresses({ addresses }: { addresses: readonly Address[] }) {
  const t = useT(checkoutWords)
  const { form } = useFormContext()
  const customerInfo = useFieldValue<CheckoutValues['customerInfo']>('customerInfo')
  if (addresses.length < 2) return null
  const { street, zipCode, city } = customerInfo.address
  const isChosen = (one: Address) => one.street === street && one.zipCode === zipCode && one.city === city
  const choose = (one: Address) =>
    fillForm(form, withAddress(form.values() as unknown as CheckoutValues, one))
  return (
    <div role="radiogroup" aria-label={t('checkout.savedAddresses')} className="grid gap-3 sm:grid-cols-2">
      {addresses.map((one) => {
        const [first = '', ...rest] = addressLines(one, t('common.comma'))
        return (
          <ChoiceCard
            key={one.id}
            name="savedAddress"
            label={first}
            description={
              <bdi>{[...rest, `${one.firstName} ${one.lastName}`.trim()].join(t('common.comma'))}</bdi>
            }
            checked={isChosen(one)}
            onChange={() => choose(one)}
          />
        )
      })}
    </div>
  )
}
