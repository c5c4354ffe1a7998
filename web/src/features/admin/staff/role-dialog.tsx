import type { StaffMember } from 'contract/admin/people-calls'
import { type StaffRole, staffRoles } from 'contract/staff'
import { errorText, isServerFailure } from '../../../api/error-text'
import { consoleWords } from '../../../i18n/console/words/console-words'
import { errorWords } from '../../../i18n/error-words/error-words'
import { fullName } from '../../../i18n/full-name'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { Dialog } from '../../../ui/dialog'
import { DialogForm } from '../../../ui/form/dialog-form'
import { SelectField } from '../../../ui/form/field'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm } from '../../../ui/form/use-form'
import { useToast } from '../../../ui/toast'
import { staffInvitationsWords } from '../../auth/staff/words/staff-invitations-words'
import { useChangePerson } from '../people/people.api'
import { consoleStaffWords } from './words/console-staff-words'

const NONE = 'none'

/** Changes or removes the role of a staff member. */
export function RoleDialog({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  const t = useT(consoleWords, consoleStaffWords, errorWords, staffInvitationsWords)
  const toast = useToast()
  const { mutateAsync: change } = useChangePerson(member._id)
  const name = isolatedName(fullName(member))
  const form = useForm({
    rules: () => [],
    initial: { role: (member.staffRole ?? NONE) as StaffRole | typeof NONE },
    show: 'first',
    errorText: (error) => {
      const failed = t('consoleStaff.changing.failed')
      return isServerFailure(error) ? failed : errorText(t, error, failed)
    },
    submit: async ({ role }) => {
      await change({ staffRole: role === NONE ? null : role })
      toast(t('consoleStaff.changing.done', { name }))
      onClose()
    },
  })
  return (
    <Dialog open onClose={onClose} title={t('consoleStaff.changing.title', { name })}>
      <DialogForm
        form={form}
        onCancel={onClose}
        submit={
          <SubmitButton busyText={t('consoleStaff.changing.busy')}>
            {t('consoleStaff.changing.submit')}
          </SubmitButton>
        }
      >
        <p className="text-ink-soft">{t('consoleStaff.changing.text')}</p>
        <SelectField
          name="role"
          label={t('consoleStaff.columns.role')}
          hint={t('consoleStaff.changing.removeText')}
          data-autofocus
        >
          {staffRoles.map((role) => (
            <option key={role} value={role}>
              {`${t(`console.roles.${role}`)} (${t(`staffInvitations.opens.${role}`)})`}
            </option>
          ))}
          <option value={NONE}>{t('consoleStaff.changing.remove')}</option>
        </SelectField>
      </DialogForm>
    </Dialog>
  )
}
