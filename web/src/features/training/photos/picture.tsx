import type { ProgressPhoto } from 'contract/training/photo-calls'
import { useEffect, useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { Skeleton } from '../../../ui/skeleton'
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

/** Address of bytes while they are shown. */
function useAddress(bytes: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!bytes) return
    const made = URL.createObjectURL(bytes)
    setAddress(made)
    return () => {
      setAddress(undefined)
      URL.revokeObjectURL(made)
    }
  }, [bytes])
  return address
}
