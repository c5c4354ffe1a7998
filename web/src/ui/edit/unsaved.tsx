import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useT } from '../../i18n/i18n'
import { ConfirmDialog } from '../confirm-dialog'
import { editWords } from './words/edit-words'

interface Drafts {
  mark: (id: string, unsaved: boolean) => void
}
const DraftsContext = createContext<Drafts | null>(null)

/** Says to the guard around it that this part holds something which is not saved yet. */
export function useUnsaved(unsaved: boolean): void {
  const drafts = use(DraftsContext)
  const id = useId()
  useEffect(() => {
    drafts?.mark(id, unsaved)
    return () => drafts?.mark(id, false)
  }, [drafts, id, unsaved])
}

interface Props {
  /** `leave(then)` does `then` at once, or after the person has agreed to lose what is not saved. */
  children: (leave: (then: () => void) => void) => ReactNode
}

/** Knows the unsaved drafts below it and asks before they are lost: by `leave`, by a link to another page, by the browser. */
export function UnsavedGuard({ children }: Props) {
  const unsaved = useRef(new Set<string>())
  const [waiting, setWaiting] = useState<{ then: () => void } | null>(null)
  const drafts = useMemo<Drafts>(
    () => ({
      mark: (id, isUnsaved) => void (isUnsaved ? unsaved.current.add(id) : unsaved.current.delete(id)),
    }),
    [],
  )
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => unsaved.current.size > 0 && event.preventDefault()
    window.addEventListener('beforeunload', hold)
    return () => window.removeEventListener('beforeunload', hold)
  }, [])
  useLinksHeld(unsaved, (then) => setWaiting({ then }))
  const leave = (then: () => void) => (unsaved.current.size > 0 ? setWaiting({ then }) : then())
  return (
    <DraftsContext value={drafts}>
      {children(leave)}
      {waiting ? (
        <AskToLeave
          onStay={() => setWaiting(null)}
          onLeave={() => {
            setWaiting(null)
            waiting.then()
          }}
        />
      ) : null}
    </DraftsContext>
  )
}

/** A press of a link to another page of ours waits for the answer, wherever the link stands. */
function useLinksHeld(unsaved: RefObject<Set<string>>, ask: (then: () => void) => void): void {
  const asking = useRef(ask)
  asking.current = ask
  useEffect(() => {
    let agreed = false
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const modified = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
      if (!link || agreed || modified || unsaved.current.size === 0) return
      if (link.target === '_blank' || link.origin !== location.origin) return
      event.preventDefault()
      event.stopPropagation()
      asking.current(() => {
        agreed = true
        link.click()
        agreed = false
      })
    }
    // Before the router sees the press.
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [unsaved])
}

function AskToLeave({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const t = useT(editWords)
  return (
    <ConfirmDialog
      open
      title={t('inPlace.unsaved.title')}
      text={t('inPlace.unsaved.text')}
      confirm={t('inPlace.unsaved.leave')}
      cancel={t('inPlace.unsaved.stay')}
      onConfirm={onLeave}
      onClose={onStay}
    />
  )
}
