import type { ErrorCode } from 'contract/errors'
import { refusalOf } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { Form } from '../../../ui/form/form'
import { FormError } from '../../../ui/form/form-error'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm } from '../../../ui/form/use-form'
import { accountErrorText } from '../auth-errors'
import { authWords } from '../words/auth-words'

interface Props {
  label: string
  busyText: string
  /** Message for a failure without a reason from the server. */
  failed: string
  send: () => Promise<void>
  /** Error code of an expired link, which the page shows in place of the form. */
  dead: ErrorCode
  onDead: () => void
}

/** The one button of a mailed link's page: mail scanners open links, so opening the page alone must change nothing. */
export function LinkForm({ label, busyText, failed, send, dead, onDead }: Props) {
  const t = useT(authWords, errorWords)
  const form = useForm({
    rules: () => [],
    initial: {},
    show: 'first',
    errorText: (error) => accountErrorText(t, error, failed),
    submit: async () => {
      try {
        await send()
      } catch (error) {
        if (refusalOf(error)?.code !== dead) throw error
        onDead()
      }
    },
  })
  return (
    <Form form={form} className="grid gap-5">
      <FormError />
      <SubmitButton size="lg" wide busyText={busyText}>
        {label}
      </SubmitButton>
    </Form>
  )
}
