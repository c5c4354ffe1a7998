import type { TotpSetup, TotpState } from 'contract/auth/totp-calls'
import { lazy, Suspense, useRef, useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { DateText } from '../../../ui/date'
import { Skeleton } from '../../../ui/skeleton'
import { useToast } from '../../../ui/toast'
import { AccountSection, ListFallback } from '../account/account-section'
import { PasswordAndCodeForm, PasswordForm } from './confirm-forms'
import { RecoveryCodes } from './recovery-codes'
import {
  type TotpOwner,
  useBeginTotp,
  useConfirmTotp,
  useRenewRecoveryCodes,
  useTotp,
  useTurnTotpOff,
} from './totp.api'
import { totpWords } from './words/totp-words'

const AppSteps = lazy(() => import('./app-steps'))

/** Section to enable or disable one-time codes. */
export function TotpSection({ owner, email }: { owner: TotpOwner; email: string }) {
  const t = useT(totpWords)
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, error, refetch } = useTotp(owner)
  // Recovery codes are shown until they are said to be kept, whatever the state has become.
  const [shown, setShown] = useState<{ codes: readonly string[]; turnedOn: boolean }>()
  const focus = () => heading.current?.focus()
  return (
    <AccountSection title={t('totp.title')} text={t('totp.text')} heading={heading}>
      {shown ? (
        <RecoveryCodes
          {...shown}
          email={email}
          onDone={() => {
            setShown(undefined)
            focus()
          }}
        />
      ) : !data ? (
        <ListFallback
          failed={error !== null}
          title={t('totp.failed')}
          loading={t('totp.loading')}
          onRetry={() => void refetch()}
        />
      ) : data.on ? (
        <TurnedOn
          owner={owner}
          state={data}
          onCodes={(codes) => setShown({ codes, turnedOn: false })}
          onRest={focus}
        />
      ) : (
        <TurnedOff owner={owner} onCodes={(codes) => setShown({ codes, turnedOn: true })} onRest={focus} />
      )}
    </AccountSection>
  )
}

interface Part {
  owner: TotpOwner
  onCodes: (codes: readonly string[]) => void
  /** The focused control was removed. */
  onRest: () => void
}

/** Steps from the password over the QR code to the first code. */
function TurnedOff({ owner, onCodes, onRest }: Part) {
  const t = useT(totpWords)
  const [step, setStep] = useState<'rest' | 'password' | TotpSetup>('rest')
  const { mutateAsync: begin } = useBeginTotp(owner)
  const { mutateAsync: confirm } = useConfirmTotp(owner)
  const rest = () => {
    setStep('rest')
    onRest()
  }
  if (step === 'password')
    return (
      <PasswordForm
        onCancel={rest}
        submit={async (currentPassword) => setStep(await begin({ currentPassword }))}
      />
    )
  if (step !== 'rest')
    return (
      <Suspense fallback={<Skeleton className="h-56" />}>
        <AppSteps setup={step} onCancel={rest} submit={async (code) => onCodes(await confirm({ code }))} />
      </Suspense>
    )
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Badge>{t('totp.off')}</Badge>
        <span className="text-ink-soft">{t('totp.offText')}</span>
      </p>
      <Button kind="secondary" className="justify-self-start" onClick={() => setStep('password')}>
        {t('totp.setUp')}
      </Button>
    </>
  )
}

function TurnedOn({ owner, state, onCodes, onRest }: Part & { state: TotpState }) {
  const t = useT(totpWords)
  const toast = useToast()
  const [step, setStep] = useState<'rest' | 'renew' | 'off'>('rest')
  const { mutateAsync: renew } = useRenewRecoveryCodes(owner)
  const { mutateAsync: turnOff } = useTurnTotpOff(owner)
  const rest = () => {
    setStep('rest')
    onRest()
  }
  if (step === 'renew')
    return (
      <PasswordAndCodeForm
        text={t('totp.renewText')}
        button={t('totp.renew')}
        onCancel={rest}
        submit={async (values) => onCodes(await renew(values))}
      />
    )
  if (step === 'off')
    return (
      <PasswordAndCodeForm
        danger
        text={t('totp.turnOffText')}
        button={t('totp.turnOff')}
        onCancel={rest}
        submit={async (values) => {
          await turnOff(values)
          toast(t('totp.isOff'))
          onRest()
        }}
      />
    )
  return (
    <>
      <div className="grid gap-2">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Badge kind="good">{t('totp.on')}</Badge>
          {state.since ? (
            <span className="text-ink-soft">
              {t('totp.since')} <DateText value={state.since} />
            </span>
          ) : null}
        </p>
        <p>{t('totp.left', { count: state.recoveryCodesLeft })}</p>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:*:flex-auto">
        <Button kind="secondary" onClick={() => setStep('renew')}>
          {t('totp.renew')}
        </Button>
        <Button kind="secondary" onClick={() => setStep('off')}>
          {t('totp.turnOff')}
        </Button>
      </div>
    </>
  )
}
