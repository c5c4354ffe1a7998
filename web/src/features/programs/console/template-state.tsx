import { useT } from '../../../i18n/i18n'
import { Status } from '../../../ui/status'
import { consoleProgramsWords } from './words/console-programs-words'

/** Status of a template with its color. */
export function TemplateState({ isActive }: { isActive: boolean }) {
  const t = useT(consoleProgramsWords)
  return (
    <Status tone={isActive ? 'good' : 'ended'}>
      {t(`consolePrograms.state.${isActive ? 'active' : 'archived'}`)}
    </Status>
  )
}
