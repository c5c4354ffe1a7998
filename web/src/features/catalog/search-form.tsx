import { SEARCH_MAX } from 'contract/catalog/rules'
import { type FormEvent, useState } from 'react'
import { useT } from '../../i18n/i18n'
import { Button } from '../../ui/button'
import { cx } from '../../ui/cx'
import { inputClass } from '../../ui/field'
import { Icon } from '../../ui/icon'

interface Props {
  search: string
  onSearch: (term: string) => void
}

/** The search field of the catalogue. */
export function SearchForm({ search, onSearch }: Props) {
  const t = useT()
  const [term, setTerm] = useState(search)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(term.trim())
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is not known to all browsers in use
    <form role="search" onSubmit={submit} className="flex">
      <div className="relative flex-1">
        <input
          type="search"
          aria-label={t('shop.search.label')}
          placeholder={t('shop.search.placeholder')}
          maxLength={SEARCH_MAX}
          enterKeyHint="search"
          autoComplete="off"
          value={term}
          onChange={(event) => setTerm(event.target.value)}
          className={cx(inputClass, 'text-ellipsis rounded-e-none border-e-0 ps-4 pe-11')}
        />
        {term ? (
          <button
            type="button"
            aria-label={t('shop.search.clear')}
            onClick={() => {
              setTerm('')
              if (search) onSearch('')
            }}
            className="absolute end-1 top-1 grid size-10 place-items-center rounded-field text-ink-soft hover:text-ink"
          >
            <Icon name="close" size={16} />
          </button>
        ) : null}
      </div>
      <Button type="submit" className="min-h-12 rounded-s-none" aria-label={t('shop.search.submit')}>
        <Icon name="search" />
      </Button>
    </form>
  )
}
