import { ORDER_LINK_DAYS } from 'contract/orders/link-rules'
import { useState } from 'react'
import { errorText } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { useToast } from '../../../ui/toast'
import { useEndOrderLinks } from './settings.api'
import { SettingsSection } from './settings-section'
import { settingsWords } from './words/settings-words'

/** Section that ends the links to orders in all mails sent so far; not part of the form, it acts at once. */
export function OrderLinks() {
  const t = useT(settingsWords, errorWords)
  const toast = useToast()
  const { mutateAsync: end, isPending } = useEndOrderLinks()
  const [asks, setAsks] = useState(false)
  const confirm = () => {
    setAsks(false)
    void end().then(
      () => toast(t('settings.orderLinks.done')),
      (error) => toast(errorText(t, error, t('settings.orderLinks.failed')), { kind: 'alert' }),
    )
  }
  return (
    <div className="mt-10 border-hairline border-t pt-7">
      <SettingsSection
        title={t('settings.orderLinks.title')}
        text={t('settings.orderLinks.text', { days: ORDER_LINK_DAYS })}
      >
        <Button
          kind="secondary"
          className="justify-self-start"
          busy={isPending}
          onClick={() => setAsks(true)}
        >
          {t('settings.orderLinks.end')}
        </Button>
      </SettingsSection>
      <ConfirmDialog
        open={asks}
        title={t('settings.orderLinks.ask')}
        text={t('settings.orderLinks.askText')}
        confirm={t('settings.orderLinks.end')}
        cancel={t('settings.orderLinks.keep')}
        onConfirm={confirm}
        onClose={() => setAsks(false)}
      />
    </div>
  )
}
