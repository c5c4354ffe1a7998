import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { cx } from '../../../ui/cx'
import { Icon } from '../../../ui/icon'
import { SnoozeMenu } from './snooze-menu'
import { queueWords } from './words/queue-words'

interface Props {
  /** Id of the element with the athlete's name. */
  describedBy: string
  onDone: () => void
  onSnooze: (until: string) => void
  className?: string
}

/** Done and Snooze of a case as icons. */
export function CaseButtons({ describedBy, onDone, onSnooze, className }: Props) {
  const t = useT(queueWords)
  return (
    <div className={cx('flex shrink-0 items-center', className)}>
      <Button
        size="sm"
        kind="quiet"
        iconOnly
        aria-label={t('queue.done')}
        aria-describedby={describedBy}
        title={t('queue.done')}
        onClick={onDone}
      >
        <Icon name="check" size={18} />
      </Button>
      <SnoozeMenu onSnooze={onSnooze} />
    </div>
  )
}
