import { Notice } from './notice'

/** Live region for an error message; `quiet` when another region has announced it already. */
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
