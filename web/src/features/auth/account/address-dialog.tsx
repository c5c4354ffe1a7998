import type { Address } from 'contract/auth/address-calls'
import { addressProblems, addressTextNames, addressTexts } from 'contract/auth/address-rules'
import type { Me } from 'contract/auth/calls'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { Dialog } from '../../../ui/dialog'
import { DialogForm } from '../../../ui/form/dialog-form'
import { CheckboxField, Field } from '../../../ui/form/field'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm } from '../../../ui/form/use-form'
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
  const { mutateAsync: saveAddress } = useSaveAddress(me.id)
  const form = useForm({
    rules: addressProblems,
    initial: startOf(editing, me),
    limits,
    show: 'all',
    check: 'blur',
    errorText: (error) => accountErrorText(t, error, t('auth.notDone')),
    submit: async (values) => {
      const trimmed = Object.fromEntries(addressTextNames.map((name) => [name, values[name].trim()]))
      await saveAddress({ ...values, ...trimmed, id: editing === 'new' ? undefined : editing.id })
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
      <div className="grid gap-4 sm:grid-cols-2">
        <Field name="firstName" label={t('auth.firstName')} autoComplete="given-name" />
        <Field name="lastName" label={t('auth.lastName')} autoComplete="family-name" />
        <div className="sm:col-span-2">
          <Field name="phone" kind="phone" label={t('auth.phone')} />
        </div>
        <div className="sm:col-span-2">
          <Field name="street" label={t('auth.street')} autoComplete="street-address" />
        </div>
        <Field name="city" label={t('auth.city')} autoComplete="address-level2" />
        <Field name="state" label={t('auth.state')} autoComplete="address-level1" />
        <Field name="zipCode" kind="zip" label={t('auth.zip')} />
        <Field name="country" label={t('auth.country')} autoComplete="country-name" />
      </div>
      {editing !== 'new' && editing.isDefault ? null : (
        <CheckboxField name="isDefault">{t('account.addresses.useDefault')}</CheckboxField>
      )}
    </DialogForm>
  )
}

function startOf(editing: Editing, me: Me): AddressForm {
  if (editing !== 'new') {
    const { id: _, ...form } = editing
    return form
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
