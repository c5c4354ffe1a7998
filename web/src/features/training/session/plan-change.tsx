import { useState } from 'react'
import { useLocale, useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { Button } from '../../../ui/button'
import { Dialog, DialogBody } from '../../../ui/dialog'
import { changedExercises, newerOf, withNewerPlan } from './newer-plan'
import { useNewestPlan } from './session.api'
import { useSessionTools } from './session-context'
import { sessionEntry } from './use-session'
import { sessionWords } from './words/session-words'

/** Names that the notice lists; further ones are a number. */
const NAMES_MAX = 3

/** Offers a change that the coach made during the session, for the sets that are left. */
export function PlanChange() {
  const t = useT(sessionWords)
  const { tag } = useLocale()
  const { session, done, update, log, announce } = useSessionTools()
  const [isOpen, setIsOpen] = useState(false)
  const newer = newerOf(session, useNewestPlan(session))
  const names = newer && !session.endedAt ? changedExercises(session, newer, done) : []
  if (!newer || names.length === 0) return null
  const shown = names.slice(0, names.length > NAMES_MAX ? NAMES_MAX - 1 : NAMES_MAX).map(isolatedName)
  const left = names.length - shown.length
  const list = new Intl.ListFormat(tag).format([
    ...shown,
    ...(left ? [t('session.change.more', { n: left })] : []),
  ])
  const use = () => {
    const next = withNewerPlan(session, newer, done)
    const entryId = log.record(sessionEntry(next), next.entryId ?? undefined)
    update(() => ({ ...next, entryId: entryId || next.entryId }))
    announce(t('session.change.used'))
  }
  const keep = () => update((now) => ({ ...now, keptBefore: newer.planVersion }))
  return (
    <>
      {/* One line, so that the button that logs a set stays in view on the smallest phones. */}
      <div className="flex min-w-0 items-center rounded-card border border-turquoise bg-turquoise-wash ps-3">
        <p role="status" className="min-w-0 flex-1 truncate font-medium text-sm">
          {t('session.change.short', { names: list })}
        </p>
        <Button
          kind="quiet"
          size="lg"
          tight
          className="shrink-0"
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        >
          {t('session.change.look')}
        </Button>
      </div>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('session.change.short', { names: list })}
      >
        <DialogBody className="grid content-start gap-5">
          <p>{t('session.change.text', { names: list })}</p>
          <div className="flex flex-wrap gap-3">
            <Button size="lg" tight onClick={use}>
              {t('session.change.use')}
            </Button>
            <Button kind="secondary" size="lg" tight onClick={keep}>
              {t('session.change.keep')}
            </Button>
          </div>
        </DialogBody>
      </Dialog>
    </>
  )
}
