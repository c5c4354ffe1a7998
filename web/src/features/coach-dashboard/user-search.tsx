import { type FormEvent, useEffect, useState } from 'react'
import { inputClass } from '../../ui/field'
import { Icon } from '../../ui/icon'
import { useMessages } from '../coaches/words/use-messages'

/** A pause in typing that asks the server. */
const PAUSE = 300

/** Finds users while one types; Enter does not wait. */
export function UserSearch({ value, onFind }: { value: string; onFind: (text: string) => void }) {
  const t = useMessages()
  const [text, setText] = useState(value)
  const [last, setLast] = useState(value)
  // Cleared elsewhere, or by the way back.
  if (value !== last) {
    setLast(value)
    setText(value)
  }
  const wanted = text.trim()
  useEffect(() => {
    if (wanted === value.trim()) return
    const timer = setTimeout(() => onFind(wanted), PAUSE)
    return () => clearTimeout(timer)
  }, [wanted, value, onFind])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onFind(wanted)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is not known to all browsers in use
    <form role="search" onSubmit={submit} className="relative w-full sm:w-72">
      <Icon
        name="search"
        size={18}
        className="pointer-events-none absolute start-3 top-1/2 -translate-y-1/2 text-ink-soft"
      />
      <input
        type="search"
        aria-label={t('users.search')}
        placeholder={t('users.searchHint')}
        value={text}
        maxLength={100}
        onChange={(event) => setText(event.target.value)}
        className={`${inputClass} min-h-11! ps-10! text-sm!`}
      />
    </form>
  )
}
