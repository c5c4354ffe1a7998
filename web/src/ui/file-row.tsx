import { type ReactNode, useEffect, useState } from 'react'
import { AnyIcon } from './any-icon'
import { cx } from './cx'
import { useFileSize } from './file-size'
import { ProgressBar } from './progress-bar'

interface FileLook {
  name: string
  /** Bytes. */
  size: number
  /** The picture itself, where the browser can show it. */
  picture?: Blob
}

interface Props extends FileLook {
  /** The share that has arrived, 0 to 1, while the file is on its way; `label` says whose share it is. */
  progress?: { value: number; label: string }
  /** Why it could not be sent or taken. */
  problem?: string
  /** What can be done with the file: buttons at the end of its line. */
  children?: ReactNode
}

/** A file among others: what it looks like, its name and size, how far it has come. */
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

/** A file that can be looked at beside the others: a button that stays pressed while it is shown. */
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

/** The ending of a file's name, by which people know its kind. */
const endingOf = (name: string) => /\.([A-Za-z0-9]{1,5})$/.exec(name)?.[1]

/** A small look at a file: the picture itself, or a sheet with its kind. */
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
      // The name that stands beside it ends the same way.
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
          // What calls itself a picture and is none shows as the sheet below it.
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
