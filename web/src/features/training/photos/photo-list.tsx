import type { ProgressPhoto } from 'contract/training/photo-calls'
import { useState } from 'react'
import { errorText } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { Icon } from '../../../ui/icon'
import { useToast } from '../../../ui/toast'
import { usePhotoName } from './photo-name'
import { type PhotoReader, useRemovePhoto } from './photos.api'
import { photosWords } from './words/photos-words'

/** Photos by pose and day; each can be deleted. */
export function PhotoList({ reader, photos }: { reader: PhotoReader; photos: readonly ProgressPhoto[] }) {
  const t = useT(errorWords, photosWords)
  const toast = useToast()
  const nameOf = usePhotoName()
  const { mutateAsync: remove } = useRemovePhoto(reader)
  const [asked, setAsked] = useState<string | null>(null)
  const removeAsked = () => {
    setAsked(null)
    if (asked === null) return
    remove(asked).then(
      () => void toast(t('photos.removed')),
      (error) => void toast(errorText(t, error, t('photos.notRemoved')), { kind: 'alert' }),
    )
  }
  return (
    <section aria-label={t('photos.all')} className="grid gap-2">
      <h2 className="text-lg">{t('photos.all')}</h2>
      <ul className="grid max-w-3xl divide-y divide-hairline">
        {photos.map((photo) => (
          <li key={photo._id} className="flex items-center justify-between gap-3 py-1">
            <span>{nameOf(photo)}</span>
            <Button
              kind="quiet"
              size="sm"
              iconOnly
              aria-label={t('photos.remove', { photo: nameOf(photo) })}
              onClick={() => setAsked(photo._id)}
            >
              <Icon name="trash" size={18} />
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        title={t('photos.askRemove')}
        text={t('photos.askRemoveText')}
        confirm={t('photos.removeNow')}
        cancel={t('photos.keep')}
        onConfirm={removeAsked}
        onClose={() => setAsked(null)}
      />
    </section>
  )
}
