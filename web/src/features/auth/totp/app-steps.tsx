import type { TotpSetup } from 'contract/auth/totp-calls'
import { useLayoutEffect, useRef } from 'react'
import { useT } from '../../../i18n/i18n'
import { FirstCodeForm } from './confirm-forms'
import { CopyButton } from './copy-button'
import { QrCode } from './qr-code'
import { totpWords } from './words/totp-words'

/** Shows the secret as a QR code and verifies the first code. A separate chunk because of the QR code. */
export default function AppSteps(props: {
  setup: TotpSetup
  onCancel: () => void
  submit: (code: string) => Promise<void>
}) {
  const t = useT(totpWords)
  const { secret, uri } = props.setup
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  return (
    <ol className="grid gap-8">
      <li className="grid gap-4">
        <h3 ref={heading} tabIndex={-1} className="text-lg outline-none">
          {t('totp.scan')}
        </h3>
        <p className="max-w-prose text-ink-soft">{t('totp.scanText')}</p>
        <QrCode text={uri} label={t('totp.qr')} />
        <div className="grid justify-items-start gap-2">
          <p className="text-ink-soft">{t('totp.byHand')}</p>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <bdi dir="ltr" className="inline-block text-balance tabular-nums tracking-wider">
              {secret.replace(/(.{4})(?=.)/g, '$1 ')}
            </bdi>
            <CopyButton text={secret} label={t('totp.copyKey')} />
          </p>
          <a href={uri} className="link inline-flex min-h-9 items-center">
            {t('totp.open')}
          </a>
        </div>
      </li>
      <li className="grid gap-4">
        <h3 className="text-lg">{t('totp.first')}</h3>
        <p className="text-ink-soft">{t('totp.firstText')}</p>
        <FirstCodeForm onCancel={props.onCancel} submit={props.submit} />
      </li>
    </ol>
  )
}
