import type { DraftState } from '../../../api/draft-store'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { cx } from '../../../ui/cx'
import { useToast } from '../../../ui/toast'
import type { SessionDraft } from './session-draft'
import { programsWords } from './words/programs-words'

/** Says that what was typed is not saved yet, and where it is until then; gives it up on request, which can be taken back. */
export function SessionDraftLine({ draft, state, unsaved, settle }: SessionDraft) {
  const t = useT(programsWords)
  const toast = useToast()
  function discard() {
    const { fields } = state
    settle(fields)
    toast(t('myPrograms.session.draft.discarded'), {
      action: { label: t('myPrograms.session.draft.bringBack'), run: () => draft.write(fields) },
    })
  }
  if (unsaved.length === 0) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm">
      <p
        role="status"
        className={cx(
          'min-w-0 flex-1 basis-56',
          state.device === 'failed' ? 'text-pomegranate' : 'text-ink-soft',
        )}
      >
        {t(`myPrograms.session.draft.${wordOf(state)}`)}
      </p>
      <Button kind="quiet" size="sm" tight onClick={discard}>
        {t('myPrograms.session.draft.discard')}
      </Button>
    </div>
  )
}

function wordOf({ device, isRestored }: DraftState): 'failed' | 'waiting' | 'restored' | 'typed' {
  if (device === 'failed') return 'failed'
  if (device === null) return 'waiting'
  return isRestored ? 'restored' : 'typed'
}
