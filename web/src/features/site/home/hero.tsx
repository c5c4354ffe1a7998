import { useT } from '../../../i18n/i18n'
import { LinkButton } from '../../../ui/link-button'
import { StillLife } from './still-life'
import { homeWords } from './words/home-words'

export function Hero() {
  const t = useT(homeWords)
  return (
    <div className="relative overflow-clip">
      <div className="page relative grid items-center pt-10 sm:min-h-[min(34rem,calc(100dvh-var(--header-height)-6rem))] sm:py-14 lg:min-h-[min(40rem,calc(100dvh-var(--header-height)-8rem))]">
        <div className="relative z-(--z-over) grid gap-6 sm:max-w-[54%]">
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
        {/* On phones the text and buttons come first. */}
        <StillLife className="pointer-events-none aspect-square w-full max-sm:-mt-2 sm:absolute sm:end-0 sm:top-1/2 sm:w-[48%] sm:max-w-[38rem] sm:-translate-y-1/2" />
      </div>
    </div>
  )
}
