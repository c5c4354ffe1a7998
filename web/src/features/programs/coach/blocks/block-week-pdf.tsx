import { weeksOf } from 'contract/programs/block-rules'
import { WeekPdfButton } from '../../week-pdf/week-pdf-button'
import { usePlanBlocks } from './blocks.api'

interface Props {
  coachId: string
  id: string
  /** Id of the block that is shown. */
  shown: string
}

/** Saves the first week of the shown block as a PDF; of the current block the current week. */
export function BlockWeekPdf({ coachId, id, shown }: Props) {
  const { data } = usePlanBlocks(coachId, id)
  const at = data && shown !== data.current ? data.blocks.findIndex((block) => block.id === shown) : -1
  const week = data && at >= 0 ? weeksOf(data.blocks, at).before + 1 : undefined
  return <WeekPdfButton area="coach" id={id} week={week} kind="quiet" />
}
