import type { Page } from '@playwright/test'
import type { Locale } from 'contract/locale'
import en from '../../web/src/features/admin/dashboard/words/en'
import fa from '../../web/src/features/admin/dashboard/words/fa'
import nl from '../../web/src/features/admin/dashboard/words/nl'
import tradeEn from '../../web/src/features/site/console/trade/words/en'
import tradeFa from '../../web/src/features/site/console/trade/words/fa'
import tradeNl from '../../web/src/features/site/console/trade/words/nl'
import settingsEn from '../../web/src/features/site/console/words/en'
import settingsFa from '../../web/src/features/site/console/words/fa'
import settingsNl from '../../web/src/features/site/console/words/nl'
import { createTranslate } from '../../web/src/i18n/translate'
import type { Texts } from '../../web/src/i18n/types'
import { owner } from './owner'

const texts: Record<Locale, Texts<typeof en>> = { en, fa, nl }
const settings: Record<Locale, Texts<typeof settingsEn>> = { en: settingsEn, fa: settingsFa, nl: settingsNl }
const trade: Record<Locale, Texts<typeof tradeEn>> = { en: tradeEn, fa: tradeFa, nl: tradeNl }

/** Actions of the owner on figures and settings in one language. */
export function dashboard(page: Page, locale: Locale = 'en') {
  return {
    ...owner(page, locale),
    d: createTranslate<typeof en.dashboard>(locale, texts[locale].dashboard),
    s: createTranslate<typeof settingsEn.settings>(locale, settings[locale].settings),
    trade: createTranslate<typeof tradeEn.trade>(locale, trade[locale].trade),
  }
}
