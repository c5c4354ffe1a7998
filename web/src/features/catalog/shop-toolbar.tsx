import type { Category } from 'contract/catalog'
import { SEARCH_MAX } from 'contract/catalog-limits'
import { type FormEvent, useState } from 'react'
import { useT } from '../../i18n/i18n'
import { Button } from '../../ui/button'
import { cx } from '../../ui/cx'
import { inputClass } from '../../ui/field'
import { Icon, type IconName } from '../../ui/icon'
import { Select } from '../../ui/select'
import type { View } from './shop-params'

interface Props {
  search: string
  onSearch: (term: string) => void
  categories: readonly Category[]
  slug: string | undefined
  onCategory: (slug: string | undefined) => void
  view: View
  onView: (view: View) => void
}

export function ShopToolbar(props: Props) {
  const t = useT()
  return (
    <div className="grid gap-3 sm:grid-cols-[1fr_auto_auto]">
      <SearchForm key={props.search} search={props.search} onSearch={props.onSearch} />
      <div className="flex gap-3 sm:contents">
        <div className="min-w-0 flex-1 sm:w-56">
          <Select
            label={t('shop.filter.label')}
            hideLabel
            value={props.slug ?? ''}
            onChange={(event) => props.onCategory(event.target.value || undefined)}
          >
            <option value="">{t('shop.filter.all')}</option>
            {props.categories.map((category) => (
              <option key={category._id} value={category.slug}>
                {category.name}
              </option>
            ))}
          </Select>
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: two switches without a form */}
        <div
          role="group"
          aria-label={t('shop.view.label')}
          className="flex rounded-field border border-edge bg-raised p-0.5"
        >
          <ViewButton
            view="grid"
            icon="grid"
            label={t('shop.view.grid')}
            current={props.view}
            onView={props.onView}
          />
          <ViewButton
            view="list"
            icon="list"
            label={t('shop.view.list')}
            current={props.view}
            onView={props.onView}
          />
        </div>
      </div>
    </div>
  )
}

function SearchForm({ search, onSearch }: Pick<Props, 'search' | 'onSearch'>) {
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
          className={cx(inputClass, 'rounded-e-none border-e-0 ps-4 pe-11')}
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

function ViewButton(props: {
  view: View
  icon: IconName
  label: string
  current: View
  onView: (view: View) => void
}) {
  const pressed = props.view === props.current
  return (
    <button
      type="button"
      aria-label={props.label}
      aria-pressed={pressed}
      title={props.label}
      onClick={() => props.onView(props.view)}
      className={cx(
        'grid size-11 place-items-center rounded-[4px] transition-colors',
        pressed ? 'bg-ink text-paper' : 'text-ink-soft hover:text-ink',
      )}
    >
      <Icon name={props.icon} />
    </button>
  )
}
