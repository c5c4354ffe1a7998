import { type ComponentProps, type DragEvent, useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { buttonClass } from '../../../ui/button-style'
import { cx } from '../../../ui/cx'
import { Icon } from '../../../ui/icon'
import { ACCEPT } from './documents'
import { applyWords } from './words/apply-words'

type Props = { onFiles: (files: Iterable<File>) => void } & Pick<
  ComponentProps<'input'>,
  'ref' | 'aria-labelledby' | 'aria-describedby' | 'aria-invalid'
>

/** A place to drop files on, which is the browser's own file field. */
export function FileDrop({ onFiles, ...input }: Props) {
  const t = useT(applyWords)
  const [over, setOver] = useState(false)
  const drag = (event: DragEvent) => {
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles(event.dataTransfer.files)
  }
  const edge = input['aria-invalid'] ? 'border-pomegranate' : 'border-edge hover:border-ink'
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field inside takes keys and clicks
    <div
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={(event) =>
        event.currentTarget.contains(event.relatedTarget as Node | null) || setOver(false)
      }
      onDrop={drop}
      className={cx(
        'relative grid min-h-40 place-content-center justify-items-center gap-2.5 rounded-card border-2 border-dashed px-4 py-6 text-center transition-colors has-focus-visible:outline-2 has-focus-visible:outline-turquoise has-focus-visible:outline-offset-2',
        over ? 'border-pine bg-pine-wash' : `bg-raised ${edge}`,
      )}
    >
      <Icon name="upload" size={28} className={over ? 'text-pine' : 'text-ink-soft'} />
      <p aria-hidden="true" className="font-semibold pointer-coarse:hidden">
        {over ? t('apply.documents.release') : t('apply.documents.drop')}{' '}
        {over ? null : <span className="font-normal text-ink-soft">{t('apply.documents.or')}</span>}
      </p>
      <span aria-hidden="true" className={buttonClass({ kind: 'secondary' })}>
        {t('apply.documents.choose')}
      </span>
      <input
        {...input}
        type="file"
        name="documents"
        multiple
        accept={ACCEPT}
        className="absolute inset-0 size-full cursor-pointer text-[0] opacity-0"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          // The same file can be chosen again after it was removed.
          event.target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </div>
  )
}
