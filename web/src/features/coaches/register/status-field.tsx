import { useId } from 'react'
import { Link } from 'react-router'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { cx } from '../../../ui/cx'
import { Field } from '../../../ui/field'
import { useField } from '../../../ui/form/context'
import { inputLook } from '../../../ui/input-look'
import { Notice, type NoticeKind } from '../../../ui/notice'
import { authWords } from '../../auth/words/auth-words'
import { coachWords } from '../words/coach-words'
import type { Known, useStatusCheck } from './use-status-check'

interface Look {
  kind: NoticeKind
  text: 'approved' | 'pending' | 'rejected' | 'refused' | 'unreachable' | 'missing'
}

function lookOf(known: Exclude<Known, null>): Look {
  if (known === 'missing') return { kind: 'bad', text: 'missing' }
  if (known.failure) return { kind: 'bad', text: known.failure }
  if (known.status === 'rejected') return { kind: 'bad', text: 'rejected' }
  return known.status === 'approved' ? { kind: 'good', text: 'approved' } : { kind: 'info', text: 'pending' }
}

/** Email field of an applicant with a button that checks the application's status. */
export function StatusField({ name, check }: { name: string; check: ReturnType<typeof useStatusCheck> }) {
  const t = useT(authWords, coachWords)
  const id = useId()
  const { value, change, described } = useField(name)
  const errorId = described['aria-describedby']
  return (
    <div className="grid gap-2.5">
      <Field id={id} label={t('auth.email')}>
        <div className="flex flex-wrap gap-2">
          <input
            id={id}
            type="email"
            name={name}
            required
            autoComplete="username"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            value={value}
            onChange={({ target }) => change(target.value)}
            aria-invalid={errorId ? true : undefined}
            aria-describedby={cx(errorId, `${id}-status`)}
            className={cx(inputLook(), 'w-auto min-w-48 flex-1 rtl:text-end')}
          />
          <Button
            kind="secondary"
            busy={check.busy}
            className="max-sm:flex-1"
            onClick={() => void check.check()}
          >
            {check.busy ? t('coach.register.checking') : t('coach.register.check')}
          </Button>
        </div>
      </Field>
      <StatusNote id={`${id}-status`} known={check.known} />
      <WithdrawLink known={check.known} />
    </div>
  )
}

function StatusNote({ id, known }: { id: string; known: Known }) {
  const t = useT(coachWords, errorWords)
  const look = known && lookOf(known)
  const wait = known === null || known === 'missing' ? undefined : known.refusal
  return (
    <div id={id} role="status" className="empty:hidden">
      {look ? (
        <Notice kind={look.kind} className="animate-appear">
          {t(`coach.register.status.${look.text}`)}
          {wait ? <span className="block">{t.error(wait.code, wait.params)}</span> : null}
        </Notice>
      ) : null}
    </div>
  )
}

/**
 * Link to the withdrawal page for pending applications; a mailed link confirms it, so this reveals nothing about the
 * address.
 */
function WithdrawLink({ known }: { known: Known }) {
  const t = useT(coachWords)
  if (known === null || known === 'missing' || lookOf(known).text !== 'pending') return null
  return (
    <p className="text-sm">
      <Link to="/withdraw-application" state={{ email: known.email }} className="link">
        {t('coach.register.withdraw')}
      </Link>
    </p>
  )
}
