import { lazy, Suspense, useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { deferred } from '../../../i18n/lazy-words'
import { AnyIcon } from '../../../ui/any-icon'
import { buttonClass } from '../../../ui/button-style'
import { menuItemClass, PopoverMenu } from '../../../ui/popover-menu'
import { type SnoozeChoice, snoozedUntil } from './snooze'
import { queueWords } from './words/queue-words'

const SnoozeDialog = lazy(deferred(() => import('./snooze-dialog')))

const choices: readonly SnoozeChoice[] = ['tomorrow', 'monday', 'week']

/** Menu of the times until which a case can be put off, the last of them a day of one's own. */
export function SnoozeMenu({ onSnooze }: { onSnooze: (until: string) => void }) {
  const t = useT(queueWords)
  const [asks, setAsks] = useState(false)
  return (
    <>
      <PopoverMenu
        label={t('queue.snooze')}
        trigger={<AnyIcon name="clock" size={18} />}
        className={buttonClass({ kind: 'quiet', size: 'sm', iconOnly: true })}
      >
        {(close) => (
          <>
            {choices.map((choice) => (
              <button
                key={choice}
                type="button"
                className={menuItemClass}
                onClick={() => {
                  close()
                  onSnooze(snoozedUntil(choice))
                }}
              >
                {t(`queue.until.${choice}`)}
              </button>
            ))}
            <button
              type="button"
              className={menuItemClass}
              onClick={() => {
                close()
                setAsks(true)
              }}
            >
              {t('queue.until.date')}
            </button>
          </>
        )}
      </PopoverMenu>
      {asks ? (
        <Suspense>
          <SnoozeDialog onSnooze={onSnooze} onClose={() => setAsks(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
