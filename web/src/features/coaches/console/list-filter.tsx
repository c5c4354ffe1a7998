import { useEffect, useId, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { cx } from '../../../ui/cx'
import { inputClass } from '../../../ui/field'
import { Icon } from '../../../ui/icon'
import { listSearch, type StatusChoice, statusChoices } from './list-params'
import { useMessages } from './words/use-messages'

interface Props {
  at: { choice: StatusChoice; search: string; page: number }
  /** How many there are of each; not known before the first answer. */
  counts: Record<'pending' | 'approved' | 'rejected', number> | undefined
}

/** A search follows the typing when it rests. */
const REST = 300

export function ListFilter({ at, counts }: Props) {
  const tCommon = useT()
  const t = useMessages()
  const total = counts && counts.pending + counts.approved + counts.rejected
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <nav aria-label={t('list.filter')}>
        <ul className="flex flex-wrap gap-1.5">
          {statusChoices.map((choice) => {
            const chosen = choice === at.choice
            const count = choice === 'all' ? total : counts?.[choice]
            return (
              <li key={choice}>
                <Link
                  to={{ search: listSearch(at, { choice }) }}
                  aria-current={chosen ? 'page' : undefined}
                  className={cx(
                    'flex min-h-11 items-center gap-2 whitespace-nowrap rounded-pill px-3.5 font-medium sm:px-4 transition-colors',
                    chosen ? 'bg-ink text-paper' : 'border border-hairline hover:border-ink',
                  )}
                >
                  {choice === 'all' ? t('list.all') : t(`status.${choice}`)}
                  <span
                    className={cx('min-w-4 text-xs tabular-nums', chosen ? 'text-paper' : 'text-ink-soft')}
                  >
                    {count === undefined ? '' : tCommon.number(count)}
                  </span>
                </Link>
              </li>
            )
          })}
        </ul>
      </nav>
      <Search at={at} />
    </div>
  )
}

function Search({ at }: Pick<Props, 'at'>) {
  const t = useMessages()
  const id = useId()
  const navigate = useNavigate()
  const [text, setText] = useState(at.search)
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sent = useRef(at.search)

  // Back, Forward and a link bring words of their own.
  useEffect(() => {
    if (at.search === sent.current) return
    sent.current = at.search
    setText(at.search)
  }, [at.search])
  useEffect(() => () => clearTimeout(timer.current), [])

  const search = (value: string) => {
    clearTimeout(timer.current)
    sent.current = value.trim()
    if (sent.current !== at.search)
      navigate({ search: listSearch(at, { search: sent.current }) }, { replace: true })
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is not known to all browsers in use
    <form
      role="search"
      className="relative w-full sm:w-80"
      onSubmit={(event) => {
        event.preventDefault()
        search(text)
      }}
    >
      <label htmlFor={id} className="sr-only">
        {t('list.search')}
      </label>
      <Icon name="search" size={18} className="absolute start-3.5 top-3.5 text-ink-soft" />
      <input
        ref={field}
        id={id}
        type="search"
        enterKeyHint="search"
        maxLength={100}
        placeholder={t('list.searchHint')}
        value={text}
        onChange={(event) => {
          const { value } = event.target
          setText(value)
          clearTimeout(timer.current)
          timer.current = setTimeout(() => search(value), REST)
        }}
        className={cx(inputClass, 'ps-10.5 pe-12')}
      />
      {text ? (
        <Button
          kind="quiet"
          size="sm"
          iconOnly
          aria-label={t('list.clear')}
          className="absolute end-1.5 top-1.5"
          onClick={() => {
            setText('')
            search('')
            field.current?.focus()
          }}
        >
          <Icon name="close" size={18} />
        </Button>
      ) : null}
    </form>
  )
}
