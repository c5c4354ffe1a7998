import { INVITATION_HOURS, inviteProblems } from 'contract/auth/invitation-rules'
import { type Locale, localeCodes, locales } from 'contract/locale'
import { type StaffRole, staffRoles } from 'contract/staff'
import { errorText, isServerFailure } from '../../../api/error-text'
import { consoleWords } from '../../../i18n/console/words/console-words'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useLocale, useT } from '../../../i18n/i18n'
import { isolated } from '../../../i18n/isolated'
import { Dialog } from '../../../ui/dialog'
import { DialogForm } from '../../../ui/form/dialog-form'
import { Field, SelectField } from '../../../ui/form/field'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm } from '../../../ui/form/use-form'
import { useToast } from '../../../ui/toast'
import { useInvite } from './invitations.api'
import { staffInvitationsWords } from './words/staff-invitations-words'

/** Dialog with address, role and language of an invitation. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useT(consoleWords, staffInvitationsWords, errorWords)
  const { locale } = useLocale()
  const toast = useToast()
  const { mutateAsync: invite } = useInvite()
  const form = useForm({
    rules: inviteProblems,
    initial: { email: '', staffRole: 'shop' as StaffRole, locale: locale as Locale },
    limits: { email: 254 },
    show: 'first',
    errorText: (error) => {
      const failed = t('staffInvitations.sending.failed')
      return isServerFailure(error) ? failed : errorText(t, error, failed)
    },
    submit: async (body) => {
      const email = body.email.trim()
      await invite({ ...body, email })
      toast(t('staffInvitations.sending.done', { email: isolated(email) }))
      onClose()
    },
  })
  return (
    <Dialog open onClose={onClose} title={t('staffInvitations.sending.title')}>
      <DialogForm
        form={form}
        onCancel={onClose}
        submit={
          <SubmitButton busyText={t('staffInvitations.sending.busy')}>
            {t('staffInvitations.sending.submit')}
          </SubmitButton>
        }
      >
        <p className="text-ink-soft">{t('staffInvitations.sending.text', { hours: INVITATION_HOURS })}</p>
        <Field
          name="email"
          kind="email"
          autoComplete="off"
          label={t('staffInvitations.sending.email')}
          data-autofocus
        />
        <SelectField name="staffRole" label={t('staffInvitations.sending.role')}>
          {staffRoles.map((role) => (
            <option key={role} value={role}>
              {`${t(`console.roles.${role}`)} (${t(`staffInvitations.opens.${role}`)})`}
            </option>
          ))}
        </SelectField>
        <SelectField name="locale" label={t('staffInvitations.sending.language')}>
          {localeCodes.map((code) => (
            <option key={code} value={code} lang={code}>
              {locales[code].name}
            </option>
          ))}
        </SelectField>
      </DialogForm>
    </Dialog>
  )
}
