import { EXPERIENCE_MAX, EXPERIENCE_MIN } from 'contract/coaches/rules'
import { type ComponentProps, useEffect, useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { cx } from '../../../ui/cx'
import { FieldError, inputClass } from '../../../ui/field'
import { TextField } from '../../../ui/text-field'
import { type Draft, faultAt, leave, type TextName, typeInto } from './draft'

type Props = { draft: Draft; name: TextName } & Omit<ComponentProps<typeof TextField>, 'name' | 'value'>

/** A line of text of the draft, with the fault that is to be shown at it. */
export function DraftField({ draft, name, ...rest }: Props) {
  const t = useT()
  const fault = faultAt(draft, name)
  return (
    <TextField
      name={name}
      required
      value={draft[name]}
      onChange={(event) => typeInto(name, event.target.value)}
      onBlur={() => leave(name)}
      error={fault && t.error(fault.code, fault.params)}
      {...rest}
    />
  )
}

const latin = { dir: 'ltr', className: 'rtl:text-end' } as const

export function PersonFields({ draft }: { draft: Draft }) {
  const t = useT()
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <DraftField draft={draft} name="firstName" label={t('auth.firstName')} autoComplete="given-name" />
      <DraftField draft={draft} name="lastName" label={t('auth.lastName')} autoComplete="family-name" />
      <DraftField
        draft={draft}
        name="email"
        label={t('auth.email')}
        hint={t('apply.emailHint')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...latin}
      />
      <DraftField
        draft={draft}
        name="phone"
        label={t('checkout.phone')}
        hint={t('apply.phoneHint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        {...latin}
      />
    </div>
  )
}

/** How long a writer pauses before the count is read out. */
const PAUSE = 1500

/** The experience in their own words, with a count that says what is missing. Named by its part. */
export function ExperienceField(props: { draft: Draft; ids: { title: string; hint: string } }) {
  const t = useT()
  const { draft, ids } = props
  const fault = faultAt(draft, 'experience')
  const length = [...draft.experience.trim()].length
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
        aria-describedby={cx(ids.hint, `${ids.hint}-count`, fault && `${ids.hint}-error`)}
        aria-invalid={fault ? true : undefined}
        dir="auto"
        value={draft.experience}
        onChange={(event) => typeInto('experience', event.target.value)}
        onBlur={() => leave('experience')}
        className={cx(inputClass, 'min-h-44 resize-y py-2.5')}
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
      {fault ? <FieldError id={`${ids.hint}-error`}>{t.error(fault.code, fault.params)}</FieldError> : null}
    </div>
  )
}

/** Words that follow a while after they were said last: nobody is told of every letter. */
function Later({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return said
}
