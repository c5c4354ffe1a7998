import { NOTES_MAX } from 'contract/orders/rules'
import { hasState } from 'contract/postal-address'
import { type ReactNode, useId, useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { cx } from '../../../ui/cx'
import { useField, useFieldValue } from '../../../ui/form/context'
import { Field } from '../../../ui/form/field'
import { inputLook } from '../../../ui/input-look'
import { AddressCountry } from '../../auth/address-country'
import { authWords } from '../../auth/words/auth-words'
import { checkoutWords } from './words/checkout-words'

/** The keyboard of a phone leads on from field to field. */
const next = { inputMode: 'text', enterKeyHint: 'next' } as const

interface Props {
  /** False if staff enter a customer's details, so that the browser does not offer their own. */
  autofill?: boolean
}

interface CustomerProps extends Props {
  /** False if no parcel is sent, so that no carrier calls. */
  isShipped?: boolean
}

export function CustomerFields({ autofill = true, isShipped = true }: CustomerProps) {
  const t = useT(authWords, checkoutWords)
  const offer = (token: string) => ({ autoComplete: autofill ? token : 'off' })
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field name="customerInfo.firstName" label={t('auth.firstName')} {...offer('given-name')} {...next} />
      <Field name="customerInfo.lastName" label={t('auth.lastName')} {...offer('family-name')} {...next} />
      <Field
        name="customerInfo.email"
        kind="email"
        label={t('auth.email')}
        {...offer('email')}
        enterKeyHint="next"
      />
      <Field
        name="customerInfo.phone"
        kind="phone"
        {...offer('tel')}
        label={t('auth.phone')}
        hint={isShipped ? t('checkout.phoneHint') : undefined}
        enterKeyHint="next"
      />
    </div>
  )
}

interface AddressProps extends Props {
  /** A `fixed` country is shown and cannot be changed. */
  country?: 'free' | 'fixed'
}

export function AddressFields({ autofill = true, country = 'free' }: AddressProps) {
  const t = useT(authWords)
  const offer = (token: string) => ({ autoComplete: autofill ? token : 'off' })
  const at = (name: string) => `customerInfo.address.${name}`
  const showsState = hasState(useFieldValue(at('country')))
  return (
    <div className="grid gap-5 sm:grid-cols-6">
      <div className="sm:col-span-6">
        {country === 'fixed' ? (
          <Field name={at('country')} readOnly className="read-only:bg-sunken" label={t('auth.country')} />
        ) : (
          <AddressCountry name={at('country')} {...offer('country-name')} />
        )}
      </div>
      <div className="sm:col-span-6">
        <Field name={at('street')} label={t('auth.street')} {...offer('street-address')} {...next} />
      </div>
      <div className={showsState ? 'sm:col-span-2' : 'sm:col-span-4'}>
        <Field name={at('city')} label={t('auth.city')} {...offer('address-level2')} {...next} />
      </div>
      {showsState ? (
        <div className="sm:col-span-2">
          <Field name={at('state')} label={t('auth.state')} {...offer('address-level1')} {...next} />
        </div>
      ) : null}
      <div className="sm:col-span-2">
        <Field
          name={at('zipCode')}
          kind="zip"
          label={t('auth.zip')}
          {...offer('postal-code')}
          inputMode="text"
          enterKeyHint="done"
        />
      </div>
    </div>
  )
}

/**
 * The note is for the few who need one: a single line that grows when somebody writes. Named by its section. `packed`:
 * there is something to pack, so those who pack it read the note.
 */
export function NotesField({ labelledBy, packed }: { labelledBy: string; packed: boolean }) {
  const t = useT(checkoutWords)
  const id = useId()
  const { value: notes, limit, change } = useField('notes')
  const [writing, setWriting] = useState(false)
  const open = writing || notes !== ''
  const left = NOTES_MAX - notes.length
  return (
    <div className="grid gap-1.5">
      <textarea
        name="notes"
        aria-labelledby={labelledBy}
        aria-describedby={id}
        placeholder={t('common.optional')}
        rows={open ? 4 : 1}
        maxLength={limit}
        value={notes}
        onChange={(event) => change(event.target.value)}
        onFocus={() => setWriting(true)}
        onBlur={() => setWriting(false)}
        className={cx(inputLook(), 'resize-y py-2.5')}
      />
      <p id={id} className="text-ink-soft text-sm empty:hidden">
        {left < 100 ? t('checkout.notesLeft', { left }) : packed ? t('checkout.notesHint') : null}
      </p>
    </div>
  )
}

interface SectionProps {
  title: string
  /** The section is a group of radio buttons. */
  group?: boolean
  children: ReactNode | ((headingId: string) => ReactNode)
}

/** A part of a long form with its heading. */
export function FormSection({ title, group, children }: SectionProps) {
  const id = useId()
  const content = typeof children === 'function' ? children(id) : children
  return (
    <div className="grid gap-5 border-hairline border-t pt-6">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {group ? (
        <div role="radiogroup" aria-labelledby={id}>
          {content}
        </div>
      ) : (
        content
      )}
    </div>
  )
}
