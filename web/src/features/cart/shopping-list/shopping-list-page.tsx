import type { ShoppingItem } from 'contract/catalog/shopping-list-calls'
import { SHOPPING_DAYS } from 'contract/catalog/shopping-rules'
import { useState } from 'react'
import { useParams } from 'react-router'
import { isNotFound } from '../../../api/error-text'
import { useT } from '../../../i18n/i18n'
import { cx } from '../../../ui/cx'
import { ErrorState } from '../../../ui/error-state'
import { LinkButton } from '../../../ui/link-button'
import { usePageTitle } from '../../../ui/page-title'
import { Segmented } from '../../../ui/segmented'
import { Skeleton } from '../../../ui/skeleton'
import { forWetFingers } from '../../../ui/wet-fingers'
import { useSession } from '../../auth/session'
import { useAmountText } from './amount-text'
import { FromShop } from './from-shop'
import { useShoppingList } from './shopping-list.api'
import { shoppingWords } from './words/shopping-words'

const CHOICES = ['3', String(SHOPPING_DAYS), '14'] as const

/** Shopping list of the next days; products of the shop come first and can be added to the cart. */
export default function ShoppingListPage() {
  const t = useT(shoppingWords)
  const { id = '' } = useParams()
  const { user } = useSession('customer')
  const [days, setDays] = useState<string>(String(SHOPPING_DAYS))
  usePageTitle(t('shopping.title'))
  return (
    <div className={cx('page grid grid-cols-1 gap-6 py-8', forWetFingers)}>
      <div className="grid gap-2">
        <h1 tabIndex={-1} className="text-2xl">
          {t('shopping.title')}
        </h1>
        <p className="text-ink-soft">{t('shopping.text')}</p>
        <div>
          <LinkButton to={`/programs?program=${id}&tab=nutrition`} kind="secondary">
            {t('shopping.back')}
          </LinkButton>
        </div>
      </div>
      <div className="max-w-md">
        <Segmented
          label={t('shopping.days')}
          size="lg"
          wide
          value={days}
          segments={CHOICES.map((value) => ({
            value,
            label: t('shopping.nextDays', { count: Number(value) }),
          }))}
          onChange={setDays}
        />
      </div>
      {user ? <Loaded userId={user.id} id={id} days={Number(days)} /> : null}
    </div>
  )
}

function Loaded({ userId, id, days }: { userId: string; id: string; days: number }) {
  const t = useT(shoppingWords)
  const { data: items, error, refetch } = useShoppingList(userId, id, days)
  if (!items) {
    if (error) {
      const isAbsent = isNotFound(error)
      const title = t(isAbsent ? 'shopping.absent' : 'shopping.failed')
      return <ErrorState heading="h2" title={title} onRetry={isAbsent ? undefined : () => void refetch()} />
    }
    return (
      <div role="status" aria-busy="true">
        <span className="sr-only">{t('shopping.loading')}</span>
        <Skeleton className="h-80" />
      </div>
    )
  }
  if (items.length === 0) return <p>{t('shopping.empty')}</p>
  const others = items.filter(({ productId }) => !productId)
  return (
    <>
      <FromShop items={items.filter(({ productId }) => productId)} />
      {others.length > 0 ? (
        <section className="grid gap-3">
          <h2 className="text-lg">{t('shopping.elsewhere')}</h2>
          <ul className="divide-y divide-hairline rounded-card border border-hairline">
            {others.map((item) => (
              <Line key={item.name + item.unit} item={item} />
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}

function Line({ item }: { item: ShoppingItem }) {
  const amount = useAmountText()
  return (
    <li className="flex min-h-12 items-center justify-between gap-4 px-4 py-2">
      <bdi className="wrap-anywhere min-w-0">{item.name}</bdi>
      <span className="shrink-0 text-ink-soft tabular-nums">{amount(item)}</span>
    </li>
  )
}
