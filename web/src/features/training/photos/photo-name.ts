import type { ProgressPhoto } from 'contract/training/photo-calls'
import type { PhotoPose } from 'contract/training/photo-rules'
import { useT } from '../../../i18n/i18n'
import { useDayText } from '../progress/day-text'
import { photosWords } from './words/photos-words'

/** Returns a formatter for the day of a photo. */
export function usePhotoDay(): (photo: ProgressPhoto) => string {
  const dayText = useDayText()
  return ({ date }) => dayText(date)
}

/** Key of a pose's name; `other` is a plural form in messages. */
export const poseKey = (pose: PhotoPose) => `photos.poses.${pose === 'other' ? 'free' : pose}` as const

/** Returns the name of a photo: its pose and its day. */
export function usePhotoName(): (photo: ProgressPhoto) => string {
  const t = useT(photosWords)
  const dayOf = usePhotoDay()
  return (photo) => t('photos.picture', { pose: t(poseKey(photo.pose)), day: dayOf(photo) })
}
