import type { StaffMember } from 'contract/admin/people-calls'
import { useState } from 'react'
import { consoleWords } from '../../../i18n/console/words/console-words'
import { fullName } from '../../../i18n/full-name'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { AnyIcon } from '../../../ui/any-icon'
import { Button } from '../../../ui/button'
import { EmptyState } from '../../../ui/empty-state'
import { ErrorState } from '../../../ui/error-state'
import { ListPage } from '../../../ui/list-page'
import { OneLine } from '../../../ui/one-line'
import { usePageTitle } from '../../../ui/page-title'
import type { Column } from '../../../ui/table/columns'
import { DateCell } from '../../../ui/table/date-cell'
import { RowLink } from '../../../ui/table/row'
import { Table } from '../../../ui/table/table'
import { useSession } from '../../auth/session'
import { Invitations } from '../../auth/staff/invitations'
import { InviteDialog } from '../../auth/staff/invite-dialog'
import { staffInvitationsWords } from '../../auth/staff/words/staff-invitations-words'
import { RoleDialog } from './role-dialog'
import { useStaff } from './staff.api'
import { consoleStaffWords } from './words/console-staff-words'

/** Staff members and open invitations. */
export default function StaffPage() {
  const t = useT(consoleWords, consoleStaffWords)
  const { user } = useSession('admin')
  const { data, error, refetch } = useStaff()
  const [inviting, setInviting] = useState(false)
  const [changing, setChanging] = useState<StaffMember | null>(null)
  const columns = useColumns()
  const title = t('consoleStaff.title')
  usePageTitle(t('console.title', { page: title }))
  return (
    <ListPage
      title={title}
      intro={t('consoleStaff.intro')}
      action={
        <Button onClick={() => setInviting(true)}>
          <AnyIcon name="plus" size={18} />
          {t('consoleStaff.invite')}
        </Button>
      }
    >
      <Table
        label={title}
        columns={columns}
        rows={data?.items}
        rowKey={({ _id }) => _id}
        loading={t('consoleStaff.loading')}
        failure={
          error ? <ErrorState title={t('consoleStaff.failed')} onRetry={() => void refetch()} /> : undefined
        }
        empty={
          <EmptyState drawing="clipboard" title={t('consoleStaff.none')} text={t('consoleStaff.noneText')} />
        }
        actions={{
          label: t('consoleStaff.actions'),
          width: '7.5rem',
          cell: (member) =>
            member._id === user?.id ? (
              <span className="px-2 text-ink-soft">{t('consoleStaff.you')}</span>
            ) : (
              <Button
                kind="quiet"
                size="sm"
                aria-label={t('consoleStaff.changing.buttonNamed', { name: isolatedName(fullName(member)) })}
                onClick={() => setChanging(member)}
              >
                <AnyIcon name="pencil" size={16} />
                {t('consoleStaff.changing.button')}
              </Button>
            ),
        }}
      />
      {data ? <Invitations items={data.invitations} /> : null}
      {inviting ? <InviteDialog onClose={() => setInviting(false)} /> : null}
      {changing ? <RoleDialog member={changing} onClose={() => setChanging(null)} /> : null}
    </ListPage>
  )
}

function useColumns(): Column<StaffMember>[] {
  const t = useT(consoleWords, consoleStaffWords, staffInvitationsWords)
  return [
    {
      key: 'person',
      label: t('consoleStaff.columns.person'),
      card: 'title',
      cell: (member) => (
        <>
          <RowLink to={`/admin/people/${member._id}`} className="wrap-anywhere @max-[40rem]:text-base">
            <bdi>{fullName(member)}</bdi>
          </RowLink>
          <OneLine className="text-ink-soft">{member.email}</OneLine>
        </>
      ),
    },
    {
      key: 'role',
      label: t('consoleStaff.columns.role'),
      card: 'plain',
      cell: ({ staffRole }) =>
        staffRole ? (
          <>
            <OneLine>{t(`console.roles.${staffRole}`)}</OneLine>
            <span className="text-ink-soft text-sm">{t(`staffInvitations.opens.${staffRole}`)}</span>
          </>
        ) : null,
    },
    {
      key: 'lastSignIn',
      label: t('consoleStaff.columns.lastSignIn'),
      width: '7.5rem',
      cell: ({ lastSignInAt }) =>
        lastSignInAt ? <DateCell value={lastSignInAt} /> : t('consoleStaff.never'),
    },
  ]
}
