import type { ErrorCode } from 'contract/errors'
import { RETURN_PHOTO_SIDE_MAX, returnPhotoUploads } from 'contract/orders/return-rules'
import { acceptedExtension, acceptOf, type UploadRules } from 'contract/upload'
import { useId, useRef, useState } from 'react'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { isolated } from '../../../i18n/isolated'
import { Button } from '../../../ui/button'
import { FieldError } from '../../../ui/field'
import { FileDrop } from '../../../ui/file-drop'
import { FileRow } from '../../../ui/file-row'
import type { Problem } from '../../../ui/form/store'
import { scalePicture } from '../../../ui/scale-picture'
import { ordersWords } from '../words/orders-words'

/** Rules of the pictures, and the refusals that they lead to. */
export interface PhotoRules {
  uploads: UploadRules
  sideMax: number
  codes: Record<'tooMany' | 'type' | 'tooLarge', ErrorCode>
}

const returnPhotos: PhotoRules = {
  uploads: returnPhotoUploads,
  sideMax: RETURN_PHOTO_SIDE_MAX,
  codes: {
    tooMany: 'orders.return_photos_too_many',
    type: 'orders.return_photo_type',
    tooLarge: 'orders.return_photo_too_large',
  },
}

interface Props {
  rules?: PhotoRules
  photos: readonly File[]
  onChange: (photos: readonly File[]) => void
}

type Coded = Pick<Problem, 'code' | 'params'>

const isSame = (a: File, b: File) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified

/** A few photos; large ones are scaled down here, which makes a phone's upload short. */
export function PhotosField({ photos, onChange, rules = returnPhotos }: Props) {
  const t = useT(errorWords, ordersWords)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<Coded[]>([])
  const add = async (files: Iterable<File>) => {
    const problems: Coded[] = []
    const next = [...photos]
    for (const file of files) {
      if (photos.some((one) => isSame(one, file))) continue
      const problem = problemOf(file, next.length, rules)
      if (problem) problems.push(problem)
      else next.push(file)
    }
    setRefused(problems)
    const bounds = { sideMax: rules.sideMax, extensions: rules.uploads.extensions }
    onChange(
      await Promise.all(next.map((file) => (photos.includes(file) ? file : scalePicture(file, bounds)))),
    )
  }
  return (
    <fieldset className="grid gap-3">
      <legend id={id} className="mb-2 font-semibold">
        {t('orders.returns.photos')} <span className="font-normal text-ink-soft">{t('common.optional')}</span>
      </legend>
      <FileDrop
        ref={input}
        multiple
        accept={acceptOf(rules.uploads.extensions)}
        texts={{
          drop: t('orders.returns.drop'),
          or: t('orders.returns.or'),
          choose: t('orders.returns.choose'),
          release: t('orders.returns.release'),
        }}
        onFiles={(files) => void add(files)}
        aria-labelledby={id}
        aria-describedby={refused.length > 0 ? `${id}-refused` : undefined}
        aria-invalid={refused.length > 0 || undefined}
      />
      <div role="alert" id={`${id}-refused`} className="grid gap-1 empty:hidden">
        {refused.map((problem) => (
          <FieldError key={`${problem.code} ${problem.params?.file ?? ''}`}>
            {t.error(problem.code, problem.params)}
          </FieldError>
        ))}
      </div>
      {photos.length > 0 ? (
        <ul className="divide-y divide-hairline">
          {photos.map((photo) => (
            <li key={`${photo.name} ${photo.size} ${photo.lastModified}`}>
              <FileRow name={photo.name} size={photo.size} picture={photo}>
                <Button
                  kind="quiet"
                  size="sm"
                  aria-label={t('orders.returns.removeNamed', { file: isolated(photo.name) })}
                  onClick={() => {
                    onChange(photos.filter((one) => one !== photo))
                    input.current?.focus()
                  }}
                >
                  {t('orders.returns.remove')}
                </Button>
              </FileRow>
            </li>
          ))}
        </ul>
      ) : null}
    </fieldset>
  )
}

function problemOf(file: File, count: number, { uploads, codes }: PhotoRules): Coded | undefined {
  if (count >= uploads.files) return { code: codes.tooMany }
  const params = { file: file.name }
  if (!acceptedExtension(uploads, file.name)) return { code: codes.type, params }
  return file.size > uploads.fileBytes ? { code: codes.tooLarge, params } : undefined
}
