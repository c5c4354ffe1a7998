import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { Dialog } from '../../../ui/dialog'
import { usePlanEditor } from '../coach/plan-editor'
import type { Told } from '../coach/plan-save.api'
import { programEditorWords } from '../coach/words/program-editor-words'
import { NameForm } from './name-form'
import { useAddTemplate } from './templates.api'
import { templatesWords } from './words/templates-words'

interface Props {
  /** Program whose plan is saved. */
  id: string
  tell: (told: Told) => void
  onClose: () => void
}

/** Asks for a name and saves the plan, as the server has it, as a template of the coach's own. */
export default function SaveDialog({ id, tell, onClose }: Props) {
  const t = useT(templatesWords, programEditorWords)
  const { data } = usePlanEditor()
  const { mutateAsync } = useAddTemplate()
  return (
    <Dialog open title={t('programEditor.templates.saveAs')} onClose={onClose}>
      <NameForm
        initial={data.title}
        text={t('templates.saveAsText')}
        onCancel={onClose}
        onSave={async (name) => {
          await mutateAsync({ name, from: { userProgramId: id } })
          tell({ kind: 'success', text: t('templates.added', { name: isolatedName(name) }) })
          onClose()
        }}
      />
    </Dialog>
  )
}
