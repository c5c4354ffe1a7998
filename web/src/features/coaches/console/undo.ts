import type { ApplicationDetail } from 'contract/coaches/calls'
import { errorText } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { fullName } from '../../../i18n/full-name'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { useToast } from '../../../ui/toast'
import { useUndoDecision } from './applications.api'
import { applicationsWords } from './words/applications-words'

/** Returns a function that undoes a decision and shows the result or the reason of a failure in a toast. */
export function useUndo(application: ApplicationDetail): () => Promise<void> {
  const t = useT(applicationsWords, errorWords)
  const toast = useToast()
  const undo = useUndoDecision(application._id)
  return async () => {
    try {
      await undo()
      toast(t('applications.decision.undone', { name: isolatedName(fullName(application)) }))
    } catch (error) {
      toast(errorText(t, error, t('applications.decision.undoFailed')), { kind: 'alert' })
    }
  }
}
