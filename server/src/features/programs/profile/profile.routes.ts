import { getMyProfile, updateMyProfile } from 'contract/programs/profile-calls'
import type { Deps } from '../../../deps'
import type { Binder } from '../../../kernel/http/bind'
import * as profile from './profile.logic'

export function profileRoutes(bind: Binder, { db }: Deps): void {
  bind(getMyProfile, async ({ session }) => ({ data: await profile.getProfile(db, session.accountId) }))
  bind(updateMyProfile, async ({ session, body }) => ({
    data: await profile.changeProfile(db, session.accountId, body),
  }))
}
