import { SECOND } from 'contract/units'
import { useEffect, useMemo, useState } from 'react'
import { type DeviceAccount, deviceDatabaseName } from '../../../api/device-name'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { Dialog, DialogBody, DialogFoot } from '../../../ui/dialog'
import { useSession } from '../../auth/session'
import { setSignOutCheck } from '../../auth/sign-out-check'
import { isWaiting } from './entry'
import { sendLog } from './log-sender'
import { logOf } from './log-store'
import { logWords } from './words/log-words'

/** Maximum time that a sign-out waits for the server. */
const SEND_LIMIT_MS = 15 * SECOND

/** Sends what earlier pages have left, and keeps a sign-out from deleting unsent entries without a word. */
export default function LogKeeper() {
  const { user } = useSession('customer')
  return user ? <Keeper key={user.id} userId={user.id} /> : null
}

/** Sign-out that waits for an answer: of the server, or of the person once `lost` is known. */
interface Asking {
  signOut: () => void
  /** Number of entries that the sign-out would delete; null while they are being sent. */
  lost: number | null
}

function Keeper({ userId }: { userId: string }) {
  const t = useT(logWords)
  const account = useMemo<DeviceAccount>(() => ({ area: 'customer', userId }), [userId])
  const [asking, setAsking] = useState<Asking | null>(null)
  useEffect(() => {
    void hasDatabase(account).then((has) => (has ? sendLog(account) : undefined))
  }, [account])
  useEffect(() => setSignOutCheck((signOut) => void trySignOut(account, signOut, setAsking)), [account])
  const close = () => setAsking(null)
  const isSending = asking?.lost === null
  return (
    <Dialog open={asking !== null} onClose={close} title={t(isSending ? 'log.sending' : 'log.title')} alert>
      <DialogBody>
        <p className="text-ink-soft">
          {asking?.lost == null ? t('log.sending') : t('log.text', { count: asking.lost })}
        </p>
      </DialogBody>
      {asking && !isSending ? (
        <DialogFoot cancel={t('log.stay')} onCancel={close}>
          <Button kind="secondary" onClick={() => void trySignOut(account, asking.signOut, setAsking)}>
            {t('log.again')}
          </Button>
          <Button
            kind="danger"
            onClick={() => {
              close()
              asking.signOut()
            }}
          >
            {t('log.leave')}
          </Button>
        </DialogFoot>
      ) : null}
    </Dialog>
  )
}

/** Sends unsent entries and signs out; asks first where some are left. */
async function trySignOut(
  account: DeviceAccount,
  signOut: () => void,
  ask: (asking: Asking | null) => void,
): Promise<void> {
  if (!(await hasDatabase(account))) return signOut()
  const log = logOf(account)
  await log.refresh()
  if (unsent(account) === 0) return signOut()
  ask({ signOut, lost: null })
  await Promise.race([sendLog(account), new Promise((resolve) => setTimeout(resolve, SEND_LIMIT_MS))])
  const lost = unsent(account)
  if (lost > 0) return ask({ signOut, lost })
  ask(null)
  signOut()
}

/** Number of entries that only this device has; refused ones are among them. */
function unsent(account: DeviceAccount): number {
  const { entries } = logOf(account).current()
  return [...entries.values()].filter((stored) => isWaiting(stored) || stored.refusal).length
}

/** Returns true if the account has data here, or the browser cannot say; opening a database would create it. */
async function hasDatabase(account: DeviceAccount): Promise<boolean> {
  try {
    const databases = await indexedDB.databases()
    return databases.some(({ name }) => name === deviceDatabaseName(account))
  } catch {
    return typeof indexedDB !== 'undefined'
  }
}
