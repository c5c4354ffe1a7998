import { PHOTO_BYTES_MAX, PHOTO_SIDE_MAX, photoUploads } from 'contract/programs/rules'
import { useRef, useState } from 'react'
import { errorText } from '../../../../api/error-text'
import { errorWords } from '../../../../i18n/error-words/error-words'
import { useT } from '../../../../i18n/i18n'
import { Avatar } from '../../../../ui/avatar'
import { Button } from '../../../../ui/button'
import { scalePicture } from '../../../../ui/scale-picture'
import { useToast } from '../../../../ui/toast'
import { useSession } from '../../../auth/session'
import { usePhoto } from '../../profile.api'
import { profileWords } from './words/profile-words'

/** The photo beside the name, with the means to change it. */
export function AthletePhoto({ userId, photo }: { userId: string; photo: string | null }) {
  const t = useT(errorWords, profileWords)
  const toast = useToast()
  const { user } = useSession('customer')
  const input = useRef<HTMLInputElement>(null)
  const { mutateAsync: put, isPending } = usePhoto(userId)
  const [isScaling, setIsScaling] = useState(false)
  const isBusy = isPending || isScaling
  const tell = (text: string) => void toast(text, { kind: 'alert' })
  const scaled = async (file: File) => {
    setIsScaling(true)
    const small = await scalePicture(file, { ...photoUploads, sideMax: PHOTO_SIDE_MAX })
    setIsScaling(false)
    return small
  }
  const change = async (chosen: File | null) => {
    const file = chosen && (await scaled(chosen))
    if (file && file.size > PHOTO_BYTES_MAX) return tell(t.error('programs.photo_too_large'))
    try {
      await put(file)
      toast(t(file ? 'athlete.photoSaved' : 'athlete.photoRemoved'))
    } catch (error) {
      tell(errorText(t, error, t('athlete.notDone')))
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar id={userId} name={[user?.name ?? '']} photo={photo} size="lg" />
      <div className="grid min-w-0 flex-1 basis-56 gap-2">
        <div className="flex flex-wrap gap-3">
          <input
            ref={input}
            type="file"
            accept="image/jpeg,image/png"
            aria-label={t('athlete.photo')}
            tabIndex={-1}
            className="sr-only"
            onChange={({ target }) => {
              const file = target.files?.[0]
              // The same file may be chosen again after a failure.
              target.value = ''
              if (file) void change(file)
            }}
          />
          <Button kind="secondary" size="sm" busy={isBusy} onClick={() => input.current?.click()}>
            {t(isBusy ? 'athlete.sending' : photo ? 'athlete.change' : 'athlete.choose')}
          </Button>
          {photo && !isBusy ? (
            <Button kind="quiet" size="sm" onClick={() => void change(null)}>
              {t('athlete.remove')}
            </Button>
          ) : null}
        </div>
        <p className="text-ink-soft text-sm">{t('athlete.photoHint')}</p>
      </div>
    </div>
  )
}
