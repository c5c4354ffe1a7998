import { createContext, type ReactNode, use, useMemo } from 'react'
import { useT } from '../../../i18n/i18n'
import { UNDO_LASTS, useToast } from '../../../ui/toast'
import { todayWords } from './words/today-words'

interface Undo {
  /** Shows a toast with a button that undoes the last act; replaces the previous one. */
  offer: (text: string, run: () => void) => void
  /** Removes the toast when it is outdated or would cover a dialog. */
  drop: () => void
}

const UndoContext = createContext<Undo | null>(null)

/** Returns the one offer to undo that the page shows at a time. */
export function useUndo(): Undo {
  const undo = use(UndoContext)
  if (!undo) throw new Error('UndoProvider is missing')
  return undo
}

export function UndoProvider({ children }: { children: ReactNode }) {
  const t = useT(todayWords)
  const toast = useToast()
  const label = t('today.undo')
  const undo = useMemo<Undo>(() => {
    let remove = () => {}
    return {
      offer(text, run) {
        remove()
        remove = toast(text, { lasts: UNDO_LASTS, action: { label, run } })
      },
      drop: () => remove(),
    }
  }, [toast, label])
  return <UndoContext value={undo}>{children}</UndoContext>
}
