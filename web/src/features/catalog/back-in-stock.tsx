import { resetEmailProblem } from 'contract/auth/rules'
import type { Product } from 'contract/catalog/calls'
import { type FormEvent, useState } from 'react'
import { ApiError, NetworkError } from '../../api/errors'
import { useT } from '../../i18n/i18n'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { TextField } from '../../ui/text-field'
import { useSession } from '../auth/session'
import { useNotifyWhenBack } from './catalog.api'

/** For a sold-out product: one mail when it is back. */
export function BackInStock({ product }: { product: Product }) {
  const t = useT()
  const { user } = useSession('customer')
  const [email, setEmail] = useState(user?.email ?? '')
  const [problem, setProblem] = useState<string>()
  const { mutate, isPending, isSuccess } = useNotifyWhenBack(product._id)

  const why = (error: unknown) => {
    if (error instanceof NetworkError) return t('common.error.network')
    return error instanceof ApiError
      ? t.error(error.fieldCodes?.email ?? error.code, error.params, t('product.notify.failed'))
      : t('product.notify.failed')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const code = resetEmailProblem(email)
    setProblem(code && t.error(code))
    if (!code) mutate(email.trim(), { onError: (error) => setProblem(why(error)) })
  }
  return (
    <section aria-labelledby="notify" className="order-3 grid gap-3 rounded-card bg-sunken p-5 lg:order-none">
      <h2 id="notify" className="text-xl">
        {t('product.notify.title')}
      </h2>
      {isSuccess ? null : (
        <>
          <p className="text-ink-soft text-sm">{t('product.notify.text')}</p>
          <form noValidate onSubmit={submit} className="grid gap-3">
            <TextField
              type="email"
              autoComplete="email"
              inputMode="email"
              dir="ltr"
              className="rtl:text-end"
              label={t('product.notify.email')}
              value={email}
              error={problem}
              onChange={(event) => {
                setEmail(event.target.value)
                setProblem(undefined)
              }}
            />
            <Button type="submit" kind="secondary" className="min-h-12" busy={isPending}>
              {t('product.notify.submit')}
            </Button>
          </form>
        </>
      )}
      <p role="status" className="flex items-start gap-2 font-medium text-pine empty:hidden">
        {isSuccess ? (
          <>
            <Icon name="check" className="mt-[0.2em]" />
            <span>{t('product.notify.done')}</span>
          </>
        ) : null}
      </p>
    </section>
  )
}
