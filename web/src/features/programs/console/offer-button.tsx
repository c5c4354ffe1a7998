import { useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { Button } from '../../../ui/button'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { useTemplateEditor } from './template-save'
import { consoleProgramsWords } from './words/console-programs-words'

/** Offers a template, or, once that is confirmed, moves it to the archive. */
export function OfferButton() {
  const t = useT(consoleProgramsWords)
  const { template, saveAndTell } = useTemplateEditor()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const name = isolatedName(template.name)

  async function change(isActive: boolean) {
    setAsking(false)
    setBusy(true)
    const done = t(isActive ? 'consolePrograms.one.offered' : 'consolePrograms.one.archived', { name })
    await saveAndTell({ part: (now) => now.isActive, change: () => ({ isActive }) }, done)
    setBusy(false)
  }
  return (
    <>
      <Button
        kind={template.isActive ? 'secondary' : 'primary'}
        busy={busy}
        onClick={() => (template.isActive ? setAsking(true) : void change(true))}
      >
        {t(template.isActive ? 'consolePrograms.one.archive' : 'consolePrograms.one.offer')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('consolePrograms.one.archiveTitle', { name })}
        text={t('consolePrograms.one.archiveText')}
        confirm={t('consolePrograms.one.archive')}
        cancel={t('consolePrograms.one.keep')}
        onConfirm={() => void change(false)}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
