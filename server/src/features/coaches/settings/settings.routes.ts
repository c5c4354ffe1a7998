import { getCoachSettings, updateCoachSettings } from 'contract/coaches/settings-calls'
import type { Deps } from '../../../deps'
import type { Binder } from '../../../kernel/http/bind'
import { changeSettings, getSettings } from './settings.logic'

export function coachSettingsRoutes(bind: Binder, deps: Deps): void {
  bind(getCoachSettings, async ({ session }) => ({ data: await getSettings(deps.db, session.accountId) }))
  bind(updateCoachSettings, async ({ session, body }) => ({
    data: await changeSettings(deps.db, session.accountId, body),
  }))
}
