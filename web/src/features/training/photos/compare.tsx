import type { ProgressPhoto } from 'contract/training/photo-calls'
import { useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { Select } from '../../../ui/select'
import { usePhotoDay } from './photo-name'
import type { PhotoReader } from './photos.api'
import { Picture } from './picture'
import { photosWords } from './words/photos-words'

interface Props {
  reader: PhotoReader
  /** Photos of one pose, the latest first. */
  photos: readonly ProgressPhoto[]
}

/** Two photos of one pose side by side: by default the first and the latest one. */
export function Compare({ reader, photos }: Props) {
  const t = useT(photosWords)
  const [chosen, setChosen] = useState<{ earlier?: string; later?: string }>({})
  const find = (id: string | undefined) => photos.find(({ _id }) => _id === id)
  const later = find(chosen.later) ?? photos[0]
  const earlier = find(chosen.earlier) ?? photos.at(-1)
  if (!later || !earlier) return <p className="text-ink-soft">{t('photos.nonePose')}</p>
  if (photos.length === 1)
    return (
      <div className="max-w-sm">
        <Picture reader={reader} photo={later} />
      </div>
    )
  const sides = [
    { side: 'earlier', photo: earlier },
    { side: 'later', photo: later },
  ] as const
  return (
    <div className="grid max-w-3xl grid-cols-2 gap-3">
      {sides.map(({ side, photo }) => (
        <div key={side} className="grid min-w-0 content-start gap-2">
          <DaySelect
            label={t(`photos.${side}`)}
            photos={photos}
            value={photo._id}
            onChange={(id) => setChosen((both) => ({ ...both, [side]: id }))}
          />
          <Picture key={photo._id} reader={reader} photo={photo} />
        </div>
      ))}
    </div>
  )
}

interface SelectProps {
  label: string
  photos: readonly ProgressPhoto[]
  value: string
  onChange: (id: string) => void
}

function DaySelect({ label, photos, value, onChange }: SelectProps) {
  const dayOf = usePhotoDay()
  return (
    <Select size="sm" label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      {photos.map((photo) => (
        <option key={photo._id} value={photo._id}>
          {dayOf(photo)}
        </option>
      ))}
    </Select>
  )
}
