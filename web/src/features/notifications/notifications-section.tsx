import type { Notifications } from 'contract/notifications/calls'
import { cartConsent } from 'contract/notifications/consent-rules'
import { type NotificationWay, notificationWays } from 'contract/notifications/rules'
import { errorText } from '../../api/error-text'
import { errorWords } from '../../i18n/error-words/error-words'
import { useLocale, useT } from '../../i18n/i18n'
import { Switch } from '../../ui/checkbox'
import { Select } from '../../ui/select'
import { TextField } from '../../ui/text-field'
import { useToast } from '../../ui/toast'
import { AccountSection, ListFallback } from '../auth/account/account-section'
import { useSession } from '../auth/session'
import { DeviceControl } from './device-control'
import { useNotifications, useSaveNotifications } from './notifications.api'
import { notificationsWords } from './words/notifications-words'

/** Kinds that something is sent for. */
const KINDS = ['session', 'meal', 'check_in', 'message', 'blood_test', 'plan'] as const
const NIGHT = { from: '22:00', until: '07:00' }

/** Section of the account page with the choices of notifications; each is saved at once. */
export function NotificationsSection() {
  const t = useT(notificationsWords)
  const { user } = useSession('customer')
  if (!user) return null
  return (
    <AccountSection title={t('notifications.title')} text={t('notifications.text')}>
      <Loaded userId={user.id} />
    </AccountSection>
  )
}

function Loaded({ userId }: { userId: string }) {
  const t = useT(notificationsWords)
  const { data, error, refetch } = useNotifications(userId)
  if (!data)
    return (
      <ListFallback
        failed={error !== null}
        title={t('notifications.failed')}
        loading={t('notifications.loading')}
        onRetry={() => void refetch()}
      />
    )
  return (
    <>
      <DeviceControl userId={userId} />
      <Choices userId={userId} chosen={data} />
    </>
  )
}

function Choices({ userId, chosen }: { userId: string; chosen: Notifications }) {
  const t = useT(errorWords, notificationsWords)
  const { locale } = useLocale()
  const toast = useToast()
  const { mutateAsync: save } = useSaveNotifications(userId)
  const change = (kinds: Partial<Notifications['kinds']>, quiet = chosen.quiet) =>
    void save({ kinds, quiet }).then(
      () => toast(t('notifications.saved')),
      (error) => toast(errorText(t, error, t('notifications.notSaved')), { kind: 'alert' }),
    )
  const { quiet } = chosen
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {KINDS.map((kind) => (
          <Select
            key={kind}
            label={t(`notifications.kinds.${kind}`)}
            value={chosen.kinds[kind]}
            onChange={({ target }) => change({ [kind]: target.value as NotificationWay })}
          >
            {notificationWays.map((way) => (
              <option key={way} value={way}>
                {t(`notifications.ways.${way}`)}
              </option>
            ))}
          </Select>
        ))}
      </div>
      {/* The text is stored with the consent, so it is the contract's. */}
      <Switch
        checked={chosen.kinds.cart !== 'none'}
        hint={cartConsent[locale]}
        onChange={({ target }) => change({ cart: target.checked ? 'mail' : 'none' })}
      >
        {t('notifications.cart')}
      </Switch>
      <Switch
        checked={quiet !== null}
        hint={t('notifications.quietHint')}
        onChange={({ target }) => change({}, target.checked ? NIGHT : null)}
      >
        {t('notifications.quiet')}
      </Switch>
      {quiet ? (
        <div className="grid max-w-sm grid-cols-2 gap-4">
          {(['from', 'until'] as const).map((end) => (
            <TextField
              key={`${end} ${quiet[end]}`}
              type="time"
              label={t(`notifications.${end}`)}
              defaultValue={quiet[end]}
              onBlur={({ target }) => {
                if (target.value && target.value !== quiet[end]) change({}, { ...quiet, [end]: target.value })
              }}
            />
          ))}
        </div>
      ) : null}
    </>
  )
}
