import type { CheckInQuestion } from 'contract/training/check-in-calls'
import type { ComponentProps } from 'react'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { AnswerList } from '../../programs/customer/questionnaire/answer-list'
import { unitOf } from '../../programs/measured/measured-text'
import { measuredWords } from '../../programs/measured/words/measured-words'

type Props = Pick<ComponentProps<typeof AnswerList<CheckInQuestion>>, 'questions' | 'answers'>

/** Answers of a check-in; a measurement has its unit. */
export function AnswerValues(props: Props) {
  const t = useT(measuredWords)
  return (
    <AnswerList
      {...props}
      numberText={({ measurement }, n) =>
        measurement && isolatedName(t(`measured.value.${unitOf(measurement)}`, { n }))
      }
    />
  )
}
