import type { Locale } from 'contract/locale'
import { en as enErrors } from 'contract/messages/en'
import { fa as faErrors } from 'contract/messages/fa'
import { nl as nlErrors } from 'contract/messages/nl'
import { withRuleNumbers } from 'contract/rule-numbers'
import accountEn from '../../web/src/features/auth/account/words/en'
import accountFa from '../../web/src/features/auth/account/words/fa'
import accountNl from '../../web/src/features/auth/account/words/nl'
import linksEn from '../../web/src/features/auth/links/words/en'
import linksFa from '../../web/src/features/auth/links/words/fa'
import linksNl from '../../web/src/features/auth/links/words/nl'
import authEn from '../../web/src/features/auth/words/en'
import authFa from '../../web/src/features/auth/words/fa'
import authNl from '../../web/src/features/auth/words/nl'
import cartEn from '../../web/src/features/cart/words/en'
import cartFa from '../../web/src/features/cart/words/fa'
import cartNl from '../../web/src/features/cart/words/nl'
import labelEn from '../../web/src/features/catalog/label/words/en'
import labelFa from '../../web/src/features/catalog/label/words/fa'
import labelNl from '../../web/src/features/catalog/label/words/nl'
import searchEn from '../../web/src/features/catalog/search/words/en'
import searchFa from '../../web/src/features/catalog/search/words/fa'
import searchNl from '../../web/src/features/catalog/search/words/nl'
import catalogEn from '../../web/src/features/catalog/words/en'
import catalogFa from '../../web/src/features/catalog/words/fa'
import catalogNl from '../../web/src/features/catalog/words/nl'
import chatEn from '../../web/src/features/chat/words/en'
import chatFa from '../../web/src/features/chat/words/fa'
import chatNl from '../../web/src/features/chat/words/nl'
import applyEn from '../../web/src/features/coaches/apply/words/en'
import applyFa from '../../web/src/features/coaches/apply/words/fa'
import applyNl from '../../web/src/features/coaches/apply/words/nl'
import withdrawEn from '../../web/src/features/coaches/withdraw/words/en'
import withdrawFa from '../../web/src/features/coaches/withdraw/words/fa'
import withdrawNl from '../../web/src/features/coaches/withdraw/words/nl'
import checkoutEn from '../../web/src/features/orders/checkout/words/en'
import checkoutFa from '../../web/src/features/orders/checkout/words/fa'
import checkoutNl from '../../web/src/features/orders/checkout/words/nl'
import withdrawalEn from '../../web/src/features/orders/withdraw/words/en'
import withdrawalFa from '../../web/src/features/orders/withdraw/words/fa'
import withdrawalNl from '../../web/src/features/orders/withdraw/words/nl'
import ordersEn from '../../web/src/features/orders/words/en'
import ordersFa from '../../web/src/features/orders/words/fa'
import ordersNl from '../../web/src/features/orders/words/nl'
import privacyEn from '../../web/src/features/privacy/words/en'
import privacyFa from '../../web/src/features/privacy/words/fa'
import privacyNl from '../../web/src/features/privacy/words/nl'
import homeEn from '../../web/src/features/site/home/words/en'
import homeFa from '../../web/src/features/site/home/words/fa'
import homeNl from '../../web/src/features/site/home/words/nl'
import pagesEn from '../../web/src/features/site/pages/words/en'
import pagesFa from '../../web/src/features/site/pages/words/fa'
import pagesNl from '../../web/src/features/site/pages/words/nl'
import { createTranslate } from '../../web/src/i18n/translate'
import type { KnowsErrors } from '../../web/src/i18n/types'
import commonEn from '../../web/src/i18n/words/en'
import commonFa from '../../web/src/i18n/words/fa'
import commonNl from '../../web/src/i18n/words/nl'

const en = {
  ...commonEn,
  ...homeEn,
  ...pagesEn,
  ...authEn,
  ...linksEn,
  ...accountEn,
  ...privacyEn,
  ...applyEn,
  ...withdrawEn,
  ...catalogEn,
  ...searchEn,
  ...labelEn,
  ...cartEn,
  ...ordersEn,
  ...checkoutEn,
  ...withdrawalEn,
  ...chatEn,
}
const fa = {
  ...commonFa,
  ...homeFa,
  ...pagesFa,
  ...authFa,
  ...linksFa,
  ...accountFa,
  ...privacyFa,
  ...applyFa,
  ...withdrawFa,
  ...catalogFa,
  ...searchFa,
  ...labelFa,
  ...cartFa,
  ...ordersFa,
  ...checkoutFa,
  ...withdrawalFa,
  ...chatFa,
}
const nl = {
  ...commonNl,
  ...homeNl,
  ...pagesNl,
  ...authNl,
  ...linksNl,
  ...accountNl,
  ...privacyNl,
  ...applyNl,
  ...withdrawNl,
  ...catalogNl,
  ...searchNl,
  ...labelNl,
  ...cartNl,
  ...ordersNl,
  ...checkoutNl,
  ...withdrawalNl,
  ...chatNl,
}

/** All customer messages and error messages by language. */
export const languages = {
  en: { ...en, ...withRuleNumbers(enErrors, 'en') },
  fa: { ...fa, ...withRuleNumbers(faErrors, 'fa') },
  nl: { ...nl, ...withRuleNumbers(nlErrors, 'nl') },
}

/** Returns the site's messages in one language: `words('fa')('cart.view')`. */
export const words = (locale: Locale) => createTranslate<KnowsErrors & typeof en>(locale, languages[locale])

/** Returns every text of a language by its path; each plural form separately. */
export function allTexts(locale: Locale): Map<string, string> {
  const found = new Map<string, string>()
  const walk = (value: unknown, path: string) => {
    if (typeof value === 'string') found.set(path, value)
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) walk(inner, path ? `${path}.${key}` : key)
  }
  walk(languages[locale], '')
  return found
}
