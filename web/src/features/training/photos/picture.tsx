import type { ProgressPhoto } from 'contract/training/photo-calls'
import { useT } from '../../../i18n/i18n'
import { Skeleton } from '../../../ui/skeleton'
import { useAddress } from '../../../ui/use-address'
import { usePhotoName } from './photo-name'
import { type PhotoReader, usePicture } from './photos.api'
import { photosWords } from './words/photos-words'

/** A progress photo, loaded with the reader's token. */
export function Picture({ reader, photo }: { reader: PhotoReader; photo: ProgressPhoto }) {
  const t = useT(photosWords)
  const nameOf = usePhotoName()
  const { data, error } = usePicture(reader, photo._id)
  const address = useAddress(data)
  if (error) return <p className="text-ink-soft text-sm">{t('photos.pictureFailed')}</p>
  if (!address)
    return (
      <div role="status" aria-busy="true">
        <span className="sr-only">{t('photos.loadingPicture')}</span>
        <Skeleton className="aspect-3/4" />
      </div>
    )
  return (
    <img
      src={address}
      alt={nameOf(photo)}
      className="aspect-3/4 w-full rounded-field bg-sunken object-contain"
    />
  )
}
