import { type ReactNode, useEffect, useState } from 'react'
import { AnyIcon } from './any-icon'
import { cx } from './cx'
import { useFileSize } from './file-size'
import { ProgressBar } from './progress-bar'

interface FileLook {
  name: string
  size: number
  /** Image data for a preview, if the browser can display it. */
  picture?: Blob
}

interface Props extends FileLook {
  /** Upload progress from 0 to 1 while sending; `label` is the bar's accessible name. */
  progress?: { value: number; label: string }
  /** Reason why the file was rejected or not sent. */
  problem?: string
  /** Action buttons at the end of the line. */
  children?: ReactNode
}

/** File in a list: preview, name, size and upload progress. */
export function FileRow({ name, size, picture, progress, problem, children }: Props) {
  const write = useFileSize()
  return (
    <div className="flex animate-appear items-center gap-3.5 py-2.5">
      <Thumb name={name} picture={picture} />
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="wrap-anywhere line-clamp-2 font-medium leading-snug">
          <bdi>{name}</bdi>
        </p>
        {progress ? (
          <ProgressBar label={progress.label} value={progress.value} failed={problem !== undefined} />
        ) : null}
        {problem ? (
          <p className="flex items-start gap-1.5 font-medium text-pomegranate text-sm">
            <AnyIcon name="alert" size={16} className="mt-[0.22em]" />
            {problem}
          </p>
        ) : (
          <p className="text-ink-soft text-sm tabular-nums">{write(size)}</p>
        )}
      </div>
      {children}
    </div>
  )
}

interface ChoiceProps extends FileLook {
  chosen: boolean
  onChoose: () => void
}

/** Toggle button of a file in a gallery; pressed while the file is shown. */
export function FileChoice({ name, size, picture, chosen, onChoose }: ChoiceProps) {
  const write = useFileSize()
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      className={cx(
        'flex w-full items-center gap-3 rounded-field border p-2 text-start transition-colors',
        chosen ? 'border-ink bg-raised' : 'border-hairline hover:border-ink',
      )}
    >
      <Thumb name={name} picture={picture} small />
      <span className="grid min-w-0 leading-snug">
        <bdi className="truncate font-medium">{name}</bdi>
        <span className="text-ink-soft text-xs tabular-nums">{write(size)}</span>
      </span>
    </button>
  )
}

/** Returns the file extension, by which people recognise the type. */
const endingOf = (name: string) => /\.([A-Za-z0-9]{1,5})$/.exec(name)?.[1]

/** Small preview: the image itself, or a sheet with the file type. */
function Thumb({ name, picture, small }: { name: string; picture: Blob | undefined; small?: boolean }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!picture) return
    const made = URL.createObjectURL(picture)
    setAddress(made)
    return () => {
      setAddress(undefined)
      URL.revokeObjectURL(made)
    }
  }, [picture])

  return (
    <span
      // The visible name ends in the same extension.
      aria-hidden="true"
      className={cx(
        'relative grid shrink-0 place-items-center overflow-clip rounded-field bg-sunken text-ink-soft',
        small ? 'size-11' : 'size-14',
      )}
    >
      {address ? (
        <img
          src={address}
          alt=""
          decoding="async"
          className="absolute inset-0 size-full object-cover"
          // A broken image reveals the sheet below it.
          onError={() => setAddress(undefined)}
        />
      ) : (
        <span className="grid justify-items-center gap-0.5">
          <AnyIcon name="file" size={small ? 18 : 22} />
          <span className="font-bold text-[0.6875rem] uppercase leading-none tracking-wide">
            {endingOf(name)}
          </span>
        </span>
      )}
    </span>
  )
}
