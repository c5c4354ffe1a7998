import { useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { Switch } from '../../../ui/checkbox'
import { AccountSection } from '../../auth/account/account-section'
import { askToNotify, canNotify, chooseDeviceNotice, playSound, useDeviceNotice } from './device-notice'
import { noticeWords } from './words/notice-words'

/** Section of the coach's settings: what this device does about a new message. */
export function NoticeSection() {
  const t = useT(noticeWords)
  const { sound, desktop } = useDeviceNotice()
  const [isRefused, setRefused] = useState(false)
  const chooseDesktop = async (on: boolean) => {
    const may = !on || (await askToNotify())
    setRefused(!may)
    chooseDeviceNotice({ desktop: on && may })
  }
  return (
    <AccountSection title={t('notice.title')} text={t('notice.text')}>
      <div className="grid">
        <Switch
          checked={sound}
          onChange={({ target }) => {
            chooseDeviceNotice({ sound: target.checked })
            // Heard once, so that a coach knows it, and so that the browser may play it later.
            if (target.checked) playSound()
          }}
        >
          {t('notice.sound')}
        </Switch>
        {canNotify() ? (
          <Switch
            checked={desktop}
            hint={t('notice.desktopHint')}
            onChange={({ target }) => void chooseDesktop(target.checked)}
          >
            {t('notice.desktop')}
          </Switch>
        ) : null}
      </div>
      <p role="status" className="text-pomegranate text-sm empty:hidden">
        {isRefused ? t('notice.refused') : ''}
      </p>
    </AccountSection>
  )
}
