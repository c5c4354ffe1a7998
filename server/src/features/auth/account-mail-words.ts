import { wordsWithRuleNumbers } from 'contract/rule-numbers'

/** Reset link, confirmation link, link that finishes a coach registration, notice of a changed password. */
export type AccountMail = 'reset' | 'confirm' | 'coach' | 'changed'

interface Words {
  subject: string
  text: string
  action?: string
  note: string
}

/** Texts of the mails about an account. */
export const accountMailWords = wordsWithRuleNumbers<Record<AccountMail, Words>>({
  en: {
    reset: {
      subject: 'Set a new password',
      text: 'Someone, most likely you, asked to set a new password for your account. Choose it here:',
      action: 'Set a New Password',
      note: 'The link can be used once and expires after {RESET_LINK_MINUTES} minutes. If you didn’t ask for it, you don’t need to do anything: your password stays the same.',
    },
    confirm: {
      subject: 'Confirm your email address',
      text: 'Welcome to Tavan. Please confirm that this address is yours:',
      action: 'Confirm Email Address',
      note: 'The link works for {CONFIRM_LINK_DAYS} days. If you didn’t create an account, you don’t need to do anything.',
    },
    coach: {
      subject: 'Finish your coach registration',
      text: 'Your application was approved, and someone, most likely you, asked for a coach account with this address. Finish it here:',
      action: 'Finish My Registration',
      note: 'The link can be used once and expires after {COACH_LINK_HOURS} hours. If you didn’t ask for a coach account, you don’t need to do anything: without this link nobody can sign in to it.',
    },
    changed: {
      subject: 'Your password was changed',
      text: 'Your account’s password was changed just now, and your other devices were signed out.',
      note: 'If that wasn’t you, set a new password right away with “Forgot password?” on the sign-in page.',
    },
  },
  fa: {
    reset: {
      subject: 'انتخاب گذرواژهٔ جدید',
      text: 'درخواستی برای تغییر گذرواژهٔ حساب شما رسیده است. اگر خودتان درخواست داده‌اید، گذرواژهٔ جدید را از اینجا انتخاب کنید:',
      action: 'انتخاب گذرواژهٔ جدید',
      note: 'این لینک فقط یک بار قابل استفاده است و تا {RESET_LINK_MINUTES} دقیقه اعتبار دارد. اگر درخواست از شما نبوده، لازم نیست کاری بکنید؛ گذرواژه‌تان تغییری نمی‌کند.',
    },
    confirm: {
      subject: 'تأیید نشانی ایمیل',
      text: 'به «توان» خوش آمدید. لطفاً تأیید کنید که این نشانی ایمیل از آن شماست:',
      action: 'تأیید ایمیل',
      note: 'این لینک تا {CONFIRM_LINK_DAYS} روز اعتبار دارد. اگر شما حسابی نساخته‌اید، لازم نیست کاری بکنید.',
    },
    coach: {
      subject: 'تکمیل ثبت‌نام مربی',
      text: 'درخواست شما پذیرفته شده است و کسی، به احتمال زیاد خودتان، با این ایمیل حساب مربی خواسته است. ثبت‌نام را از اینجا کامل کنید:',
      action: 'تکمیل ثبت‌نام',
      note: 'این لینک فقط یک بار قابل استفاده است و تا {COACH_LINK_HOURS} ساعت اعتبار دارد. اگر شما حساب مربی نخواسته‌اید، لازم نیست کاری بکنید؛ بدون این لینک هیچ‌کس نمی‌تواند وارد آن شود.',
    },
    changed: {
      subject: 'گذرواژهٔ شما تغییر کرد',
      text: 'گذرواژهٔ حساب شما همین حالا تغییر کرد و دستگاه‌های دیگرتان از حساب خارج شدند.',
      note: 'اگر این تغییر کار شما نبوده است، فوراً از صفحهٔ ورود گزینهٔ «گذرواژه را فراموش کرده‌اید؟» را بزنید و گذرواژهٔ جدیدی انتخاب کنید.',
    },
  },
  nl: {
    reset: {
      subject: 'Kies een nieuw wachtwoord',
      text: 'Er is gevraagd om een nieuw wachtwoord voor je account. Was jij dat? Kies het hier:',
      action: 'Nieuw wachtwoord kiezen',
      note: 'De link is {RESET_LINK_MINUTES} minuten geldig en kun je één keer gebruiken. Heb je hier niet om gevraagd? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
    },
    confirm: {
      subject: 'Bevestig je e-mailadres',
      text: 'Welkom bij Tavan. Bevestig dat dit adres van jou is:',
      action: 'E-mailadres bevestigen',
      note: 'De link werkt {CONFIRM_LINK_DAYS} dagen. Heb je geen account aangemaakt? Dan hoef je niets te doen.',
    },
    coach: {
      subject: 'Rond je registratie als coach af',
      text: 'Je aanmelding is goedgekeurd en er is, waarschijnlijk door jou, een coachaccount aangevraagd met dit adres. Rond het hier af:',
      action: 'Registratie afronden',
      note: 'De link is {COACH_LINK_HOURS} uur geldig en kun je één keer gebruiken. Heb je geen coachaccount aangevraagd? Dan hoef je niets te doen: zonder deze link kan niemand erop inloggen.',
    },
    changed: {
      subject: 'Je wachtwoord is gewijzigd',
      text: 'Het wachtwoord van je account is zojuist gewijzigd en je bent op je andere apparaten uitgelogd.',
      note: 'Was jij dat niet? Kies dan meteen een nieuw wachtwoord via ‘Wachtwoord vergeten?’ op de inlogpagina.',
    },
  },
})
