import { ownVideoPath } from 'contract/library/rules'
import { isVideoUrl } from 'contract/programs/plan-paths'
import { useId } from 'react'
import { AnyIcon } from '../../ui/any-icon'
import { cx } from '../../ui/cx'

interface Props {
  address: string
  label: string
  /** Label that names the exercise, for screen readers. */
  name?: string
  /** Says that a link opens a new tab. */
  newTab: string
  className?: string
}

/** Video of an exercise: one of this site plays here, any other is a link to a new tab. */
export function ExerciseVideo({ address, label, name, newTab, className }: Props) {
  const id = useId()
  const path = ownVideoPath(address, location.origin)
  if (path)
    return (
      // biome-ignore lint/a11y/useMediaCaption: films of a movement have nothing to be read; the technique is beside them
      <video
        controls
        playsInline
        preload="metadata"
        src={path}
        aria-label={name ?? label}
        className="max-h-[60dvh] w-full rounded-card bg-night"
      />
    )
  if (!isVideoUrl(address)) return <bdi dir="ltr">{address}</bdi>
  return (
    <a
      href={address}
      target="_blank"
      rel="noreferrer noopener"
      aria-label={name}
      aria-describedby={name && id}
      className={cx('link inline-flex items-center gap-2 justify-self-start', className)}
    >
      <AnyIcon name="play" size={18} />
      <span>
        {label}{' '}
        <span id={id} className="text-ink-soft text-sm">
          ({newTab})
        </span>
      </span>
    </a>
  )
}
