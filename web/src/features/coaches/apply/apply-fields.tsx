import { EXPERIENCE_MAX, EXPERIENCE_MIN, PHONE_MAX, PHONE_MIN } from 'contract/coaches/rules'
import { useEffect, useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { cx } from '../../../ui/cx'
import { FieldError } from '../../../ui/field'
import { useField } from '../../../ui/form/context'
import { Field } from '../../../ui/form/field'
import { inputLook } from '../../../ui/input-look'
import { authWords } from '../../auth/words/auth-words'
import { applyWords } from './words/apply-words'

export function PersonFields() {
  const t = useT(applyWords, authWords)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field name="firstName" label={t('auth.firstName')} autoComplete="given-name" />
      <Field name="lastName" label={t('auth.lastName')} autoComplete="family-name" />
      <Field name="email" kind="email" label={t('auth.email')} hint={t('apply.emailHint')} />
      <Field
        name="phone"
        kind="phone"
        label={t('auth.phone')}
        hint={t('apply.phoneHint', { min: PHONE_MIN, max: PHONE_MAX })}
      />
    </div>
  )
}

/** Pause in milliseconds before a screen reader announces the count. */
const PAUSE = 1500

/** Experience text with a counter of missing or surplus characters. Labelled by its section. */
export function ExperienceField({ ids }: { ids: { title: string; hint: string } }) {
  const t = useT(applyWords)
  const { value, change, leave, error } = useField('experience')
  const length = [...value.trim()].length
  const missing = EXPERIENCE_MIN - length
  const surplus = length - EXPERIENCE_MAX
  const count =
    surplus > 0
      ? t('apply.experience.long', { count: surplus })
      : length > 0 && missing > 0
        ? t('apply.experience.short', { count: missing })
        : t('apply.experience.count', { count: length, max: EXPERIENCE_MAX })
  return (
    <div className="grid gap-1.5">
      <textarea
        name="experience"
        required
        rows={7}
        aria-labelledby={ids.title}
        aria-describedby={cx(ids.hint, `${ids.hint}-count`, error && `${ids.hint}-error`)}
        aria-invalid={error ? true : undefined}
        dir="auto"
        value={value}
        onChange={({ target }) => change(target.value)}
        onBlur={leave}
        className={cx(inputLook(), 'min-h-44 resize-y py-2.5')}
      />
      <p
        id={`${ids.hint}-count`}
        className={cx('text-sm tabular-nums', surplus > 0 ? 'font-medium text-pomegranate' : 'text-ink-soft')}
      >
        {count}
      </p>
      <p role="status" className="sr-only">
        <Later text={length > 0 ? count : ''} />
      </p>
      {error ? <FieldError id={`${ids.hint}-error`}>{error}</FieldError> : null}
    </div>
  )
}

/** Renders the text after a pause, so that screen readers do not announce every letter. */
function Later({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return said
}
