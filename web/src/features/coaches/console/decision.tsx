import type { ApplicationDetail } from 'contract/coaches/calls'
import { useEffect, useRef, useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { moveFocus } from '../../../ui/move-focus'
import { DecisionDialog, type Verdict } from './decision-dialog'
import { NextApplication } from './next-application'
import { applicationsWords } from './words/applications-words'

/** Approve and reject buttons of a pending application, each with a confirmation; afterwards a link to the next one. */
export function Decision({ application }: { application: ApplicationDetail }) {
  const t = useT(applicationsWords)
  const [asked, setAsked] = useState<Verdict | null>(null)
  const waits = application.status === 'pending'
  const [opened] = useState(waits)
  const waited = useRef(waits)
  // The buttons disappear after the decision, so the heading, which states it, takes the focus.
  useEffect(() => {
    // The decision was undone, so another can follow.
    if (waits) waited.current = true
    if (waited.current && !waits && !asked) {
      waited.current = false
      moveFocus(document.querySelector<HTMLElement>('main h1'))
    }
  }, [waits, asked])
  return (
    <>
      {waits ? (
        <div className="flex gap-3 max-sm:w-full max-sm:*:flex-1">
          <Button kind="secondary" aria-keyshortcuts="r" onClick={() => setAsked('rejected')}>
            {t('applications.decision.reject')}
          </Button>
          <Button aria-keyshortcuts="a" onClick={() => setAsked('approved')}>
            {t('applications.decision.approve')}
          </Button>
        </div>
      ) : opened ? (
        <NextApplication decided={application} />
      ) : null}
      {asked ? (
        <DecisionDialog verdict={asked} application={application} onClose={() => setAsked(null)} />
      ) : null}
    </>
  )
}
