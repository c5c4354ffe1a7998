import type { ConsoleCategory } from 'contract/catalog/console-category-calls'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { consoleWords } from '../../../../i18n/console/words/console-words'
import { useLocale, useT } from '../../../../i18n/i18n'
import { isolatedName } from '../../../../i18n/isolated'
import { Button } from '../../../../ui/button'
import { cx } from '../../../../ui/cx'
import { ItemButton } from '../../../../ui/edit/item-button'
import { moveEntry, moveStep } from '../../../../ui/edit/move-entry'
import { useDragOrder } from '../../../../ui/edit/use-drag-order'
import { EmptyState } from '../../../../ui/empty-state'
import { ErrorState } from '../../../../ui/error-state'
import { Icon } from '../../../../ui/icon'
import { ListPage } from '../../../../ui/list-page'
import { moveFocus } from '../../../../ui/move-focus'
import { usePageTitle } from '../../../../ui/page-title'
import { Picture } from '../../../../ui/picture'
import { Skeleton } from '../../../../ui/skeleton'
import { Status } from '../../../../ui/status'
import { useToast } from '../../../../ui/toast'
import { tintClass } from '../../tint'
import { PartLinks } from '../part-links'
import { textIn } from '../text-in'
import { catalogueWords } from '../words/catalogue-words'
import { useCategories, useOrderCategories } from './categories.api'
import { CategoryDialog } from './category-dialog'
import { categoriesWords } from './words/categories-words'

/** The categories in the order of the shop. */
export default function CategoriesPage() {
  const t = useT(categoriesWords, consoleWords)
  const { data, error, refetch } = useCategories()
  const [editing, setEditing] = useState<ConsoleCategory | 'new' | null>(null)
  const title = t('categories.title')
  usePageTitle(t('console.title', { page: title }))
  return (
    <ListPage
      title={title}
      intro={t('categories.intro')}
      action={
        <Button className="max-sm:w-full" onClick={() => setEditing('new')}>
          <Icon name="plus" size={18} />
          {t('categories.add')}
        </Button>
      }
    >
      <PartLinks current="categories" />
      {data ? (
        data.length > 0 ? (
          <List categories={data} onEdit={setEditing} />
        ) : (
          <EmptyState drawing="parcel" title={t('categories.none')} text={t('categories.noneText')} />
        )
      ) : error ? (
        <ErrorState title={t('categories.failed')} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-busy="true" className="grid gap-3">
          <span className="sr-only">{t('categories.loading')}</span>
          <Skeleton className="h-100" />
        </div>
      )}
      {editing ? (
        <CategoryDialog
          key={editing === 'new' ? 'new' : editing._id}
          category={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(null)}
        />
      ) : null}
    </ListPage>
  )
}

interface ListProps {
  categories: readonly ConsoleCategory[]
  onEdit: (category: ConsoleCategory) => void
}

function List({ categories, onEdit }: ListProps) {
  const t = useT(categoriesWords)
  const { list, busy, said, move } = useMoves(categories)
  const { dragProps, isTarget, isDragged } = useDragOrder((from, to) => void move(from, to))
  function onKeyDown(event: KeyboardEvent, at: number) {
    const step = moveStep(event)
    if (step === 0) return
    event.preventDefault()
    void move(at, at + step)
  }
  return (
    <>
      {categories.length > 1 ? <p className="-mb-2 text-ink-soft text-sm">{t('categories.keys')}</p> : null}
      <ol ref={list} className="divide-y divide-hairline overflow-clip rounded-card border border-hairline">
        {categories.map((category, at) => (
          <li
            key={category._id}
            {...dragProps(at)}
            onKeyDown={(event) => onKeyDown(event, at)}
            className={cx(
              'flex flex-wrap items-center gap-x-4 gap-y-2 p-3 transition-colors sm:px-4',
              isTarget(at) ? 'bg-pine-wash' : 'bg-raised',
              isDragged(at) && 'opacity-50',
            )}
          >
            <Row
              category={category}
              busy={busy}
              isFirst={at === 0}
              isLast={at === categories.length - 1}
              onMove={(step) => void move(at, at + step)}
              onEdit={() => onEdit(category)}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}

interface RowProps {
  category: ConsoleCategory
  busy: boolean
  isFirst: boolean
  isLast: boolean
  onMove: (step: -1 | 1) => void
  onEdit: () => void
}

function Row({ category, busy, isFirst, isLast, onMove, onEdit }: RowProps) {
  const t = useT(categoriesWords)
  const { locale } = useLocale()
  const own = textIn(category, locale).name
  const name = isolatedName(own)
  return (
    <>
      <span className={cx('w-16 shrink-0 overflow-clip rounded-field', tintClass(category.tint))}>
        <Picture src={category.image} alt="" sizes="64px" shape="wide" />
      </span>
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-semibold">
          <bdi>{own}</bdi>
        </p>
        <Link
          to={`/admin/catalogue?category=${encodeURIComponent(category._id)}`}
          className="text-ink-soft text-sm underline-offset-4 hover:underline"
        >
          {t('categories.products', { count: category.productCount })}
        </Link>
      </div>
      <Status tone={category.isActive ? 'good' : 'ended'}>
        {t(`categories.${category.isActive ? 'shown' : 'hidden'}`)}
      </Status>
      <div className="flex max-sm:w-full">
        <ItemButton label={t('categories.edit', { name })} icon="pencil" onClick={onEdit} />
        <ItemButton
          label={t('categories.up', { name })}
          icon="chevron-up"
          disabled={busy || isFirst}
          onClick={() => onMove(-1)}
        />
        <ItemButton
          label={t('categories.down', { name })}
          icon="chevron-down"
          disabled={busy || isLast}
          onClick={() => onMove(1)}
        />
      </div>
    </>
  )
}

/** Moves a category; the focus goes with it, and its place is said. */
function useMoves(categories: readonly ConsoleCategory[]) {
  const t = useT(catalogueWords, categoriesWords)
  const { locale } = useLocale()
  const toast = useToast()
  const { mutateAsync: order, isPending: busy } = useOrderCategories()
  const list = useRef<HTMLOListElement>(null)
  const [said, setSaid] = useState('')
  const [next, setNext] = useState<string | null>(null)
  useEffect(() => {
    if (busy || next === null) return
    // Wherever it lies by now: the list may be drawn anew after this.
    const at = categories.findIndex(({ _id }) => _id === next)
    moveFocus(list.current?.children[at]?.querySelector<HTMLElement>('button'))
    setNext(null)
  }, [busy, next, categories])
  async function move(from: number, to: number) {
    const moved = busy ? undefined : moveEntry(categories, from, to)
    const category = categories[from]
    if (!moved || !category) return
    try {
      await order(moved.map(({ _id }) => _id))
    } catch {
      toast(t('catalogue.failed'), { kind: 'alert' })
      return
    }
    const name = isolatedName(textIn(category, locale).name)
    setSaid(t('categories.moved', { name, n: to + 1, total: categories.length }))
    setNext(category._id)
  }
  return { list, busy, said, move }
}
