import type { Category } from 'contract/catalog/calls'
import { cx } from '../../../ui/cx'
import { Picture } from '../../../ui/picture'
import { Skeleton } from '../../../ui/skeleton'
import { tintClass } from '../tint'

const frame = 'border-hairline border-b'
const words = 'page grid content-center gap-3 pt-10 pb-8 sm:pt-14 sm:pb-10'
/** Height of a category's picture on wide screens, reserved before the category is known. */
const tall = 'lg:min-h-72'

/** Title and text above the list: plain for the whole shop, tinted and with its picture for a category. */
export function ShopHero(props: {
  title: string
  text: string
  category: Category | undefined
  /** Somebody searches: the results come before the words about the shop. */
  brief: boolean
}) {
  const { category, brief } = props
  return (
    <div
      className={cx(
        frame,
        category && 'relative overflow-clip text-ink',
        category && tintClass(category.tint),
      )}
    >
      {category?.image && !brief ? (
        <div className="absolute inset-y-0 end-0 hidden aspect-[8/5] lg:block">
          <Picture src={category.image} alt="" shape="wide" sizes="29rem" className="fade-start h-full" />
        </div>
      ) : null}
      <div className={brief ? 'page py-5' : cx(words, category && tall)}>
        <h1 className={cx('wide relative', brief ? 'text-3xl' : 'text-4xl')}>{props.title}</h1>
        {brief ? null : (
          <p className={cx('relative text-lg', category ? 'max-w-xl' : 'max-w-2xl')}>{props.text}</p>
        )}
      </div>
    </div>
  )
}

export function ShopHeroSkeleton() {
  return (
    <div className={frame}>
      <div className={cx(words, tall)}>
        <Skeleton className="h-[calc(2.25rem*1.2)] w-72" />
        <Skeleton className="h-7 w-full max-w-xl" />
      </div>
    </div>
  )
}
