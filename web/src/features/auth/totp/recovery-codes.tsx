import { useLayoutEffect, useRef } from 'react'
import { useT } from '../../../i18n/i18n'
import { isolated } from '../../../i18n/isolated'
import { Button } from '../../../ui/button'
import { Notice } from '../../../ui/notice'
import { saveFile } from '../../../ui/save-file'
import { CopyButton } from './copy-button'
import { totpWords } from './words/totp-words'

/** The codes that are shown this once, to be copied, saved or printed. */
export function RecoveryCodes(props: {
  codes: readonly string[]
  email: string
  /** They are the first ones: said in its place, for a passing message would lie over the codes. */
  turnedOn: boolean
  onDone: () => void
}) {
  const t = useT(totpWords)
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  const title = t('totp.fileTitle', { email: isolated(props.email) })
  const text = `${title}\n\n${props.codes.join('\n')}\n`
  return (
    <div className="grid gap-5">
      {props.turnedOn ? (
        <Notice kind="good" role="status" className="max-w-md">
          {t('totp.isOn')}
        </Notice>
      ) : null}
      <div data-print-alone className="grid gap-4">
        <p className="hidden print:block">{title}</p>
        <h3 ref={heading} tabIndex={-1} className="text-lg outline-none">
          {t('totp.saveTitle')}
        </h3>
        <p className="max-w-prose text-ink-soft">{t('totp.saveText')}</p>
        <ul
          aria-label={t('totp.codesLabel')}
          dir="ltr"
          className="grid max-w-md gap-x-8 gap-y-2 rounded-card border border-hairline bg-raised p-5 tabular-nums tracking-wider min-[26rem]:grid-cols-2"
        >
          {props.codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={text} label={t('totp.copy')} />
        <Button kind="secondary" size="sm" onClick={() => saveFile(new Blob([text]), t('totp.file'))}>
          {t('totp.download')}
        </Button>
        <Button kind="secondary" size="sm" onClick={() => print()}>
          {t('totp.print')}
        </Button>
      </div>
      <Button className="justify-self-start" onClick={props.onDone}>
        {t('totp.saved')}
      </Button>
    </div>
  )
}
