import { useCallback } from 'react'
import { useT } from '../../i18n/i18n'
import { UNDO_LASTS, useToast } from '../toast'
import { editWords } from './words/edit-words'

interface Undo {
  /** Restores the deleted entry. */
  undo: () => Promise<unknown>
  /** Returns the text for an undo that failed. */
  failed: (error: unknown) => string
}

/** Returns a function that announces a deletion, with a button that undoes it. */
export function useUndoToast(): (text: string, undo: Undo) => void {
  const t = useT(editWords)
  const toast = useToast()
  return useCallback(
    (text, { undo, failed }) => {
      async function run() {
        try {
          await undo()
          toast(t('inPlace.restored'))
        } catch (error) {
          toast(failed(error), { kind: 'alert' })
        }
      }
      toast(text, { lasts: UNDO_LASTS, action: { label: t('inPlace.undo'), run: () => void run() } })
    },
    [t, toast],
  )
}
