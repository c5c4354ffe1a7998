import { PHOTO_BYTES_MAX } from 'contract/programs/rules'
import { type PhotoPose, PROGRESS_PHOTO_SIDE_MAX, progressPhotoUploads } from 'contract/training/photo-rules'
import { MB } from 'contract/units'
import { acceptedExtension } from 'contract/upload'
import { useRef, useState } from 'react'
import { errorText } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { Checkbox } from '../../../ui/checkbox'
import { DatePicker } from '../../../ui/date-field/date-picker'
import { FieldError } from '../../../ui/field'
import { ProgressBar } from '../../../ui/progress-bar'
import { heicAsJpeg, scalePicture } from '../../../ui/scale-picture'
import { useToast } from '../../../ui/toast'
import { type PhotoReader, useAddPhoto } from './photos.api'
import { photosWords } from './words/photos-words'

interface Props {
  reader: PhotoReader
  pose: PhotoPose
  consentNeeded: boolean
}

const dayOf = (at: Date) =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

/** Form of a new photo in the chosen pose: its day, and the picture from the camera or the device. */
export function AddPhoto({ reader, pose, consentNeeded }: Props) {
  const t = useT(errorWords, photosWords)
  const input = useRef<HTMLInputElement>(null)
  const today = dayOf(new Date())
  const [date, setDate] = useState(today)
  const [consent, setConsent] = useState(false)
  const { send, sent, problem } = useSend(reader)
  const share = sent === undefined ? undefined : sent.total > 0 ? sent.loaded / sent.total : 0
  const choose = (file: File | undefined) => {
    if (file) void send({ file, pose, date: date || today, consent: consentNeeded && consent })
  }
  return (
    <div className="grid max-w-md gap-4 rounded-card border border-hairline p-4">
      <DatePicker label={t('photos.date')} value={date} onChange={setDate} max={today} />
      {consentNeeded ? (
        <Checkbox checked={consent} onChange={({ target }) => setConsent(target.checked)}>
          {t('photos.consent')}
        </Checkbox>
      ) : null}
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-label={t('photos.choose')}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const file = target.files?.[0]
          // The same file may be chosen again after a failure.
          target.value = ''
          choose(file)
        }}
      />
      <Button
        busy={sent !== undefined}
        disabled={consentNeeded && !consent}
        onClick={() => input.current?.click()}
      >
        {t('photos.choose')}
      </Button>
      {share === undefined ? null : <ProgressBar label={t('photos.sending')} value={share} />}
      {problem ? <FieldError>{problem}</FieldError> : null}
      <p className="text-ink-soft text-sm">{t('photos.hint', { megabytes: PHOTO_BYTES_MAX / MB })}</p>
    </div>
  )
}

function useSend(reader: PhotoReader) {
  const t = useT(errorWords, photosWords)
  const toast = useToast()
  const { mutateAsync: add } = useAddPhoto(reader)
  const [sent, setSent] = useState<{ loaded: number; total: number }>()
  const [problem, setProblem] = useState<string>()
  const send = async (photo: { file: File; pose: PhotoPose; date: string; consent: boolean }) => {
    setProblem(undefined)
    setSent({ loaded: 0, total: 0 })
    try {
      const readable = await heicAsJpeg(photo.file)
      if (!acceptedExtension(progressPhotoUploads, readable.name))
        return setProblem(t.error('log.photo_type'))
      const file = await scalePicture(readable, {
        ...progressPhotoUploads,
        sideMax: PROGRESS_PHOTO_SIDE_MAX,
      })
      if (file.size > PHOTO_BYTES_MAX) return setProblem(t.error('programs.photo_too_large'))
      await add({ ...photo, file, onProgress: setSent })
      toast(t('photos.sent'))
    } catch (error) {
      setProblem(errorText(t, error, t('photos.notSent')))
    } finally {
      setSent(undefined)
    }
  }
  return { send, sent, problem }
}
