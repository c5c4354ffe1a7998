import type { Locale } from 'contract/locale'

interface Words {
  closed: { subject: string; text: string; when: string; undo: string; action: string; note: string }
  erased: { subject: string; text: string; note: string }
}

/** Texts of the mails about closing an account. */
export const closingWords: Record<Locale, Words> = {
  en: {
    closed: {
      subject: 'Your account is closed',
      text: 'You asked us to delete your account. It is closed from now on, and you are signed out everywhere.',
      when: 'Your data will be erased on',
      undo: 'Until then you can change your mind:',
      action: 'Keep My Account',
      note: 'If you didn’t ask for this, keep your account with this link and set a new password right away.',
    },
    erased: {
      subject: 'Your account is deleted',
      text: 'Your account is deleted and your data is erased. We keep only what the law requires: your orders without your name, and your invoices in a private archive.',
      note: 'You can create a new account with this address at any time.',
    },
  },
  fa: {
    closed: {
      subject: 'حساب شما بسته شد',
      text: 'شما خواستید حسابتان حذف شود. حساب از همین حالا بسته است و از همهٔ دستگاه‌ها خارج شده‌اید.',
      when: 'تاریخ پاک شدن داده‌های شما',
      undo: 'تا آن روز می‌توانید نظرتان را عوض کنید:',
      action: 'نگه داشتن حساب',
      note: 'اگر این درخواست از شما نبوده است، با این لینک حسابتان را نگه دارید و فوراً گذرواژهٔ جدیدی انتخاب کنید.',
    },
    erased: {
      subject: 'حساب شما حذف شد',
      text: 'حساب شما حذف و داده‌هایتان پاک شد. فقط چیزی را نگه می‌داریم که قانون می‌خواهد: سفارش‌ها بدون نام شما، و فاکتورها در بایگانی خصوصی.',
      note: 'هر زمان بخواهید می‌توانید با همین نشانی حساب جدیدی بسازید.',
    },
  },
  nl: {
    closed: {
      subject: 'Je account is gesloten',
      text: 'Je hebt gevraagd om je account te verwijderen. Het is vanaf nu gesloten en je bent overal uitgelogd.',
      when: 'Je gegevens worden gewist op',
      undo: 'Tot die dag kun je je nog bedenken:',
      action: 'Mijn account behouden',
      note: 'Heb je hier niet om gevraagd? Behoud dan met deze link je account en kies meteen een nieuw wachtwoord.',
    },
    erased: {
      subject: 'Je account is verwijderd',
      text: 'Je account is verwijderd en je gegevens zijn gewist. We bewaren alleen wat de wet van ons vraagt: je bestellingen zonder je naam, en je facturen in een privéarchief.',
      note: 'Met dit adres kun je altijd een nieuw account aanmaken.',
    },
  },
}
