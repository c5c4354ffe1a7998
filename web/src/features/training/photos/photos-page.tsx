import type { PhotoPose } from 'contract/training/photo-rules'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { Breadcrumb } from '../../../ui/breadcrumb'
import { cx } from '../../../ui/cx'
import { ErrorState } from '../../../ui/error-state'
import { usePageTitle } from '../../../ui/page-title'
import { Skeleton } from '../../../ui/skeleton'
import { forWetFingers } from '../../../ui/wet-fingers'
import { useSession } from '../../auth/session'
import { AddPhoto } from './add-photo'
import { Compare } from './compare'
import { PhotoList } from './photo-list'
import { type PhotoReader, usePhotos } from './photos.api'
import { PoseChoice } from './pose-choice'
import { photosWords } from './words/photos-words'

/** Progress photos of a program of mine: a new one, two of a pose side by side, and all of them. */
export default function PhotosPage() {
  const t = useT(photosWords)
  const { id = '' } = useParams()
  const { user } = useSession('customer')
  usePageTitle(t('photos.title'))
  return (
    <div className={cx('page grid grid-cols-1 gap-6 py-8', forWetFingers)}>
      <div className="grid gap-2">
        <Breadcrumb
          crumbs={[
            { label: t('photos.back'), to: `/programs?program=${id}&tab=tracking` },
            { label: t('photos.title') },
          ]}
        />
        <h1 tabIndex={-1} className="text-2xl">
          {t('photos.title')}
        </h1>
        <p className="text-ink-soft">{t('photos.text')}</p>
      </div>
      {user ? <Loaded reader={{ area: 'customer', userId: user.id, id }} /> : null}
    </div>
  )
}

function Loaded({ reader }: { reader: PhotoReader }) {
  const t = useT(photosWords)
  const [pose, setPose] = useState<PhotoPose>('front')
  const { data, error, refetch } = usePhotos(reader)
  if (!data) {
    if (error) return <ErrorState heading="h2" title={t('photos.failed')} onRetry={() => void refetch()} />
    return (
      <div role="status" aria-busy="true">
        <span className="sr-only">{t('photos.loading')}</span>
        <Skeleton className="h-80" />
      </div>
    )
  }
  const { items, consentNeeded } = data
  return (
    <>
      <div className="max-w-md">
        <PoseChoice value={pose} onChange={setPose} />
      </div>
      <AddPhoto reader={reader} pose={pose} consentNeeded={consentNeeded} />
      <section aria-label={t('photos.compare')}>
        <Compare key={pose} reader={reader} photos={items.filter((photo) => photo.pose === pose)} />
      </section>
      {items.length > 0 ? <PhotoList reader={reader} photos={items} /> : null}
    </>
  )
}
