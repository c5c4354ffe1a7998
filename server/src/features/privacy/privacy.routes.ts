import {
  deleteAccount,
  exportAccount,
  getStoredData,
  keepAccount,
  listAccesses,
  withdrawConsent,
} from 'contract/privacy/calls'
import type { Deps } from '../../deps'
import { auditSource } from '../../kernel/audit/audit'
import { Attachment } from '../../kernel/http/attachment'
import type { Binder } from '../../kernel/http/bind'
import * as closing from './closing.logic'
import * as archive from './export.logic'
import type { Parts } from './parts'
import * as stored from './stored-data.logic'

/** Calls about a person's stored data. */
export function privacyRoutes(bind: Binder, deps: Deps, parts: Parts): void {
  bind(exportAccount, async ({ session, ...call }) => {
    const source = auditSource(deps, { session, ...call })
    const { name, content } = await archive.exportAccount(deps, parts, session.accountId, source)
    return new Attachment(name, content)
  })
  bind(getStoredData, async ({ session }) => ({
    data: await stored.getStoredData(deps, parts, session.accountId),
  }))
  bind(listAccesses, async ({ session, query }) => ({
    data: await stored.listAccesses(deps.db, session.accountId, query),
  }))
  bind(withdrawConsent, async ({ session, ...call }) => {
    await stored.withdrawConsent(deps, session.accountId, auditSource(deps, { session, ...call }))
    return {}
  })
  bind(deleteAccount, async ({ session, body, ...call }) => ({
    data: await closing.closeOwnAccount(deps, parts, session, body.password, {
      ...auditSource(deps, { session, ...call }),
    }),
  }))
  bind(keepAccount, async ({ body, ...call }) => {
    await closing.keepAccount(deps, body.token, auditSource(deps, { ...call, session: undefined }))
    return { message: 'Your account won’t be deleted' }
  })
}
