import type { ProgramCoach } from 'contract/programs/program-coach-calls'
import { useState } from 'react'
import { fullName } from '../../../i18n/full-name'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { Button } from '../../../ui/button'
import { Dialog, DialogBody } from '../../../ui/dialog'
import { CoverPanel } from './cover-panel'
import { coverWords } from './words/cover-words'

/** Button in the console that opens the covers of a coach. */
export function CoverButton({ coach }: { coach: Pick<ProgramCoach, 'id' | 'firstName' | 'lastName'> }) {
  const t = useT(coverWords)
  const [isOpen, setOpen] = useState(false)
  const name = isolatedName(fullName(coach))
  const close = () => setOpen(false)
  return (
    <>
      <Button
        kind="quiet"
        size="sm"
        aria-label={t('cover.openNamed', { name })}
        onClick={() => setOpen(true)}
      >
        {t('cover.open')}
      </Button>
      {isOpen ? (
        <Dialog open onClose={close} title={t('cover.dialogTitle', { name })}>
          <DialogBody className="grid content-start gap-4">
            <p className="text-ink-soft text-sm">{t('cover.ofCoach', { name })}</p>
            <CoverPanel owner={{ area: 'admin', coachId: coach.id }} />
          </DialogBody>
        </Dialog>
      ) : null}
    </>
  )
}
