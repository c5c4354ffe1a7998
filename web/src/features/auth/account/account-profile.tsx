import type { Me } from 'contract/auth/calls'
import { ACCOUNT_NAME_MAX, profileProblems } from 'contract/auth/rules'
import { localeCodes, locales } from 'contract/locale'
import { useEffect } from 'react'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useLocale, useT } from '../../../i18n/i18n'
import { Field, SelectField } from '../../../ui/form/field'
import { Form } from '../../../ui/form/form'
import { FormError } from '../../../ui/form/form-error'
import { fillForm } from '../../../ui/form/store'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm } from '../../../ui/form/use-form'
import { useToast } from '../../../ui/toast'
import { accountErrorText } from '../auth-errors'
import { authWords } from '../words/auth-words'
import { useSaveProfile } from './account.api'
import { AccountSection } from './account-section'
import { accountWords } from './words/account-words'

/** Value of the choice without a zone of one's own. */
const SHOPS_ZONE = ''

/** Returns the zones that the browser knows, with the chosen one. */
function timeZones(chosen: string | null): string[] {
  const known = Intl.supportedValuesOf('timeZone')
  return chosen === null || known.includes(chosen) ? known : [chosen, ...known]
}

export function AccountProfile({ me }: { me: Me }) {
  const t = useT(accountWords, authWords, errorWords)
  const toast = useToast()
  const { mutateAsync: saveProfile } = useSaveProfile(me.id)
  const { locale, setLocale } = useLocale()
  const form = useForm({
    rules: profileProblems,
    initial: {
      firstName: me.firstName,
      lastName: me.lastName,
      locale: me.locale,
      timeZone: me.timeZone ?? SHOPS_ZONE,
    },
    limits: { firstName: ACCOUNT_NAME_MAX, lastName: ACCOUNT_NAME_MAX },
    show: 'first',
    errorText: (error) => accountErrorText(t, error, t('auth.notDone')),
    submit: async (values) => {
      const changes = {
        ...values,
        firstName: values.firstName.trim(),
        lastName: values.lastName.trim(),
        timeZone: values.timeZone === SHOPS_ZONE ? null : values.timeZone,
      }
      const saved = await saveProfile(changes)
      toast(t('account.profile.saved'))
      if (saved.locale !== me.locale && saved.locale !== locale) await setLocale(saved.locale)
    },
  })

  // The header's menu changes it too; what else was typed here stays.
  useEffect(() => fillForm(form, { ...form.values(), locale: me.locale }), [form, me.locale])

  return (
    <AccountSection title={t('account.profile.title')} text={t('account.profile.text')}>
      <Form form={form} className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <Field name="firstName" label={t('auth.firstName')} autoComplete="given-name" />
          <Field name="lastName" label={t('auth.lastName')} autoComplete="family-name" />
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            name="locale"
            label={t('account.profile.language')}
            hint={t('account.profile.languageHint')}
          >
            {localeCodes.map((code) => (
              <option key={code} value={code} lang={code}>
                {locales[code].name}
              </option>
            ))}
          </SelectField>
          <SelectField
            name="timeZone"
            label={t('account.profile.timeZone')}
            hint={t('account.profile.timeZoneHint')}
          >
            <option value={SHOPS_ZONE}>{t('account.profile.shopsZone')}</option>
            {timeZones(me.timeZone).map((name) => (
              <option key={name} value={name} lang="en">
                {name.replaceAll('_', ' ')}
              </option>
            ))}
          </SelectField>
        </div>
        <FormError />
        <SubmitButton className="justify-self-start" busyText={t('account.profile.saving')}>
          {t('account.profile.save')}
        </SubmitButton>
      </Form>
    </AccountSection>
  )
}
