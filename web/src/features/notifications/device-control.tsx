import { useEffect, useState } from 'react'
import { errorText } from '../../api/error-text'
import { errorWords } from '../../i18n/error-words/error-words'
import { useT } from '../../i18n/i18n'
import { Button } from '../../ui/button'
import { DateText } from '../../ui/date'
import { useToast } from '../../ui/toast'
import { currentSubscription, pushSupport, subscribe } from './device-push'
import { useDevices, useSaveDevice } from './notifications.api'
import { notificationsWords } from './words/notifications-words'

/** Turns notices on this device on and off; the browser asks for its permission only upon the press. */
export function DeviceControl({ userId }: { userId: string }) {
  const t = useT(notificationsWords)
  const { device, isOn, busy, toggle, support } = useDevice(userId)
  return (
    <div className="grid gap-3 rounded-card border border-hairline p-4">
      <h3 className="font-semibold">{t('notifications.device.title')}</h3>
      {support === 'yes' ? (
        <>
          <p className="text-ink-soft text-sm">
            {t(isOn ? 'notifications.device.isOn' : 'notifications.device.isOff')}
          </p>
          {isOn && device?.lastSentAt ? (
            <p className="text-ink-soft text-sm">
              {t('notifications.device.last')} <DateText value={device.lastSentAt} look="time" />
            </p>
          ) : null}
          <Button kind="secondary" className="justify-self-start" busy={busy} onClick={() => void toggle()}>
            {t(isOn ? 'notifications.device.off' : 'notifications.device.on')}
          </Button>
        </>
      ) : (
        <p className="text-ink-soft text-sm">
          {t(
            support === 'ios'
              ? 'notifications.device.ios'
              : support === 'denied'
                ? 'notifications.device.denied'
                : 'notifications.device.unsupported',
          )}
        </p>
      )}
    </div>
  )
}

function useDevice(userId: string) {
  const t = useT(errorWords, notificationsWords)
  const toast = useToast()
  const { data, refetch } = useDevices(userId)
  const { mutateAsync: save } = useSaveDevice(userId)
  const [subscription, setSubscription] = useState<PushSubscription | null>(null)
  const [support, setSupport] = useState(pushSupport)
  const [busy, setBusy] = useState(false)
  const device = data?.devices.find(({ endpoint }) => endpoint === subscription?.endpoint)
  useEffect(() => void currentSubscription().then(setSubscription, () => undefined), [])
  const turnOff = async (known: PushSubscription) => {
    await save({ subscription: known, isOn: false })
    setSubscription(null)
    await known.unsubscribe()
  }
  /** The key may come after the press: the browser allows its question only right after one. */
  const publicKey = async () => {
    const loaded = data ?? (await refetch({ throwOnError: true })).data
    if (!loaded) throw new Error('the key of the server is not there')
    return loaded.publicKey
  }
  const turnOn = async () => {
    const made = await subscribe(publicKey)
    setSupport(pushSupport())
    if (!made) return
    await save({ subscription: made, isOn: true })
    setSubscription(made)
  }
  const toggle = async () => {
    setBusy(true)
    try {
      if (subscription && device) await turnOff(subscription)
      else await turnOn()
    } catch (error) {
      toast(errorText(t, error, t('notifications.device.failed')), { kind: 'alert' })
    } finally {
      setBusy(false)
    }
  }
  // A sign-out ends notices here though the browser is still subscribed; whoever signs in next asks for them anew.
  return { device, isOn: device !== undefined, busy, toggle, support }
}
