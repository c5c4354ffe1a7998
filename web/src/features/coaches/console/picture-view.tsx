import { useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import { applicationsWords } from './words/applications-words'

/** Zoom factors relative to the frame's width. */
const STEPS = [1, 1.5, 2, 3, 4] as const

/** Image as wide as its frame, which scrolls when zoomed in. */
export function PictureView({ address, name }: { address: string; name: string }) {
  const t = useT(applicationsWords)
  const [step, setStep] = useState(0)
  const [broken, setBroken] = useState(false)
  if (broken)
    return <p className="px-6 py-14 text-center text-ink-soft">{t('applications.documents.broken')}</p>
  return (
    <div className="relative">
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
        tabIndex={0}
        aria-label={t('applications.documents.picture', { name })}
        className="max-h-[80dvh] overflow-auto"
      >
        <img
          src={address}
          alt={name}
          onError={() => setBroken(true)}
          style={{ inlineSize: `${(STEPS[step] ?? 1) * 100}%` }}
          className="mx-auto block h-auto max-w-none"
        />
      </section>
      <ZoomControls step={step} onStep={setStep} />
    </div>
  )
}

function ZoomControls({ step, onStep }: { step: number; onStep: (step: number) => void }) {
  const t = useT(applicationsWords)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons without a form
    <div
      role="group"
      aria-label={t('applications.documents.zoom')}
      className="absolute end-3 bottom-3 flex items-center rounded-pill border border-hairline bg-raised p-1"
    >
      <Button
        kind="quiet"
        size="sm"
        iconOnly
        aria-label={t('applications.documents.zoomOut')}
        disabled={step === 0}
        onClick={() => onStep(step - 1)}
      >
        <Icon name="minus" size={18} />
      </Button>
      <button
        type="button"
        aria-label={t('applications.documents.zoomFit')}
        onClick={() => onStep(0)}
        className="min-h-(--control-sm) min-w-14 rounded-field px-1 text-center font-semibold text-xs tabular-nums hover:bg-sunken"
      >
        <span dir="ltr">{t.number((STEPS[step] ?? 1) * 100)}%</span>
      </button>
      <Button
        kind="quiet"
        size="sm"
        iconOnly
        aria-label={t('applications.documents.zoomIn')}
        disabled={step === STEPS.length - 1}
        onClick={() => onStep(step + 1)}
      >
        <Icon name="plus" size={18} />
      </Button>
    </div>
  )
}
