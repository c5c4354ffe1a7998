import { useId } from 'react'
import { useT } from '../../../i18n/i18n'
import { Mark } from '../../../ui/checkbox'
import { cx } from '../../../ui/cx'
import { Spinner } from '../../../ui/spinner'
import { authWords } from '../words/auth-words'
import { useAltcha } from './use-altcha'
import type { VerificationProps } from './verification-props'

/** Checkbox that starts the proof of work, unless `starts` does so. */
export function AltchaBox({ name, invalid, ...events }: VerificationProps) {
  const t = useT(authWords)
  const id = useId()
  const { state, verify } = useAltcha(events)
  const note = {
    idle: t('auth.verification.hint'),
    verifying: t('auth.verification.verifying'),
    verified: t('auth.verification.verified'),
    failed: t('auth.verification.failed'),
    unavailable: t('auth.verification.unavailable'),
    expired: t('auth.verification.expired'),
  }[state]
  const bad = state === 'failed' || state === 'unavailable' || state === 'expired'

  return (
    <div
      className={cx(
        'relative flex items-center gap-3.5 rounded-card border p-4 transition-colors has-focus-visible:ring-2 has-focus-visible:ring-turquoise',
        state === 'verified' ? 'border-pine bg-pine-wash' : 'border-edge bg-raised hover:border-ink',
        (bad || invalid) && 'border-pomegranate',
      )}
    >
      <span className="relative grid size-7 shrink-0 place-items-center">
        {state === 'verifying' ? <Spinner size={26} /> : null}
        <Mark
          id={id}
          name={name}
          // Ticked at once, busy until the calculation is done; the browser's own unticking is undone by the value.
          checked={state === 'verified' || state === 'verifying'}
          onChange={() => void verify()}
          aria-describedby={`${id}-note`}
          aria-invalid={bad || invalid || undefined}
          aria-busy={state === 'verifying' || undefined}
          className={cx(
            'absolute z-(--z-over) outline-none [--mark:24px]',
            state === 'verifying' && 'opacity-0',
          )}
        />
      </span>
      <span className="grid gap-0.5">
        <label htmlFor={id} className="cursor-pointer font-semibold before:absolute before:inset-0">
          {t('auth.verification.label')}
        </label>
        {/* The first note is the longest of a check that succeeds: its lines are kept, so that nothing moves. */}
        <span
          data-room={t('auth.verification.hint')}
          className="grid text-sm *:[grid-area:1/1] before:invisible before:[grid-area:1/1] before:content-[attr(data-room)]"
        >
          <span
            id={`${id}-note`}
            role="status"
            className={bad ? 'font-medium text-pomegranate' : 'text-ink-soft'}
          >
            {note}
          </span>
        </span>
      </span>
    </div>
  )
}
