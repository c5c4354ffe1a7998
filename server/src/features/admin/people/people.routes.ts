import {
  changeUser,
  endUserSession,
  endUserSessions,
  exportUsers,
  getUser,
  listStaff,
  listUsers,
  resetUserTotp,
} from 'contract/admin/people-calls'
import type { Deps } from '../../../deps'
import { auditSource } from '../../../kernel/audit/audit'
import { Attachment } from '../../../kernel/http/attachment'
import type { Binder } from '../../../kernel/http/bind'
import { changePerson, endPersonSessions, resetPersonTotp } from '../../auth/people/people.logic'
import { listInvitations } from '../../auth/staff/invitations.logic'
import * as people from './people.logic'
import { exportPeople } from './people-export.logic'

/** The staff's calls about people. */
export function peopleRoutes(bind: Binder, deps: Deps): void {
  bind(listUsers, async ({ query }) => ({ data: await people.listPeople(deps.db, query) }))
  bind(exportUsers, async (call) => {
    const rows = await exportPeople(deps, auditSource(deps, call))
    return new Attachment('customers.csv', rows, { type: 'text/csv; charset=utf-8' })
  })
  bind(getUser, async ({ params, ...call }) => ({
    data: await people.openPerson(deps, auditSource(deps, call), params.id, call.locale),
  }))
  bind(changeUser, async ({ params, body, ...call }) => {
    const staff = auditSource(deps, call)
    const changed = await changePerson(deps, staff, params.id, body)
    // The trail says who read a person, also by a change of nothing.
    if (!changed) return { data: await people.openPerson(deps, staff, params.id, call.locale) }
    return { data: await people.readPerson(deps.db, staff, params.id, call.locale) }
  })
  bind(endUserSessions, async ({ params, ...call }) => {
    await endPersonSessions(deps, auditSource(deps, call), params.id)
    return {}
  })
  bind(endUserSession, async ({ params, ...call }) => {
    await endPersonSessions(deps, auditSource(deps, call), params.id, params.sessionId)
    return {}
  })
}

/** The owner's calls about the staff. */
export function staffRoutes(bind: Binder, deps: Deps): void {
  bind(resetUserTotp, async ({ params, ...call }) => {
    const staff = auditSource(deps, call)
    await resetPersonTotp(deps, staff, params.id)
    return { data: await people.readPerson(deps.db, staff, params.id, call.locale) }
  })
  bind(listStaff, async () => {
    const [items, open] = await Promise.all([people.listStaff(deps.db), listInvitations(deps)])
    return { data: { items, invitations: open } }
  })
}
