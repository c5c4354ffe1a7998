import { type PhotoPose, photoPoses } from 'contract/training/photo-rules'
import { useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { ErrorState } from '../../../ui/error-state'
import { Spinner } from '../../../ui/spinner'
import { Compare } from './compare'
import { type PhotoReader, usePhotos } from './photos.api'
import { PoseChoice } from './pose-choice'
import { photosWords } from './words/photos-words'

/** Progress photos of a coach's user; nothing is read before the press, because each reading is recorded. */
export default function AthletePhotos({ coachId, id }: { coachId: string; id: string }) {
  const t = useT(photosWords)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section aria-label={t('photos.title')} className="grid content-start gap-3">
      <h3 className="text-lg">{t('photos.title')}</h3>
      <p className="text-ink-soft text-sm">{t('photos.audited')}</p>
      {isOpen ? (
        <Opened reader={{ area: 'coach', userId: coachId, id }} />
      ) : (
        <div>
          <Button kind="secondary" onClick={() => setIsOpen(true)}>
            {t('photos.show')}
          </Button>
        </div>
      )}
    </section>
  )
}

function Opened({ reader }: { reader: PhotoReader }) {
  const t = useT(photosWords)
  const [chosen, setChosen] = useState<PhotoPose>()
  const { data, error, refetch } = usePhotos(reader)
  if (!data) {
    if (error) return <ErrorState heading="p" title={t('photos.failed')} onRetry={() => void refetch()} />
    return (
      <p role="status" aria-busy="true" className="flex items-center gap-3 text-ink-soft">
        <Spinner />
        {t('photos.loading')}
      </p>
    )
  }
  const { items } = data
  if (items.length === 0) return <p className="text-ink-soft">{t('photos.none')}</p>
  const first = photoPoses.find((one) => items.some((photo) => photo.pose === one)) ?? 'front'
  const pose = chosen ?? first
  return (
    <div className="grid gap-4">
      <div className="max-w-md">
        <PoseChoice value={pose} onChange={setChosen} />
      </div>
      <Compare key={pose} reader={reader} photos={items.filter((photo) => photo.pose === pose)} />
    </div>
  )
}
