import { useT } from '../../../i18n/i18n'
import { LinkButton } from '../../../ui/link-button'
import { HeroPlate } from './hero-plate'
import { homeWords } from './words/home-words'

export function Hero() {
  const t = useT(homeWords)
  return (
    <div className="relative overflow-clip">
      <div className="page relative grid items-center pt-12 pb-14 sm:pt-20 lg:min-h-[min(40rem,calc(100dvh-var(--header-height)-8rem))] lg:pt-16">
        <HeroPlate className="pointer-events-none absolute -end-[34%] -top-28 w-[86%] sm:-end-[22%] sm:w-[64%] lg:-end-[10%] lg:top-1/2 lg:w-[52%] lg:max-w-[44rem] lg:-translate-y-1/2" />
        <div className="relative grid max-w-[46rem] gap-6 pt-[calc(52vw-2rem)] sm:pt-[30%] lg:pt-0">
          <h1 className="wide text-hero">{t('home.hero.title')}</h1>
          <p className="max-w-lg text-ink-soft text-lg">{t('home.hero.text')}</p>
          <div className="mt-2 flex flex-wrap gap-3">
            <LinkButton to="/app" size="lg">
              {t('home.hero.start')}
            </LinkButton>
            <LinkButton to="/shop" kind="secondary" size="lg" className="bg-paper">
              {t('home.hero.shop')}
            </LinkButton>
          </div>
        </div>
      </div>
    </div>
  )
}
