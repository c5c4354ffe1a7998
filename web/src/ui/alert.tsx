import { Notice } from './notice'

/** A place for what may go wrong here, announced when it comes; `quiet` where it has been announced before. */
export function Alert({ id, text, quiet }: { id?: string; text: string | null; quiet?: boolean }) {
  return (
    <div id={id} role={quiet ? undefined : 'alert'} className="empty:hidden">
      {text ? (
        <Notice kind="bad" className="animate-appear">
          {text}
        </Notice>
      ) : null}
    </div>
  )
}
