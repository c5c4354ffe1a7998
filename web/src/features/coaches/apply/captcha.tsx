import { CAPTCHA_LENGTH } from 'contract/coaches/rules'
import { useEffect, useId, useState } from 'react'
import { useLocale, useT } from '../../../i18n/i18n'
import { AnyIcon, type AnyIconName } from '../../../ui/any-icon'
import { Button } from '../../../ui/button'
import { Field } from '../../../ui/form/field'
import { changeField, type FormStore } from '../../../ui/form/store'
import type { Application } from './application'
import { canSpeak, newCode, speakCode } from './captcha-code'
import { applyWords } from './words/apply-words'

/** Drawn captcha code with buttons for a new code, speech and text (decision X-15). */
export function Captcha({ form, code }: { form: FormStore<Application>; code: string }) {
  const t = useT(applyWords)
  const id = useId()
  const { locale } = useLocale()
  const [read, setRead] = useState(false)
  const [renewed, setRenewed] = useState(false)
  useEffect(() => () => void (canSpeak() && speechSynthesis.cancel()), [])

  return (
    <div className="grid gap-4 sm:max-w-md">
      <div className="flex items-stretch gap-2">
        <Drawing code={code} label={t('apply.captcha.picture', { count: CAPTCHA_LENGTH })} />
        <div className="grid gap-2">
          <ToolButton
            icon="renew"
            label={t('apply.captcha.renew')}
            onClick={() => {
              form.setValue('code', newCode())
              changeField(form, 'captcha', '')
              setRead(false)
              setRenewed(true)
            }}
          />
          <ToolButton
            icon="sound"
            label={t('apply.captcha.listen')}
            // Without speech synthesis the code is shown as text for a screen reader.
            onClick={() => (canSpeak() ? speakCode(code, locale) : setRead(true))}
          />
        </div>
      </div>
      <div className="grid justify-items-start gap-1">
        <button
          type="button"
          aria-expanded={read}
          aria-controls={`${id}-text`}
          className="link min-h-9 text-sm max-sm:min-h-10"
          onClick={() => setRead(!read)}
        >
          {read ? t('apply.captcha.hide') : t('apply.captcha.read')}
        </button>
        <p id={`${id}-text`} role="status" className="text-sm empty:hidden">
          {read ? (
            <Spelled sentence={t('apply.captcha.text', { code: '\uFFFC' })} code={code} />
          ) : renewed ? (
            <span className="sr-only">{t('apply.captcha.renewed')}</span>
          ) : null}
        </p>
      </div>
      <CodeField />
    </div>
  )
}

function CodeField() {
  const t = useT(applyWords)
  return (
    <Field
      name="captcha"
      kind="code"
      // A partly typed code is not an error yet.
      quiet
      label={t('apply.captcha.field')}
      hint={t('apply.captcha.hint', { count: CAPTCHA_LENGTH })}
      maxLength={CAPTCHA_LENGTH * 3}
      className="font-semibold uppercase tracking-[0.2em]"
    />
  )
}

function ToolButton({ icon, label, onClick }: { icon: AnyIconName; label: string; onClick: () => void }) {
  return (
    <Button kind="secondary" iconOnly aria-label={label} title={label} onClick={onClick}>
      <AnyIcon name={icon} />
    </Button>
  )
}

/** Separates the letters, so that screen readers do not read the code as a word. */
function Spelled({ sentence, code }: { sentence: string; code: string }) {
  const [before, after] = sentence.split('\uFFFC')
  return (
    <>
      {before}
      <bdi dir="ltr" className="font-semibold tabular-nums">
        {[...code].join(', ')}
      </bdi>
      {after}
    </>
  )
}

/** Draws each character slightly shifted and rotated over two plates; the same code always looks the same. */
function Drawing({ code, label }: { code: string; label: string }) {
  const chance = (index: number, spread: number) => {
    const seed = code.charCodeAt(index % code.length) * 31 + code.charCodeAt((index + 1) % code.length) * 17
    return ((seed * (index + 7)) % (2 * spread + 1)) - spread
  }
  return (
    <div
      role="img"
      aria-label={label}
      dir="ltr"
      className="relative flex h-24 min-w-0 flex-1 select-none items-center justify-center rounded-card bg-sunken font-display font-extrabold text-[2.5rem] [font-stretch:112%]"
    >
      {code ? <Plates chance={chance} /> : null}
      {[...code].map((character, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells the characters apart
          key={index}
          className="relative w-[1.05em] text-center leading-none max-[22rem]:w-[0.85em]"
          style={{ transform: `translateY(${chance(index + 2, 9)}px) rotate(${chance(index, 14)}deg)` }}
        >
          {character}
        </span>
      ))}
    </div>
  )
}

/** The server renders no inline styles, so the plates come with the code. */
function Plates({ chance }: { chance: (index: number, spread: number) => number }) {
  return (
    <>
      <span
        className="absolute bottom-0 h-15 w-30 rounded-t-pill border-6 border-hairline border-b-0"
        style={{ insetInlineStart: `${12 + chance(0, 10)}%` }}
      />
      <span
        className="absolute top-0 h-14 w-28 rounded-b-pill border-4 border-saffron border-t-0"
        style={{ insetInlineEnd: `${10 + chance(1, 10)}%` }}
      />
    </>
  )
}
