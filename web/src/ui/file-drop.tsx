import { type ComponentProps, type DragEvent, useState } from 'react'
import { AnyIcon } from './any-icon'
import { buttonClass } from './button-style'
import { cx } from './cx'

interface Props
  extends Pick<
    ComponentProps<'input'>,
    | 'ref'
    | 'name'
    | 'accept'
    | 'multiple'
    | 'aria-label'
    | 'aria-labelledby'
    | 'aria-describedby'
    | 'aria-invalid'
  > {
  /** `drop`, then `or` and a button labelled `choose`; `release` while files are over it. */
  texts: Record<'drop' | 'or' | 'choose' | 'release', string>
  onFiles: (files: Iterable<File>) => void
}

/** Drop zone around the native file input. */
export function FileDrop({ texts, onFiles, ...input }: Props) {
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
      <AnyIcon name="upload" size={28} className={over ? 'text-pine' : 'text-ink-soft'} />
      <p aria-hidden="true" className="font-semibold pointer-coarse:hidden">
        {over ? texts.release : texts.drop}{' '}
        {over ? null : <span className="font-normal text-ink-soft">{texts.or}</span>}
      </p>
      <span aria-hidden="true" className={buttonClass({ kind: 'secondary' })}>
        {texts.choose}
      </span>
      <input
        {...input}
        type="file"
        className="absolute inset-0 size-full cursor-pointer text-[0] opacity-0"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          // Reset, so the browser fires `change` when the same file is chosen again.
          event.target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </div>
  )
}
