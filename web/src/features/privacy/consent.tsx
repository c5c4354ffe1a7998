import type { StoredData } from 'contract/privacy/calls'
import { useState } from 'react'
import { useT } from '../../i18n/i18n'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { DateText } from '../../ui/date'
import { useAction } from '../auth/use-action'
import { useWithdrawConsent } from './privacy.api'
import { privacyWords } from './words/privacy-words'

/** Health data consent with its date and a button to withdraw it. */
export function Consent(props: { userId: string; consent: NonNullable<StoredData['consent']> }) {
  const t = useT(privacyWords)
  const { at, withdrawnAt } = props.consent
  const { mutateAsync: withdraw } = useWithdrawConsent(props.userId)
  const { busy, problem, run } = useAction()
  const [asking, setAsking] = useState(false)
  const confirm = () => {
    setAsking(false)
    void run(() => withdraw())
  }
  return (
    <div className="grid justify-items-start gap-3 rounded-card border border-hairline p-4">
      <h3 className="font-semibold">{t('privacy.consent.title')}</h3>
      <p className="text-ink-soft text-sm">
        {withdrawnAt ? t('privacy.consent.withdrawn') : t('privacy.consent.given')}{' '}
        <DateText value={withdrawnAt ?? at} look="time" />
      </p>
      <p className="max-w-prose text-sm">
        {withdrawnAt ? t('privacy.consent.withdrawnText') : t('privacy.consent.givenText')}
      </p>
      <Alert id="consent-problem" text={problem} />
      {withdrawnAt ? null : (
        <Button kind="secondary" busy={busy} onClick={() => setAsking(true)}>
          {t('privacy.consent.withdraw')}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={t('privacy.consent.askTitle')}
        text={t('privacy.consent.askText')}
        confirm={t('privacy.consent.withdraw')}
        cancel={t('common.cancel')}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}
