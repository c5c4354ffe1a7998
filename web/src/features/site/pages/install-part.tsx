import { useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { LinkButton } from '../../../ui/link-button'
import { useInstallPrompt } from './install-prompt'
import { pagesWords } from './words/pages-words'

const iosSteps = ['send', 'add', 'signIn'] as const

/** How the site is installed from the browser: by a button where the browser offers it, else in steps. */
export function InstallPart() {
  const t = useT(pagesWords)
  const install = useInstallPrompt()
  const [result, setResult] = useState<'done' | 'failed' | null>(null)
  const ask = async () => {
    const isInstalled = await install?.().catch(() => false)
    setResult(isInstalled ? 'done' : 'failed')
  }
  return (
    <section aria-labelledby="install" className="page grid grid-cols-1 gap-6">
      <h2 id="install" className="text-3xl">
        {t('pages.app.install.title')}
      </h2>
      <p className="max-w-prose">{t('pages.app.install.text')}</p>
      {install ? (
        <Button size="lg" className="justify-self-start" onClick={() => void ask()}>
          {t('pages.app.install.action')}
        </Button>
      ) : null}
      <p role="status" className="font-semibold empty:hidden">
        {result ? t(`pages.app.install.${result}`) : null}
      </p>
      <div className="grid gap-8 md:grid-cols-2">
        <div className="grid content-start gap-3">
          <h3 className="text-lg">{t('pages.app.install.ios')}</h3>
          <ol className="grid list-decimal gap-2 ps-6 rtl:list-[persian]">
            {iosSteps.map((step) => (
              <li key={step}>{t(`pages.app.install.iosSteps.${step}`)}</li>
            ))}
          </ol>
          <LinkButton to="/today" kind="secondary" className="justify-self-start">
            {t('pages.app.install.openToday')}
          </LinkButton>
        </div>
        <p className="text-ink-soft">{t('pages.app.install.menu')}</p>
      </div>
    </section>
  )
}
