import { useState } from 'react'
import { useNavigate } from 'react-router'
import { sessionOf } from '../../api/areas'
import { errorWords } from '../../i18n/error-words/error-words'
import { useT } from '../../i18n/i18n'
import { Button } from '../../ui/button'
import { useDayFormat } from '../../ui/day-format'
import { Dialog } from '../../ui/dialog'
import { DialogForm } from '../../ui/form/dialog-form'
import { PasswordField } from '../../ui/form/field'
import { SubmitButton } from '../../ui/form/submit-button'
import { useForm } from '../../ui/form/use-form'
import { useToast } from '../../ui/toast'
import { accountErrorText } from '../auth/auth-errors'
import { leave } from '../auth/sign-out.api'
import { authWords } from '../auth/words/auth-words'
import { useDeleteAccount, useStoredData } from './privacy.api'
import { privacyWords } from './words/privacy-words'

/** Explains the deletion and its date, asks for the password and closes the account. */
export function DeleteAccount({ userId }: { userId: string }) {
  const t = useT(privacyWords)
  const { data } = useStoredData(userId)
  const [asking, setAsking] = useState(false)
  const days = data?.graceDays
  return (
    <>
      <ul className="grid max-w-prose list-disc gap-1.5 ps-5 text-sm">
        <li>{t('privacy.delete.goes')}</li>
        <li>{t('privacy.delete.stays')}</li>
        <li>{t('privacy.delete.orders')}</li>
        {days ? <li>{t('privacy.delete.grace', { count: days })}</li> : null}
      </ul>
      {/* Disabled until the grace period is loaded, because the dialog states it. */}
      <Button
        kind="danger"
        className="justify-self-start"
        disabled={days === undefined}
        onClick={() => setAsking(true)}
      >
        {t('privacy.delete.open')}
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} title={t('privacy.delete.askTitle')}>
        {days === undefined ? null : <Ask userId={userId} days={days} onClose={() => setAsking(false)} />}
      </Dialog>
    </>
  )
}

function Ask({ userId, days, onClose }: { userId: string; days: number; onClose: () => void }) {
  const t = useT(authWords, errorWords, privacyWords)
  const toast = useToast()
  const navigate = useNavigate()
  const day = useDayFormat()
  const { mutateAsync: deleteAccount } = useDeleteAccount()
  const form = useForm({
    rules: ({ password }: { password: string }) =>
      password === '' ? [{ path: 'password', code: 'auth.password_required' as const }] : [],
    initial: { password: '' },
    show: 'first',
    errorText: (error) => accountErrorText(t, error, t('privacy.delete.failed')),
    submit: async ({ password }) => {
      const eraseAt = await deleteAccount(password)
      void navigate('/')
      leave('customer')
      // The same account may have a coach session here, with unsent messages.
      if (sessionOf('coach').current().user?.id === userId) leave('coach')
      toast(
        days > 0 ? t('privacy.delete.closed', { date: day(new Date(eraseAt)) }) : t('privacy.delete.done'),
      )
    },
  })
  return (
    <DialogForm
      form={form}
      onCancel={onClose}
      submit={
        <SubmitButton kind="danger" busyText={t('privacy.delete.submitting')}>
          {t('privacy.delete.submit')}
        </SubmitButton>
      }
    >
      <p className="text-ink-soft">
        {days > 0 ? t('privacy.delete.askGrace', { count: days }) : t('privacy.delete.askNow')}
      </p>
      <PasswordField name="password" label={t('privacy.delete.password')} autoComplete="current-password" />
    </DialogForm>
  )
}
