import { useQueryClient } from '@tanstack/react-query'
import type { Me } from 'contract/auth/calls'
import type { ErrorCode } from 'contract/errors'
import { isLocale, localeCodes, locales } from 'contract/locale'
import { type FormEvent, useRef, useState } from 'react'
import { useLocale, useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { Select } from '../../../ui/select'
import { TextField } from '../../../ui/text-field'
import { useToast } from '../../../ui/toast'
import { FormAlert } from '../auth-layout'
import { useAction } from '../use-action'
import { meQuery, saveProfile } from './account.api'
import { AccountSection } from './account-section'

const codes = {
  firstName: 'auth.first_name_required',
  lastName: 'auth.last_name_required',
} as const satisfies Record<string, ErrorCode>
type NameField = keyof typeof codes

export function AccountProfile({ me }: { me: Me }) {
  const t = useT()
  const toast = useToast()
  const client = useQueryClient()
  const { locale, setLocale } = useLocale()
  const element = useRef<HTMLFormElement>(null)
  const [form, setForm] = useState({ firstName: me.firstName, lastName: me.lastName, locale: me.locale })
  const [missing, setMissing] = useState<NameField | null>(null)
  const { busy, problem, run } = useAction()

  const name = (field: NameField) => ({
    name: field,
    required: true,
    maxLength: 100,
    value: form[field],
    error: missing === field ? t.error(codes[field]) : undefined,
    onChange: (event: { target: { value: string } }) => {
      setForm({ ...form, [field]: event.target.value })
      setMissing(null)
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    const empty = (Object.keys(codes) as NameField[]).find((field) => form[field].trim() === '')
    if (empty) {
      setMissing(empty)
      element.current?.querySelector<HTMLInputElement>(`[name="${empty}"]`)?.focus()
      return
    }
    void run(async () => {
      const changes = { ...form, firstName: form.firstName.trim(), lastName: form.lastName.trim() }
      const saved = await saveProfile(changes)
      client.setQueryData(meQuery(me.id).queryKey, saved)
      toast(t('account.profile.saved'))
      if (saved.locale !== me.locale && saved.locale !== locale) await setLocale(saved.locale)
    })
  }

  return (
    <AccountSection title={t('account.profile.title')} text={t('account.profile.text')}>
      <form ref={element} noValidate onSubmit={submit} className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label={t('auth.firstName')} autoComplete="given-name" {...name('firstName')} />
          <TextField label={t('auth.lastName')} autoComplete="family-name" {...name('lastName')} />
        </div>
        <div className="grid sm:grid-cols-2 sm:gap-5">
          <Select
            label={t('account.profile.language')}
            hint={t('account.profile.languageHint')}
            value={form.locale}
            onChange={({ target }) => isLocale(target.value) && setForm({ ...form, locale: target.value })}
          >
            {localeCodes.map((code) => (
              <option key={code} value={code} lang={code}>
                {locales[code].name}
              </option>
            ))}
          </Select>
        </div>
        <FormAlert id="profile-problem" text={problem} />
        <Button type="submit" busy={busy} className="justify-self-start">
          {busy ? t('account.profile.saving') : t('account.profile.save')}
        </Button>
      </form>
    </AccountSection>
  )
}
