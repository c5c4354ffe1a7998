import type { ReactNode } from 'react'
import { useT } from '../i18n/i18n'
import { Button } from './button'
import { Icon } from './icon'

interface Props {
  title: string
  text?: string
  onRetry?: () => void
  retryLabel?: string
  children?: ReactNode
  heading?: 'h1' | 'h2' | 'p'
}

/** Describes a failure and offers a retry. */
export function ErrorState({ title, text, onRetry, retryLabel, children, heading = 'h2' }: Props) {
  const t = useT()
  const Heading = heading
  return (
    <div
      role="alert"
      className="mx-auto grid max-w-lg justify-items-center gap-4 px-4 py-16 text-center sm:py-24"
    >
      <span className="grid size-14 place-items-center rounded-pill bg-pomegranate-wash text-pomegranate">
        <Icon name="alert" size={26} />
      </span>
      <Heading className="font-bold text-xl">{title}</Heading>
      {text ? <p className="text-ink-soft">{text}</p> : null}
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        {onRetry ? (
          <Button kind="secondary" onClick={onRetry}>
            {retryLabel ?? t('common.tryAgain')}
          </Button>
        ) : null}
        {children}
      </div>
    </div>
  )
}
