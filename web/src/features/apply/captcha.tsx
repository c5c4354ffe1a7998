import { CAPTCHA_LENGTH } from 'contract/application-rules'
import { useEffect, useId, useState } from 'react'
import { useLocale, useT } from '../../i18n/i18n'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { DraftField } from './apply-fields'
import { canSpeak, speakCode } from './captcha-code'
import { type Draft, renewCode } from './draft'

/** The visible code, drawn; beside it a new one, the same spoken, the same as text (decision X-15). */
export function Captcha({ draft }: { draft: Draft }) {
  const t = useT()
  const id = useId()
  const { locale } = useLocale()
  const [read, setRead] = useState(false)
  const [renewed, setRenewed] = useState(false)
  const { code } = draft
  useEffect(() => () => void (canSpeak() && speechSynthesis.cancel()), [])

  return (
    <div className="grid gap-4 sm:max-w-md">
      <div className="flex flex-wrap items-stretch gap-2">
        <Drawing code={code} label={t('apply.captcha.picture')} />
        <div className="grid gap-2 max-[22rem]:grid-flow-col">
          <Button
            kind="secondary"
            iconOnly
            aria-label={t('apply.captcha.renew')}
            title={t('apply.captcha.renew')}
            onClick={() => {
              renewCode()
              setRead(false)
              setRenewed(true)
            }}
          >
            <Icon name="renew" />
          </Button>
          <Button
            kind="secondary"
            iconOnly
            aria-label={t('apply.captcha.listen')}
            title={t('apply.captcha.listen')}
            // Without a voice the same is read by whatever reads this page.
            onClick={() => (canSpeak() ? speakCode(code, locale) : setRead(true))}
          >
            <Icon name="sound" />
          </Button>
        </div>
      </div>
      <div className="grid justify-items-start gap-1">
        <button
          type="button"
          aria-expanded={read}
          aria-controls={`${id}-text`}
          className="link min-h-9 text-sm"
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
      <DraftField
        draft={draft}
        name="captcha"
        label={t('apply.captcha.field')}
        hint={t('apply.captcha.hint')}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={CAPTCHA_LENGTH * 3}
        dir="ltr"
        className="font-semibold uppercase tracking-[0.2em] rtl:text-end"
      />
    </div>
  )
}

/** Letter by letter: whatever reads the page must not take the code for a word. */
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

/** Each character a little out of line, on the rims of two plates; the same code always looks the same. */
function Drawing({ code, label }: { code: string; label: string }) {
  const chance = (index: number, spread: number) => {
    const seed = code.charCodeAt(index % code.length) * 31 + code.charCodeAt((index + 1) % code.length) * 17
    return ((seed * (index + 7)) % (2 * spread + 1)) - spread
  }
  return (
    <svg
      viewBox="0 0 264 96"
      role="img"
      aria-label={label}
      className="h-24 min-w-0 flex-1 select-none rounded-card bg-sunken text-ink"
    >
      <g fill="none" stroke="currentColor" opacity="0.22">
        <circle cx={70 + chance(0, 30)} cy={120} r={78} strokeWidth="5" />
        <circle cx={200 + chance(1, 30)} cy={-20} r={84} strokeWidth="3" />
      </g>
      <path
        d={`M12 ${48 + chance(2, 26)}C90 ${48 + chance(3, 40)} 170 ${48 + chance(4, 40)} 252 ${48 + chance(5, 26)}`}
        fill="none"
        stroke="var(--saffron)"
        strokeWidth="3"
      />
      <g
        fill="currentColor"
        fontFamily="var(--face-display)"
        fontWeight="800"
        fontSize="46"
        textAnchor="middle"
      >
        {[...code].map((character, index) => {
          const x = 34 + index * 39.2
          const y = 64 + chance(index + 2, 8)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells the characters apart
            <text key={index} x={x} y={y} transform={`rotate(${chance(index, 14)} ${x} ${y - 16})`}>
              {character}
            </text>
          )
        })}
      </g>
    </svg>
  )
}
