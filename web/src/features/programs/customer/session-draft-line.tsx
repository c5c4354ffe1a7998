import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { cx } from '../../../ui/cx'
import type { SessionDraft } from './session-draft'
import { programsWords } from './words/programs-words'

/**
 * Notice of unsaved sets, with a button to discard them. The undo is here and not in a toast, which the dialog would
 * cover.
 */
export function SessionDraftLine(sets: SessionDraft) {
  const t = useT(programsWords)
  const word = wordOf(sets)
  if (!word) return null
  const isWarning = word === 'failed' || word === 'outdated'
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm">
      <p
        role="status"
        className={cx('min-w-0 flex-1 basis-56', isWarning ? 'text-pomegranate' : 'text-ink-soft')}
      >
        {t(`myPrograms.session.draft.${word}`)}
      </p>
      <Button
        kind="quiet"
        size="sm"
        tight
        className="-mx-2"
        onClick={word === 'discarded' ? sets.bringBack : sets.discard}
      >
        {t(word === 'discarded' ? 'myPrograms.session.draft.bringBack' : 'myPrograms.session.draft.discard')}
      </Button>
    </div>
  )
}

type Word = 'failed' | 'outdated' | 'waiting' | 'restored' | 'typed' | 'discarded'

function wordOf({ state, unsaved, isOutdated, isDiscarded }: SessionDraft): Word | null {
  if (unsaved.length === 0) return isDiscarded ? 'discarded' : null
  if (state.device === 'failed') return 'failed'
  if (isOutdated) return 'outdated'
  if (state.device === null) return 'waiting'
  return state.isRestored ? 'restored' : 'typed'
}
