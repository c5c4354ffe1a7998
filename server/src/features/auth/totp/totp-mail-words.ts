import type { Locale } from 'contract/locale'
import { wordsWithRuleNumbers } from 'contract/rule-numbers'

/** Turned on, turned off by oneself, turned off by the owner, signed in by a recovery code, wrong codes after the password. */
export type TotpMail = 'on' | 'off' | 'reset' | 'recovery' | 'guessed'

interface Words {
  subject: string
  text: string
  note: string
}

/** Texts of the mails about one-time codes; `{left}` is the number of recovery codes. */
export const totpMailWords: Record<Locale, Record<TotpMail, Words>> = wordsWithRuleNumbers({
  en: {
    on: {
      subject: 'One-time codes are on',
      text: 'From now on, signing in to your account needs your password and a code from your authenticator app. Your other devices were signed out.',
      note: 'Keep your recovery codes in a safe place. If this wasn’t you, please write to us right away.',
    },
    off: {
      subject: 'One-time codes are off',
      text: 'One-time codes were just turned off for your account. You sign in with just your password again.',
      note: 'If this wasn’t you, change your password right away and turn one-time codes on again.',
    },
    reset: {
      subject: 'Your one-time codes were reset',
      text: 'The owner of the shop has turned off one-time codes for your account. You were signed out everywhere, and you can sign in with just your password again.',
      note: 'After signing in you can set up one-time codes on your new phone. If you didn’t ask for this, please write to us.',
    },
    recovery: {
      subject: 'A recovery code was used',
      text: 'Someone, most likely you, signed in to your account with a recovery code. Codes left: {left}.',
      note: 'If this wasn’t you, change your password right away and make new recovery codes.',
    },
    guessed: {
      subject: 'Wrong one-time codes for your account',
      text: 'Someone entered your correct password and then {CODE_TRIES} wrong one-time codes. Nobody was signed in.',
      note: 'If this wasn’t you, someone knows your password: change it right away.',
    },
  },
  fa: {
    on: {
      subject: 'کدهای یک‌بارمصرف فعال شد',
      text: 'از این پس برای ورود به حسابتان هم گذرواژه لازم است و هم کدی از اپ احراز هویت. دستگاه‌های دیگرتان از حساب خارج شدند.',
      note: 'کدهای پشتیبان را در جای امنی نگه دارید. اگر این کار شما نبوده است، فوراً به ما اطلاع دهید.',
    },
    off: {
      subject: 'کدهای یک‌بارمصرف غیرفعال شد',
      text: 'کدهای یک‌بارمصرف حساب شما همین حالا غیرفعال شد. از این پس فقط با گذرواژه وارد می‌شوید.',
      note: 'اگر این کار شما نبوده است، فوراً گذرواژه‌تان را تغییر دهید و کدهای یک‌بارمصرف را دوباره فعال کنید.',
    },
    reset: {
      subject: 'کدهای یک‌بارمصرف شما غیرفعال شد',
      text: 'مالک فروشگاه کدهای یک‌بارمصرف حساب شما را غیرفعال کرده است. از همهٔ دستگاه‌ها خارج شده‌اید و از این پس فقط با گذرواژه وارد می‌شوید.',
      note: 'پس از ورود می‌توانید کدها را روی گوشی جدیدتان راه بیندازید. اگر شما این را نخواسته‌اید، لطفاً به ما خبر دهید.',
    },
    recovery: {
      subject: 'از یک کد پشتیبان استفاده شد',
      text: 'کسی، به احتمال زیاد خودتان، با یک کد پشتیبان وارد حساب شما شد. کدهای باقی‌مانده: {left}.',
      note: 'اگر این کار شما نبوده است، فوراً گذرواژه‌تان را تغییر دهید و کدهای پشتیبان جدید بسازید.',
    },
    guessed: {
      subject: 'کدهای نادرست برای حساب شما',
      text: 'کسی گذرواژهٔ درست شما و سپس {CODE_TRIES} کد یک‌بارمصرف نادرست وارد کرد. هیچ‌کس وارد حساب نشد.',
      note: 'اگر این کار شما نبوده است، کسی گذرواژهٔ شما را می‌داند؛ فوراً آن را تغییر دهید.',
    },
  },
  nl: {
    on: {
      subject: 'Eenmalige codes staan aan',
      text: 'Vanaf nu log je in met je wachtwoord en een code uit je authenticator-app. Je bent op je andere apparaten uitgelogd.',
      note: 'Bewaar je herstelcodes op een veilige plek. Was jij dit niet? Mail ons dan meteen.',
    },
    off: {
      subject: 'Eenmalige codes staan uit',
      text: 'De eenmalige codes voor je account zijn zojuist uitgezet. Je logt weer in met alleen je wachtwoord.',
      note: 'Was jij dit niet? Wijzig dan meteen je wachtwoord en zet de eenmalige codes weer aan.',
    },
    reset: {
      subject: 'Je eenmalige codes zijn uitgezet',
      text: 'De eigenaar van de winkel heeft de eenmalige codes voor je account uitgezet. Je bent overal uitgelogd en logt weer in met alleen je wachtwoord.',
      note: 'Na het inloggen kun je eenmalige codes op je nieuwe telefoon instellen. Heb je hier niet om gevraagd? Mail ons dan.',
    },
    recovery: {
      subject: 'Er is een herstelcode gebruikt',
      text: 'Er is, waarschijnlijk door jou, op je account ingelogd met een herstelcode. Codes over: {left}.',
      note: 'Was jij dit niet? Wijzig dan meteen je wachtwoord en maak nieuwe herstelcodes.',
    },
    guessed: {
      subject: 'Verkeerde eenmalige codes voor je account',
      text: 'Iemand heeft je juiste wachtwoord ingevuld en daarna {CODE_TRIES} verkeerde eenmalige codes. Niemand is ingelogd.',
      note: 'Was jij dit niet? Dan kent iemand je wachtwoord: wijzig het meteen.',
    },
  },
})
