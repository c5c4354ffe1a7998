import { type PhotoPose, photoPoses } from 'contract/training/photo-rules'
import { useT } from '../../../i18n/i18n'
import { Segmented } from '../../../ui/segmented'
import { poseKey } from './photo-name'
import { photosWords } from './words/photos-words'

/** Choice of a pose, for the upload and for what is shown. */
export function PoseChoice({ value, onChange }: { value: PhotoPose; onChange: (pose: PhotoPose) => void }) {
  const t = useT(photosWords)
  return (
    <Segmented
      label={t('photos.pose')}
      size="lg"
      wide
      value={value}
      onChange={onChange}
      segments={photoPoses.map((pose) => ({ value: pose, label: t(poseKey(pose)) }))}
    />
  )
}
