import { Link, useNavigate } from 'react-router'
import { CategoryTiles } from '../features/catalog/category-tiles'
import { ProductSearch } from '../features/catalog/product-search'
import { shopAddress } from '../features/catalog/shop/shop-params'
import { pagesWords } from '../features/site/pages/words/pages-words'
import { useT } from '../i18n/i18n'
import { Drawing } from '../ui/drawing'
import { Icon } from '../ui/icon'
import { usePageTitle } from '../ui/page-title'

/** 404 page, with the search, the categories and the usual links. */
export default function NotFoundPage() {
  const t = useT(pagesWords)
  const navigate = useNavigate()
  usePageTitle(t('common.notFound.title'))
  const ways = [
    { to: '/', label: t('common.notFound.home') },
    { to: '/shop', label: t('common.notFound.shop') },
    { to: '/help', label: t('nav.footer.help') },
    { to: '/contact', label: t('nav.footer.contact') },
  ]
  return (
    <div className="grid grid-cols-1 gap-14 pb-20">
      <div className="border-hairline border-b">
        <div className="page grid gap-y-8 pt-14 pb-12 sm:pt-20">
          <div className="flex items-end justify-between gap-8">
            <div className="grid gap-4">
              <h1 className="wide text-4xl">{t('common.notFound.title')}</h1>
              <p className="max-w-[52ch] text-ink-soft text-lg">{t('common.notFound.text')}</p>
            </div>
            <Drawing name="signpost" className="w-52 text-ink-soft max-md:hidden" />
          </div>
          <div className="grid max-w-xl gap-2">
            <p className="font-semibold text-sm">{t('pages.lost.search')}</p>
            <ProductSearch
              search=""
              onSearch={(search) => void navigate(shopAddress(undefined, { search }))}
            />
          </div>
          <nav aria-label={t('pages.lost.elsewhere')}>
            <ul className="flex flex-wrap gap-x-7">
              {ways.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} className="link inline-flex min-h-11 items-center gap-1.5 font-semibold">
                    {label}
                    <Icon name="arrow-end" size={16} />
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
      <CategoryTiles />
    </div>
  )
}
