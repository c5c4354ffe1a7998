import { useT } from '../../../i18n/i18n'
import { LinkButton } from '../../../ui/link-button'
import { HeroPlate } from './hero-plate'
import { homeWords } from './words/home-words'

export function Hero() {
  const t = useT(homeWords)
  return (
    <div className="relative overflow-clip">
      <div className="page relative grid items-center pt-12 pb-14 sm:min-h-[min(32rem,calc(100dvh-var(--header-height)-8rem))] lg:min-h-[min(40rem,calc(100dvh-var(--header-height)-8rem))] sm:pt-16">
        <HeroPlate className="pointer-events-none absolute -end-[28%] -top-28 w-[86%] sm:-end-[10%] sm:top-1/2 sm:w-[52%] sm:max-w-[44rem] sm:-translate-y-1/2" />
        <div className="relative grid gap-6 pt-[calc(52vw-2rem)] sm:max-w-[56%] sm:pt-0">
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
