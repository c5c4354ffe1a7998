import { useEffect, useRef, useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { LocalForm } from '../../../ui/form/local-form'
import { NOTHING_CHOSEN } from './running-session'
import { useSessionTools } from './session-context'
import { useSessionFormat } from './session-format'
import { SetFields } from './set-fields'
import { type FieldName, fieldsOf, problemsOf, typeOf, valuesOf } from './set-values'
import type { LoggedSet, Slot } from './slots'
import { withoutTyped } from './use-session-tools'
import { sessionWords } from './words/session-words'

/** The set to log, or a logged one that is being changed. */
export function SetEditor({ slot, stored }: { slot: Slot; stored?: LoggedSet | undefined }) {
  const t = useT(sessionWords)
  const tools = useSessionTools()
  const format = useSessionFormat()
  const { session, done } = tools
  const [tried, setTried] = useState<readonly FieldName[]>([])
  const form = useRef<HTMLFormElement>(null)
  const fields = fieldsOf(session, slot)
  const values = valuesOf(session, slot, done)
  const type = typeOf(slot, session.typed[slot.id])
  // The set in hand stays in view, whatever was logged above it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls once for each set
  useEffect(() => void form.current?.scrollIntoView?.({ block: 'nearest' }), [slot.id])
  const submit = () => {
    const problems = problemsOf(fields, values, slot)
    setTried(problems)
    const [first] = problems
    if (first) return form.current?.querySelector<HTMLInputElement>(`input[name=${first}]`)?.focus()
    if (stored) tools.saveSet(slot, values, stored)
    else tools.logSet(slot, values)
  }
  return (
    <LocalForm
      ref={form}
      onSubmit={submit}
      aria-label={t('session.set.one', { n: format.place(slot) })}
      className="grid scroll-my-2 grid-cols-1 gap-2 border-saffron border-s-4 bg-raised py-3 ps-3 pe-4"
    >
      <p className="flex items-baseline gap-2 font-semibold leading-tight">
        {t('session.set.one', { n: format.place(slot) })}
        {type === 'working' ? null : (
          <span className="rounded-pill bg-saffron-wash px-2 py-0.5 text-saffron-ink text-xs">
            {t(`session.set.${type}`)}
          </span>
        )}
      </p>
      <SetFields slot={slot} fields={fields} values={values} problems={tried} />
      <Button type="submit" size="lg" wide className="mt-1 min-h-14">
        {t(stored ? 'session.set.save' : 'session.set.log')}
      </Button>
      {stored ? (
        <div className="flex gap-2 *:flex-1">
          <Button kind="quiet" size="lg" onClick={() => tools.removeSet(slot, stored)}>
            {t('session.set.remove')}
          </Button>
          <Button
            kind="quiet"
            size="lg"
            onClick={() => tools.update((now) => ({ ...withoutTyped(now, slot), ...NOTHING_CHOSEN }))}
          >
            {t('session.set.cancel')}
          </Button>
        </div>
      ) : null}
    </LocalForm>
  )
}
