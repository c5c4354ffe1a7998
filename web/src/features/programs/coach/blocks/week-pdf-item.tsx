import { weeksOf } from 'contract/programs/block-rules'
import { useT } from '../../../../i18n/i18n'
import { menuItemClass } from '../../../../ui/popover-menu'
import { useWeekPdf } from '../../week-pdf/use-week-pdf'
import { weekPdfWords } from '../../week-pdf/words/week-pdf-words'
import { usePlanBlocks } from './blocks.api'

interface Props {
  id: string
  /** Week of the program, from 1; the current one where it is missing. */
  week?: number | undefined
  onPress: () => void
}

/** Item of a menu that saves a week of a plan as a PDF. */
export function WeekPdf({ id, week, onPress }: Props) {
  const t = useT(weekPdfWords)
  const { save } = useWeekPdf({ area: 'coach', id, week })
  return (
    <button
      type="button"
      className={menuItemClass}
      onClick={() => {
        onPress()
        save()
      }}
    >
      {t('weekPdf.save')}
    </button>
  )
}

/** The same of the shown block: its first week; of the current block the current week. */
export function ShownWeekPdf({
  coachId,
  shown,
  ...item
}: Omit<Props, 'week'> & { coachId: string; shown: string }) {
  const { data } = usePlanBlocks(coachId, item.id)
  const at = data && shown !== data.current ? data.blocks.findIndex((block) => block.id === shown) : -1
  return <WeekPdf {...item} week={data && at >= 0 ? weeksOf(data.blocks, at).before + 1 : undefined} />
}
