import { useEffect, useRef } from 'react'
import { Link, useLocation, useNavigationType } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { ErrorState } from '../../../ui/error-state'
import { usePageTitle } from '../../../ui/page-title'
import { Skeleton } from '../../../ui/skeleton'
import { ArticleSection } from './article-section'
import { type Article, type ArticleName, articleSections, type Section } from './content-shape'
import { Imprint } from './imprint'
import { useArticle } from './pages.api'
import { pagesWords } from './words/pages-words'

/** Footer page; its title renders at once, its text is a chunk in the page's language. */
export default function ArticlePage({ name }: { name: ArticleName }) {
  const t = useT(pagesWords)
  const { data, isError, refetch } = useArticle(name)
  const title = t(`nav.footer.${name}`)
  usePageTitle(title)

  return (
    <>
      <div className="border-hairline border-b">
        <div className="page grid content-center gap-4 pt-14 pb-10 sm:pt-20 sm:pb-14">
          <h1 className="wide text-4xl">{title}</h1>
          <div className="min-h-[3.2em] max-w-[56ch] text-ink-soft text-lg">
            {data ? <p>{data.lead}</p> : isError ? null : <Skeleton className="h-7 w-full" />}
          </div>
        </div>
      </div>
      {data ? (
        <Body name={name} article={data} />
      ) : isError ? (
        <ErrorState title={t('pages.failed')} text={t('pages.failedText')} onRetry={() => void refetch()}>
          <Button kind="quiet" onClick={() => location.reload()}>
            {t('common.error.reload')}
          </Button>
        </ErrorState>
      ) : (
        <div role="status" aria-label={t('common.loading')} className="page grid gap-5 py-12 lg:ps-84">
          {['one', 'two', 'three'].map((block) => (
            <Skeleton key={block} className="h-44 max-w-[66ch] rounded-card" />
          ))}
        </div>
      )}
    </>
  )
}

/** Pages on which visitors expect the imprint. */
const NAMES_THE_SHOP: readonly ArticleName[] = ['contact', 'privacy', 'terms']

function Body<A extends ArticleName>({ name, article }: { name: A; article: Article<A> }) {
  const t = useT(pagesWords)
  const ids: readonly string[] = articleSections[name]
  const sections = article.sections as Record<string, Section>
  const parts = ids.flatMap((id) => {
    const section = sections[id]
    return section ? [{ id, section }] : []
  })
  useSectionOfAddress()
  return (
    <div className="page grid grid-cols-1 gap-x-16 gap-y-10 pt-8 pb-20 lg:grid-cols-[15rem_1fr] lg:pt-12">
      <nav
        aria-labelledby="contents"
        className="self-start max-lg:rounded-card max-lg:border max-lg:border-hairline max-lg:bg-raised max-lg:p-5 lg:sticky lg:top-[calc(var(--header-height)+2rem)]"
      >
        <h2 id="contents" className="mb-2 font-semibold font-text text-ink-soft text-sm tracking-normal">
          {t('pages.contents')}
        </h2>
        <ol className="lg:border-hairline lg:border-s">
          {parts.map(({ id, section }) => (
            <li key={id}>
              <Link
                to={{ hash: id }}
                className="flex min-h-11 items-center py-1.5 leading-snug underline-offset-4 hover:underline lg:min-h-10 lg:ps-4"
              >
                {section.title}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <div className="grid grid-cols-1 content-start gap-14">
        {parts.map(({ id, section }) => (
          <ArticleSection key={id} id={id} section={section} />
        ))}
        {NAMES_THE_SHOP.includes(name) ? <Imprint /> : null}
      </div>
    </div>
  )
}

/** Scrolls to and focuses the section in the URL hash, on load and on every later selection. */
function useSectionOfAddress() {
  const { hash, key } = useLocation()
  const type = useNavigationType()
  const opened = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same section chosen again is another entry
  useEffect(() => {
    const first = opened.current
    opened.current = false
    // The browser restores the scroll position on Back and Forward.
    if (!hash || (type === 'POP' && !first)) return
    const id = hash.slice(1)
    document.getElementById(`${id}-title`)?.focus({ preventScroll: true })
    const calm = first || matchMedia('(prefers-reduced-motion: reduce)').matches
    document.getElementById(id)?.scrollIntoView({ behavior: calm ? 'instant' : 'smooth', block: 'start' })
  }, [hash, key, type])
}
