import { wordsWithRuleNumbers } from 'contract/rule-numbers'

interface Words {
  /** To the new address. */
  confirm: { subject: string; text: string; action: string; note: string }
  /** To the new address where it has an account already. */
  taken: { subject: string; text: string; note: string }
  /** To the old address. */
  undo: { subject: string; text: string; wanted: string; unless: string; action: string; note: string }
}

/** Texts of the mails about a change of address. */
export const emailChangeWords = wordsWithRuleNumbers<Words>({
  en: {
    confirm: {
      subject: 'Confirm your new email address',
      text: 'Someone, most likely you, asked to use this address for their account. Confirm it here, signed in to that account:',
      action: 'Confirm New Address',
      note: 'The link works for {EMAIL_CHANGE_HOURS} hours. If you didn’t ask for it, you don’t need to do anything: nothing changes.',
    },
    taken: {
      subject: 'You already have an account',
      text: 'Someone, most likely you, asked to use this address for another account. It already has one, so nothing has changed.',
      note: 'If it was you, sign in with this address instead; “Forgot password?” on the sign-in page helps you in. If it wasn’t, you don’t need to do anything.',
    },
    undo: {
      subject: 'Your email address is about to change',
      text: 'Someone, most likely you, signed in to your account and asked for another email address.',
      wanted: 'New address',
      unless:
        'Was it you? Then you don’t need to do anything here: open the link in the email to the new address. If it wasn’t, keep this address now:',
      action: 'Keep This Address',
      note: 'The link works for {EMAIL_UNDO_DAYS} days, even once the new address is confirmed. It signs everyone out, and we email you a link to choose a new password.',
    },
  },
  fa: {
    confirm: {
      subject: 'تأیید نشانی ایمیل جدید',
      text: 'کسی، به احتمال زیاد خودتان، خواسته است این نشانی ایمیل حسابش باشد. با همان حساب وارد شوید و آن را از اینجا تأیید کنید:',
      action: 'تأیید نشانی جدید',
      note: 'این لینک تا {EMAIL_CHANGE_HOURS} ساعت اعتبار دارد. اگر درخواست از شما نبوده، لازم نیست کاری بکنید؛ چیزی تغییر نمی‌کند.',
    },
    taken: {
      subject: 'شما پیش‌تر حساب ساخته‌اید',
      text: 'کسی، به احتمال زیاد خودتان، این نشانی را برای حساب دیگری خواسته است. با این نشانی پیش‌تر حسابی ساخته شده است؛ پس چیزی تغییر نکرد.',
      note: 'اگر خودتان بوده‌اید، با همین نشانی وارد شوید؛ گزینهٔ «گذرواژه را فراموش کرده‌اید؟» در صفحهٔ ورود کمک می‌کند. اگر نبوده‌اید، لازم نیست کاری بکنید.',
    },
    undo: {
      subject: 'نشانی ایمیل شما در حال تغییر است',
      text: 'کسی، به احتمال زیاد خودتان، وارد حساب شما شده و نشانی ایمیل دیگری خواسته است.',
      wanted: 'نشانی جدید',
      unless:
        'خودتان بوده‌اید؟ پس اینجا لازم نیست کاری بکنید؛ لینکی را که به نشانی جدید رسیده است باز کنید. اگر نبوده‌اید، همین حالا این نشانی را نگه دارید:',
      action: 'نگه داشتن این نشانی',
      note: 'این لینک تا {EMAIL_UNDO_DAYS} روز اعتبار دارد، حتی پس از تأیید نشانی جدید. با آن همه از حساب خارج می‌شوند و لینک انتخاب گذرواژهٔ جدید را برایتان می‌فرستیم.',
    },
  },
  nl: {
    confirm: {
      subject: 'Bevestig je nieuwe e-mailadres',
      text: 'Iemand, waarschijnlijk jij, wil dit adres voor een account gebruiken. Log in op dat account en bevestig het hier:',
      action: 'Nieuw adres bevestigen',
      note: 'De link werkt {EMAIL_CHANGE_HOURS} uur. Heb je hier niet om gevraagd? Dan hoef je niets te doen: er verandert niets.',
    },
    taken: {
      subject: 'Je hebt al een account',
      text: 'Iemand, waarschijnlijk jij, wilde dit adres voor een ander account gebruiken. Bij dit adres hoort al een account, dus er is niets veranderd.',
      note: 'Was jij het? Log dan in met dit adres; met ‘Wachtwoord vergeten?’ op de inlogpagina kom je erin. Was jij het niet? Dan hoef je niets te doen.',
    },
    undo: {
      subject: 'Je e-mailadres wordt gewijzigd',
      text: 'Iemand, waarschijnlijk jij, heeft op je account ingelogd en om een ander e-mailadres gevraagd.',
      wanted: 'Nieuw adres',
      unless:
        'Was jij het? Dan hoef je hier niets te doen: open de link in de mail aan het nieuwe adres. Was jij het niet? Behoud dan dit adres:',
      action: 'Dit adres behouden',
      note: 'De link werkt {EMAIL_UNDO_DAYS} dagen, ook als het nieuwe adres al is bevestigd. Iedereen wordt uitgelogd en we mailen je een link om een nieuw wachtwoord te kiezen.',
    },
  },
})
