import type { MarkedProduct } from 'contract/catalog/flag-calls'
import { Suspense } from 'react'
import { allergenWords } from '../../../i18n/allergens/words/allergen-words'
import { useLocale, useT } from '../../../i18n/i18n'
import { cx } from '../../../ui/cx'
import { Icon } from '../../../ui/icon'
import type { MarkProps } from './mark-props'
import { useOwnMark } from './marks.api'
import { markWords } from './words/mark-words'

type Place = MarkProps['place']

/** On a picture it takes no room, so that nothing moves when it comes; where it is empty, it makes no gap in a line. */
const boxes: Record<Place, string> = {
  card: 'pointer-events-none absolute inset-x-2 bottom-2',
  page: 'pointer-events-none absolute inset-x-3 top-3',
  line: 'empty:absolute',
  panel: 'empty:absolute',
}

/** Warning at a product whose label names an allergy of the customer; announced politely. */
export default function OwnMark({ userId, productId, place }: MarkProps & { userId: string }) {
  const { isAllergic, mark } = useOwnMark(userId, productId)
  if (!isAllergic) return null
  return (
    <div role="status" className={cx('grid justify-items-start gap-1', boxes[place])}>
      {mark ? (
        <Suspense>
          <Warning mark={mark} place={place} kind="contains" />
          <Warning mark={mark} place={place} kind="mayContain" />
        </Suspense>
      ) : null}
    </div>
  )
}

interface WarningProps {
  mark: MarkedProduct
  place: Place
  kind: 'contains' | 'mayContain'
}

function Warning({ mark, place, kind }: WarningProps) {
  const t = useT(markWords, allergenWords)
  const { tag } = useLocale()
  const found = mark[kind]
  if (found.length === 0) return null
  const list = new Intl.ListFormat(tag).format(found.map((one) => t(`allergen.${one}`)))
  const isShort = place === 'card' || place === 'panel'
  const isOnPicture = place === 'card' || place === 'page'
  const certain = kind === 'contains'
  return (
    <p
      className={cx(
        'flex items-start gap-1.5 font-medium',
        certain ? 'text-pomegranate' : 'text-saffron-ink',
        isOnPicture && (certain ? 'bg-pomegranate-wash' : 'bg-saffron-wash'),
        isOnPicture && 'rounded-field',
        place === 'card' ? 'px-2 py-1 text-xs leading-tight' : 'text-sm',
        place === 'page' && 'px-3 py-2',
      )}
    >
      <Icon
        name={certain ? 'alert' : 'attention'}
        size={place === 'card' ? 14 : 16}
        className={cx('shrink-0', place !== 'card' && 'mt-[0.28em]')}
      />
      {t(isShort ? `marks.${kind}` : `marks.named.${kind}`, { list })}
    </p>
  )
}
