import { useT } from '../../../../i18n/i18n'
import { Skeleton } from '../../../../ui/skeleton'
import { useAddress } from '../../../../ui/use-address'
import { useReturnPhoto } from './returns.api'
import { returnsWords } from './words/returns-words'

/** Photos of a return; each opens whole in a tab of its own. */
export function ReturnPhotos({ id, count }: { id: string; count: number }) {
  const t = useT(returnsWords)
  return (
    <ul aria-label={t('returns.photos')} className="grid grid-cols-3 gap-2 sm:grid-cols-5">
      {Array.from({ length: count }, (_, i) => (
        <li key={String(i)}>
          <Photo id={id} n={i + 1} />
        </li>
      ))}
    </ul>
  )
}

function Photo({ id, n }: { id: string; n: number }) {
  const t = useT(returnsWords)
  const { data, error } = useReturnPhoto(id, n)
  const address = useAddress(data)
  if (error) return <p className="text-ink-soft text-sm">{t('returns.photoFailed')}</p>
  if (!address) return <Skeleton className="aspect-square" />
  return (
    <a href={address} target="_blank" rel="noreferrer" className="block overflow-clip rounded-field">
      <img src={address} alt={t('returns.photo', { n })} className="aspect-square w-full object-cover" />
    </a>
  )
}
