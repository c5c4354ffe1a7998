import type { ReactNode } from 'react'
import { useT } from '../i18n/i18n'
import { AnyIcon, type AnyIconName } from './any-icon'
import { cx } from './cx'

export type NoticeKind = 'info' | 'good' | 'warn' | 'bad' | 'offer'

/** Each kind has its own icon as well as its colour. */
const looks: Record<NoticeKind, { box: string; ink: string; icon: AnyIconName }> = {
  info: { box: 'bg-turquoise-wash', ink: 'text-turquoise', icon: 'info' },
  good: { box: 'bg-pine-wash', ink: 'text-pine', icon: 'check' },
  warn: { box: 'bg-saffron-wash', ink: 'text-saffron-ink', icon: 'attention' },
  bad: { box: 'bg-pomegranate-wash', ink: 'text-pomegranate', icon: 'alert' },
  offer: { box: 'border border-turquoise bg-turquoise-wash', ink: 'text-turquoise', icon: 'question' },
}

interface Props {
  kind: NoticeKind
  /** Bold heading, followed by details. */
  title?: ReactNode
  /** Overrides the icon of the kind; `null` for none. */
  icon?: AnyIconName | null
  children?: ReactNode
  /** Buttons; at the end of the line if there is room, below the text of an offer. */
  action?: ReactNode
  onDismiss?: () => void
  className?: string
  /** Live-region role, for a notice that appears later outside any live region. */
  role?: 'alert' | 'status'
}

/** Inline message; a `bad` one without a title is written in its colour. */
export function Notice({ kind, title, icon, children, action, onDismiss, className, role }: Props) {
  const { box, ink, icon: own } = looks[kind]
  const name = icon === undefined ? own : icon
  return (
    <div className={cx('flex items-start gap-2 rounded-card p-3.5 text-sm', box, className)}>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-5 gap-y-3">
        <div className="flex min-w-0 flex-1 basis-64 items-start gap-2.5">
          {name ? <AnyIcon name={name} className={cx('mt-[0.12em]', ink)} /> : null}
          <div role={role} className="grid min-w-0 flex-1 gap-1">
            {title ? <div className={cx('font-semibold', kind === 'bad' && ink)}>{title}</div> : null}
            {children == null ? null : (
              <div className={cx('min-w-0', !title && 'font-medium', !title && kind === 'bad' && ink)}>
                {children}
              </div>
            )}
          </div>
        </div>
        {action ? (
          <div className={cx('flex flex-wrap gap-3', kind === 'offer' && 'basis-full ps-7.5')}>{action}</div>
        ) : null}
      </div>
      {onDismiss ? <Dismiss onDismiss={onDismiss} /> : null}
    </div>
  )
}

function Dismiss({ onDismiss }: { onDismiss: () => void }) {
  const t = useT()
  return (
    <button
      type="button"
      aria-label={t('common.dismiss')}
      className="-me-2 -mt-1.5 grid size-(--control-sm) shrink-0 place-items-center rounded-field hover:bg-ink/10"
      onClick={onDismiss}
    >
      <AnyIcon name="close" size={16} />
    </button>
  )
}
