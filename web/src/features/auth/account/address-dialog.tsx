import type { Address } from 'contract/auth/address-calls'
import type { Me } from 'contract/auth/calls'
import type { ErrorCode } from 'contract/errors'
import { asciiDigits } from 'contract/text'
import { type ComponentProps, type FormEvent, useRef, useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { TextField } from '../../../ui/text-field'
import { FormAlert } from '../auth-layout'
import { useAction } from '../use-action'
import { type AddressForm, saveAddress } from './account.api'

type Field = Exclude<keyof AddressForm, 'isDefault'>
type Input = Partial<ComponentProps<typeof TextField>>

const latin = { dir: 'ltr', className: 'rtl:text-end' } as const

/** The fields in the order of the form: what is said where one is empty, and how it is typed. */
const fields: Record<Field, { code: ErrorCode; input: Input; half?: true }> = {
  firstName: {
    code: 'orders.first_name_required',
    input: { autoComplete: 'given-name', maxLength: 100 },
    half: true,
  },
  lastName: {
    code: 'orders.last_name_required',
    input: { autoComplete: 'family-name', maxLength: 100 },
    half: true,
  },
  phone: {
    code: 'orders.phone_required',
    input: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 40, ...latin },
  },
  street: { code: 'orders.street_required', input: { autoComplete: 'street-address', maxLength: 200 } },
  city: {
    code: 'orders.city_required',
    input: { autoComplete: 'address-level2', maxLength: 100 },
    half: true,
  },
  state: {
    code: 'orders.state_required',
    input: { autoComplete: 'address-level1', maxLength: 100 },
    half: true,
  },
  zipCode: {
    code: 'orders.zip_required',
    input: { autoComplete: 'postal-code', autoCapitalize: 'characters', maxLength: 20, ...latin },
    half: true,
  },
  country: {
    code: 'orders.country_required',
    input: { autoComplete: 'country-name', maxLength: 100 },
    half: true,
  },
}
const names = Object.keys(fields) as Field[]

/** What the dialog works on: an address that is kept, or a new one. */
export type Editing = Address | 'new'

interface Props {
  editing: Editing | null
  me: Me
  onClose: () => void
  onSaved: () => Promise<void>
}

export function AddressDialog({ editing, me, onClose, onSaved }: Props) {
  const t = useT()
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
  const t = useT()
  const element = useRef<HTMLFormElement>(null)
  const [form, setForm] = useState<AddressForm>(() => startOf(editing, me))
  const [checked, setChecked] = useState<ReadonlySet<Field>>(new Set())
  const { busy, problem, run } = useAction()
  const labels: Record<Field, string> = {
    firstName: t('auth.firstName'),
    lastName: t('auth.lastName'),
    phone: t('checkout.phone'),
    street: t('checkout.street'),
    city: t('checkout.city'),
    state: t('checkout.state'),
    zipCode: t('checkout.zip'),
    country: t('checkout.country'),
  }
  const empty = (field: Field) => form[field].trim() === ''
  const type = (field: Field, value: string) =>
    setForm({ ...form, [field]: field === 'phone' || field === 'zipCode' ? asciiDigits(value) : value })

  function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(new Set(names))
    const first = names.find(empty)
    if (first) {
      element.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
      return
    }
    void run(async () => {
      const trimmed = Object.fromEntries(names.map((field) => [field, form[field].trim()]))
      await saveAddress({ ...form, ...trimmed }, editing === 'new' ? undefined : editing.id)
      await onSaved()
    })
  }

  return (
    <form ref={element} noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        {names.map((field) => {
          const { code, input, half } = fields[field]
          return (
            <div key={field} className={half ? undefined : 'sm:col-span-2'}>
              <TextField
                name={field}
                required
                label={labels[field]}
                value={form[field]}
                onChange={(event) => type(field, event.target.value)}
                onBlur={() => setChecked((all) => new Set(all).add(field))}
                error={checked.has(field) && empty(field) ? t.error(code) : undefined}
                {...input}
              />
            </div>
          )
        })}
      </div>
      {editing !== 'new' && editing.isDefault ? null : (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5"
            checked={form.isDefault}
            onChange={(event) => setForm({ ...form, isDefault: event.target.checked })}
          />
          {t('account.addresses.useDefault')}
        </label>
      )}
      <FormAlert id="address-problem" text={problem} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button kind="secondary" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" busy={busy}>
          {busy ? t('account.addresses.saving') : t('account.addresses.save')}
        </Button>
      </div>
    </form>
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
