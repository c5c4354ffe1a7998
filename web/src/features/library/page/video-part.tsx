import type { LibraryExercise } from 'contract/library/calls'
import { exerciseVideoPath, exerciseVideoUploads } from 'contract/library/rules'
import { acceptedExtension, acceptOf } from 'contract/upload'
import { useId, useState } from 'react'
import { errorText } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { Alert } from '../../../ui/alert'
import { Button } from '../../../ui/button'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { FileDrop } from '../../../ui/file-drop'
import { useFileSize } from '../../../ui/file-size'
import { ProgressBar } from '../../../ui/progress-bar'
import { useOneAtATime } from '../../../ui/use-one-at-a-time'
import type { LibraryArea } from '../library.api'
import { useAddVideo, useRemoveVideo } from './library-page.api'
import { libraryWords } from './words/library-words'

interface Props {
  area: LibraryArea
  exercise: LibraryExercise
  onChange: (exercise: LibraryExercise) => void
}

/** The own video of an exercise: it plays here, is replaced by another file, or deleted. */
export function VideoPart({ area, exercise, onChange }: Props) {
  const t = useT(libraryWords, errorWords)
  const id = useId()
  const size = useFileSize()
  const once = useOneAtATime()
  const [sent, setSent] = useState<number | null>(null)
  const [asks, setAsks] = useState(false)
  const [problem, setProblem] = useState('')
  const add = useAddVideo(area)
  const remove = useRemoveVideo(area)
  const { video, _id } = exercise
  const types = exerciseVideoUploads.extensions.join(t('common.comma'))
  const run = (work: () => Promise<LibraryExercise>) =>
    once('video', async () => {
      setProblem('')
      try {
        onChange(await work())
      } catch (error) {
        setProblem(errorText(t, error, t('library.notSaved')))
      } finally {
        setSent(null)
      }
    })
  const send = ([file]: File[]) => {
    if (!file) return
    const name = isolatedName(file.name)
    if (!acceptedExtension(exerciseVideoUploads, file.name))
      return setProblem(t('library.wrongType', { name, types }))
    if (file.size > exerciseVideoUploads.fileBytes)
      return setProblem(t('library.tooLarge', { name, max: size(exerciseVideoUploads.fileBytes) }))
    setSent(0)
    const onProgress = ({ loaded, total }: { loaded: number; total: number }) =>
      setSent(total > 0 ? loaded / total : 0)
    void run(() => add.mutateAsync({ id: _id, file, onProgress }))
  }
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h3 id={id} className="font-semibold">
        {t('library.video')}
      </h3>
      {video ? (
        <>
          {/* biome-ignore lint/a11y/useMediaCaption: films of a movement have nothing to be read */}
          <video
            key={video.size}
            controls
            playsInline
            preload="metadata"
            src={exerciseVideoPath(_id)}
            aria-label={t('library.videoOf', { name: exercise.filled.name })}
            className="max-h-80 w-full rounded-card bg-night"
          />
          <Button kind="secondary" size="sm" className="justify-self-start" onClick={() => setAsks(true)}>
            {t('library.removeVideo', { size: size(video.size) })}
          </Button>
        </>
      ) : null}
      {sent === null ? (
        <FileDrop
          aria-label={t('library.chooseVideo')}
          accept={acceptOf(exerciseVideoUploads.extensions)}
          texts={{
            drop: t('library.dropVideo'),
            or: t('library.or'),
            choose: t('library.chooseVideo'),
            release: t('library.release'),
          }}
          onFiles={(files) => send([...files])}
        />
      ) : (
        <ProgressBar value={sent} label={t('library.sending')} />
      )}
      <p className="text-ink-soft text-sm">
        {t('library.videoHint', { types, max: size(exerciseVideoUploads.fileBytes) })}
      </p>
      <Alert text={problem || null} />
      <ConfirmDialog
        open={asks}
        title={t('library.removeVideoAsk')}
        text={t('library.removeVideoText')}
        confirm={t('library.removeVideoAsk')}
        cancel={t('common.cancel')}
        onConfirm={() => {
          setAsks(false)
          void run(() => remove.mutateAsync(_id))
        }}
        onClose={() => setAsks(false)}
      />
    </section>
  )
}
