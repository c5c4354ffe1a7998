import { useT } from '../../../i18n/i18n'
import { buttonClass } from '../../../ui/button-style'
import { cx } from '../../../ui/cx'
import { Drawing } from '../../../ui/drawing'
import { ErrorState } from '../../../ui/error-state'
import { Icon } from '../../../ui/icon'
import { LinkButton } from '../../../ui/link-button'
import { usePageTitle } from '../../../ui/page-title'
import { Skeleton } from '../../../ui/skeleton'
import { InstallPart } from './install-part'
import { useStoreLinks } from './pages.api'
import { PhoneDrawing } from './phone-drawing'
import { pagesWords } from './words/pages-words'

const inside = ['today', 'log', 'coach'] as const
const stores = ['ios', 'android'] as const
const tints = { ios: 'tint-sand', android: 'tint-sage' }

/** App page (/app): features of the app and links to both stores. */
export default function AppPage() {
  const t = useT(pagesWords)
  usePageTitle(t('nav.app'))
  return (
    <div className="grid grid-cols-1 gap-20 pb-20 sm:gap-24">
      <div className="overflow-clip bg-night text-on-night">
        <div className="page grid grid-cols-1 items-end gap-x-12 gap-y-12 pt-14 sm:pt-20 lg:grid-cols-[1.2fr_1fr]">
          <div className="grid gap-6 lg:self-center lg:pb-20">
            <h1 className="wide text-4xl">{t('pages.app.title')}</h1>
            <p className="max-w-[52ch] text-lg text-on-night-soft">{t('pages.app.text')}</p>
          </div>
          <PhoneDrawing className="mx-auto w-full max-w-84" />
        </div>
      </div>
      <InstallPart />
      <section aria-labelledby="stores" className="page">
        <h2 id="stores" className="mb-8 text-3xl">
          {t('pages.app.stores')}
        </h2>
        <Stores />
        <p className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-soft">
          {t('pages.app.without')}
          <LinkButton to="/shop" kind="secondary">
            {t('pages.app.browser')}
          </LinkButton>
        </p>
      </section>
      <section aria-labelledby="inside" className="page">
        <h2 id="inside" className="mb-8 text-3xl">
          {t('pages.app.inside')}
        </h2>
        <ul className="grid grid-cols-1 gap-x-8 md:grid-cols-3">
          {inside.map((name) => (
            <li key={name} className="ruled grid content-start gap-3 border-edge border-t pt-7 pb-8">
              <h3 className="text-xl">{t(`pages.app.${name}.title`)}</h3>
              <p className="text-ink-soft">{t(`pages.app.${name}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function Stores() {
  const t = useT(pagesWords)
  const { data: links, isError, refetch } = useStoreLinks()
  if (isError) {
    return (
      <ErrorState
        heading="p"
        title={t('pages.app.failed')}
        text={t('pages.failedText')}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!links) {
    return (
      <div role="status" aria-label={t('pages.app.loading')} className="grid gap-4 md:grid-cols-2 lg:gap-6">
        <Skeleton className="h-64 rounded-card" />
        <Skeleton className="h-64 rounded-card" />
      </div>
    )
  }
  return (
    <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:gap-6">
      {stores.map((store) => (
        <li key={store} className="grid grid-cols-1">
          <a
            href={links[store]}
            target="_blank"
            rel="noopener"
            className={cx(
              'group relative flex min-h-64 flex-col items-start gap-1 overflow-clip rounded-card p-6 text-ink sm:p-8',
              tints[store],
            )}
          >
            <Drawing
              name="phone"
              className="absolute -end-12 -bottom-12 w-48 transition-[translate] duration-(--dur-3) group-hover:-translate-y-3 lg:-end-14 lg:-bottom-16 lg:w-64"
            />
            <span className="font-bold font-display text-2xl leading-tight [font-stretch:112%] rtl:leading-normal">
              {t(`pages.app.${store}.title`)}
            </span>
            <span>{t(`pages.app.${store}.text`)}</span>
            <span className={buttonClass({}, 'relative mt-auto')}>
              {t(`pages.app.${store}.get`)}
              <Icon name="arrow-end" size={18} />
            </span>
            <span className="sr-only">({t('pages.app.newTab')})</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
