import { NOTES_MAX } from 'contract/orders/rules'
import type { ComponentProps } from 'react'
import { useId, useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { cx } from '../../../ui/cx'
import { inputClass } from '../../../ui/field'
import { TextField } from '../../../ui/text-field'
import type { CheckoutField } from './checkout-form'
import type { Checkout } from './use-checkout'

type Input = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'name'>

function FormField({ checkout, field, ...rest }: { checkout: Checkout; field: CheckoutField } & Input) {
  const t = useT()
  const { form, edit, leave, problemAt } = checkout
  const code = problemAt(field)
  return (
    <TextField
      name={field}
      required
      // The keyboard of a phone leads on from field to field.
      inputMode="text"
      enterKeyHint="next"
      value={form[field]}
      onChange={(event) => edit(field, event.target.value)}
      onBlur={() => leave(field)}
      error={code && t.error(code, { email: form.email })}
      {...rest}
    />
  )
}

const latin = { dir: 'ltr', className: 'rtl:text-end' } as const

export function CustomerFields({ checkout }: { checkout: Checkout }) {
  const t = useT()
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <FormField
        checkout={checkout}
        field="firstName"
        label={t('auth.firstName')}
        autoComplete="given-name"
        maxLength={100}
      />
      <FormField
        checkout={checkout}
        field="lastName"
        label={t('auth.lastName')}
        autoComplete="family-name"
        maxLength={100}
      />
      <FormField
        checkout={checkout}
        field="email"
        label={t('auth.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        {...latin}
      />
      <FormField
        checkout={checkout}
        field="phone"
        label={t('checkout.phone')}
        hint={t('checkout.phoneHint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
        {...latin}
      />
    </div>
  )
}

export function AddressFields({ checkout }: { checkout: Checkout }) {
  const t = useT()
  return (
    <div className="grid gap-5 sm:grid-cols-6">
      <div className="sm:col-span-6">
        <FormField
          checkout={checkout}
          field="street"
          label={t('checkout.street')}
          autoComplete="street-address"
          maxLength={200}
        />
      </div>
      <div className="sm:col-span-3">
        <FormField
          checkout={checkout}
          field="city"
          label={t('checkout.city')}
          autoComplete="address-level2"
          maxLength={100}
        />
      </div>
      <div className="sm:col-span-3">
        <FormField
          checkout={checkout}
          field="state"
          label={t('checkout.state')}
          autoComplete="address-level1"
          maxLength={100}
        />
      </div>
      <div className="sm:col-span-2">
        <FormField
          checkout={checkout}
          field="zipCode"
          label={t('checkout.zip')}
          autoComplete="postal-code"
          autoCapitalize="characters"
          maxLength={20}
          {...latin}
        />
      </div>
      <div className="sm:col-span-4">
        <FormField
          checkout={checkout}
          field="country"
          label={t('checkout.country')}
          autoComplete="country-name"
          enterKeyHint="done"
          maxLength={100}
        />
      </div>
    </div>
  )
}

/** The note is for the few who need one: a single line that grows when somebody writes. Named by its section. */
export function NotesField({ checkout, labelledBy }: { checkout: Checkout; labelledBy: string }) {
  const t = useT()
  const id = useId()
  const { form, edit } = checkout
  const [writing, setWriting] = useState(false)
  const open = writing || form.notes !== ''
  const left = NOTES_MAX - form.notes.length
  return (
    <div className="grid gap-1.5">
      <textarea
        name="notes"
        aria-labelledby={labelledBy}
        aria-describedby={id}
        placeholder={t('common.optional')}
        rows={open ? 4 : 1}
        maxLength={NOTES_MAX}
        value={form.notes}
        onChange={(event) => edit('notes', event.target.value)}
        onFocus={() => setWriting(true)}
        onBlur={() => setWriting(false)}
        className={cx(inputClass, 'resize-y py-2.5')}
      />
      <p id={id} className="text-ink-soft text-sm">
        {left < 100 ? t('checkout.notesLeft', { left }) : t('checkout.notesHint')}
      </p>
    </div>
  )
}
