import type { Address } from 'contract/auth/address-calls'
import { addressProblems, addressTextNames, addressTexts } from 'contract/auth/address-rules'
import type { Me } from 'contract/auth/calls'
import { addressToSend, hasState } from 'contract/postal-address'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useLocale, useT } from '../../../i18n/i18n'
import { Dialog } from '../../../ui/dialog'
import { useFieldValue } from '../../../ui/form/context'
import { DialogForm } from '../../../ui/form/dialog-form'
import { CheckboxField, Field } from '../../../ui/form/field'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm } from '../../../ui/form/use-form'
import { AddressCountry } from '../address-country'
import { accountErrorText } from '../auth-errors'
import { authWords } from '../words/auth-words'
import { type AddressForm, useSaveAddress } from './account.api'
import { accountWords } from './words/account-words'

const limits = Object.fromEntries(addressTextNames.map((name) => [name, addressTexts[name].max]))

/** Address in the dialog: a saved one, or a new one. */
export type Editing = Address | 'new'

interface Props {
  editing: Editing | null
  me: Me
  onClose: () => void
  onSaved: () => void
}

export function AddressDialog({ editing, me, onClose, onSaved }: Props) {
  const t = useT(accountWords)
  return (
    <Dialog
      open={editing !== null}
      onClose={onClose}
      title={t(editing === 'new' ? 'account.addresses.addTitle' : 'account.addresses.editTitle')}
    >
      {editing ? <AddressFields editing={editing} me={me} onClose={onClose} onSaved={onSaved} /> : null}
    </Dialog>
  )
}

function AddressFields({ editing, me, onClose, onSaved }: Props & { editing: Editing }) {
  const t = useT(accountWords, authWords, errorWords)
  const { locale } = useLocale()
  const { mutateAsync: saveAddress } = useSaveAddress(me.id)
  const form = useForm({
    rules: addressProblems,
    initial: startOf(editing, me),
    limits,
    show: 'all',
    check: 'blur',
    errorText: (error) => accountErrorText(t, error, t('auth.notDone')),
    submit: async (values) => {
      const id = editing === 'new' ? undefined : editing.id
      await saveAddress({ ...addressToSend(trimmed(values), locale), id })
      onSaved()
    },
  })

  return (
    <DialogForm
      form={form}
      onCancel={onClose}
      submit={
        <SubmitButton busyText={t('account.addresses.saving')}>{t('account.addresses.save')}</SubmitButton>
      }
    >
      <Fields />
      {editing !== 'new' && editing.isDefault ? null : (
        <CheckboxField name="isDefault">{t('account.addresses.useDefault')}</CheckboxField>
      )}
    </DialogForm>
  )
}

function Fields() {
  const t = useT(authWords)
  const showsState = hasState(useFieldValue('country'))
  return (
    <div className="grid gap-4 sm:grid-cols-6">
      <div className="sm:col-span-3">
        <Field name="firstName" label={t('auth.firstName')} autoComplete="given-name" />
      </div>
      <div className="sm:col-span-3">
        <Field name="lastName" label={t('auth.lastName')} autoComplete="family-name" />
      </div>
      <div className="sm:col-span-6">
        <Field name="phone" kind="phone" label={t('auth.phone')} />
      </div>
      <div className="sm:col-span-6">
        <AddressCountry name="country" />
      </div>
      <div className="sm:col-span-6">
        <Field name="street" label={t('auth.street')} autoComplete="street-address" />
      </div>
      <div className={showsState ? 'sm:col-span-2' : 'sm:col-span-4'}>
        <Field name="city" label={t('auth.city')} autoComplete="address-level2" />
      </div>
      {showsState ? (
        <div className="sm:col-span-2">
          <Field name="state" label={t('auth.state')} autoComplete="address-level1" />
        </div>
      ) : null}
      <div className="sm:col-span-2">
        <Field name="zipCode" kind="zip" label={t('auth.zip')} />
      </div>
    </div>
  )
}

function trimmed(values: AddressForm): AddressForm {
  return { ...values, ...Object.fromEntries(addressTextNames.map((name) => [name, values[name].trim()])) }
}

function startOf(editing: Editing, me: Me): AddressForm {
  if (editing !== 'new') {
    const { id: _, countryCode: __, state = '', ...form } = editing
    return { ...form, state }
  }
  const { firstName, lastName } = me
  return {
    firstName,
    lastName,
    phone: '',
    street: '',
    city: '',
    state: '',
    zipCode: '',
    country: '',
    isDefault: false,
  }
}
