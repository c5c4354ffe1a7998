import { SEARCH_MAX } from 'contract/text'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../button'
import { cx } from '../cx'
import { Icon } from '../icon'
import { inputLook } from '../input-look'
import { controlWidth, type Size } from '../size'
import { QueryForm } from './query-form'

/** Debounce of a search while typing, in milliseconds. */
const PAUSE = 300

interface Props {
  /** Current search text; an outside change of it replaces the input's text. */
  value: string
  onSearch: (text: string) => void
  label: string
  placeholder: string
  clearLabel: string
  /** Label of the search button; without one the search follows the typing, and Enter skips the debounce. */
  submitLabel?: string
  size?: Size
  className?: string
}

export function SearchForm(props: Props) {
  const { label, placeholder, clearLabel, submitLabel, size = 'md', className } = props
  const input = useRef<HTMLInputElement>(null)
  const { text, change, search, clear } = useSearchText(props)
  return (
    <QueryForm role="search" onQuery={search} className={cx('flex', className)}>
      <div className="relative flex-1">
        {submitLabel ? null : (
          <Icon
            name="search"
            size={18}
            className="pointer-events-none absolute inset-y-0 start-3.5 my-auto text-ink-soft"
          />
        )}
        <input
          ref={input}
          type="search"
          aria-label={label}
          placeholder={placeholder}
          maxLength={SEARCH_MAX}
          enterKeyHint="search"
          autoComplete="off"
          value={text}
          onChange={({ target }) => change(target.value)}
          className={cx(
            inputLook(size),
            'text-ellipsis pe-11',
            submitLabel ? 'rounded-e-none border-e-0' : 'ps-10.5',
          )}
        />
        {text ? (
          <button
            type="button"
            aria-label={clearLabel}
            onClick={() => {
              clear()
              input.current?.focus()
            }}
            className={cx(
              'absolute inset-y-0 end-0 grid place-items-center rounded-field text-ink-soft hover:text-ink',
              controlWidth[size],
            )}
          >
            <Icon name="close" size={16} />
          </button>
        ) : null}
      </div>
      {submitLabel ? (
        <Button type="submit" size={size} className="rounded-s-none" aria-label={submitLabel}>
          <Icon name="search" />
        </Button>
      ) : null}
    </QueryForm>
  )
}

function useSearchText({ value, onSearch, submitLabel }: Props) {
  const [text, setText] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = useRef(value)
  // Re-renders during the debounce may replace the callback; only the latest callback has the current address.
  const report = useRef(onSearch)
  report.current = onSearch

  // Navigation may set another text; results of this form's own search must not overwrite the typing.
  useEffect(() => {
    if (value === asked.current) return
    asked.current = value
    setText(value)
  }, [value])
  useEffect(() => {
    // The old page is still mounted while the next one loads; a late search would navigate back to it.
    const forget = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const elsewhere = link && link.pathname !== location.pathname
      if (elsewhere && !event.ctrlKey && !event.metaKey && !event.shiftKey) clearTimeout(timer.current)
    }
    document.addEventListener('click', forget, true)
    return () => {
      document.removeEventListener('click', forget, true)
      clearTimeout(timer.current)
    }
  }, [])

  const ask = (words: string) => {
    clearTimeout(timer.current)
    asked.current = words.trim()
    report.current(asked.current)
  }
  return {
    text,
    search: () => ask(text),
    change(words: string) {
      setText(words)
      clearTimeout(timer.current)
      if (submitLabel || words.trim() === asked.current) return
      timer.current = setTimeout(() => ask(words), PAUSE)
    },
    clear() {
      setText('')
      if (asked.current) ask('')
    },
  }
}
