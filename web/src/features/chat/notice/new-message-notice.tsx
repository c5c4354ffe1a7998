import { useEffect, useRef } from 'react'
import { useT } from '../../../i18n/i18n'
import type { Me } from '../me'
import { useUnreadInBackground } from './background.api'
import { playSound, showDesktopNotice, useDeviceNotice } from './device-notice'
import { noticeWords } from './words/notice-words'

/** Tells of messages that came since the last look, as this device is to. The first number is none that came. */
export default function NewMessageNotice({ me }: { me: Me }) {
  const t = useT(noticeWords)
  const { sound, desktop } = useDeviceNotice()
  const unread = useUnreadInBackground(me)
  const last = useRef<number | undefined>(undefined)
  const tell = (count: number) => {
    if (sound) playSound()
    if (desktop && document.hidden) showDesktopNotice(t('notice.unread', { count }))
  }
  const latest = useRef(tell)
  latest.current = tell
  useEffect(() => {
    const before = last.current
    last.current = unread
    if (unread !== undefined && before !== undefined && unread > before) latest.current(unread)
  }, [unread])
  return null
}
