import { lazy, Suspense, useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { deferred } from '../../../i18n/lazy-words'
import { Button } from '../../../ui/button'
import type { PlanActs } from './plan-acts'
import type { Told } from './plan-save.api'
import { programEditorWords } from './words/program-editor-words'

const ApplyDialog = lazy(deferred(() => import('../templates/apply-dialog')))
const SaveDialog = lazy(deferred(() => import('../templates/save-dialog')))

interface Props {
  /** Program that is open. */
  id: string
  isStarted: boolean
  /** Absent where the plan can only be read, and in a block that is not current. */
  apply: PlanActs['apply'] | undefined
  tell: (told: Told) => void
}

/** Buttons that apply a template to the plan, and save the plan as one. */
export function TemplateButtons({ id, isStarted, apply, tell }: Props) {
  const t = useT(programEditorWords)
  const [open, setOpen] = useState<'apply' | 'save' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      {apply ? (
        <Button size="sm" kind="quiet" onClick={() => setOpen('apply')}>
          {t('programEditor.templates.apply')}
        </Button>
      ) : null}
      <Button size="sm" kind="quiet" onClick={() => setOpen('save')}>
        {t('programEditor.templates.saveAs')}
      </Button>
      <Suspense>
        {open === 'apply' && apply ? (
          <ApplyDialog isStarted={isStarted} apply={apply} onClose={close} />
        ) : null}
        {open === 'save' ? <SaveDialog id={id} tell={tell} onClose={close} /> : null}
      </Suspense>
    </>
  )
}
