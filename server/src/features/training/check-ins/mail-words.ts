import type { Locale } from 'contract/locale'
import type { CheckInMail } from './mail-kinds'

type Words = Record<CheckInMail, { subject: string; text: string }> & { action: string; why: string }

/** Words of the mails about check-ins; `{program}` is the program's name. */
export const checkInMailWords: Record<Locale, Words> = {
  en: {
    reminder: {
      subject: 'Your check-in is due today',
      text: 'Today is the last day of your check-in for {program}. Your coach reads it before your next plan.',
    },
    asked: {
      subject: 'Your coach is asking for a check-in',
      text: 'Your coach would like to know how {program} is going and has sent you some questions.',
    },
    replied: {
      subject: 'Your coach has replied to your check-in',
      text: 'There is a reply to your check-in for {program}.',
    },
    action: 'Open the Check-In',
    why: 'You asked for this reminder. You can turn it off in your account.',
  },
  fa: {
    reminder: {
      subject: 'امروز آخرین روز گزارش شماست',
      text: 'امروز آخرین روز گزارش شما برای «{program}» است. مربی شما پیش از برنامهٔ بعدی آن را می‌خواند.',
    },
    asked: {
      subject: 'مربی شما گزارشی می‌خواهد',
      text: 'مربی شما می‌خواهد بداند «{program}» چطور پیش می‌رود و چند پرسش برای شما فرستاده است.',
    },
    replied: {
      subject: 'مربی شما به گزارشتان پاسخ داد',
      text: 'گزارش شما برای «{program}» پاسخی دارد.',
    },
    action: 'باز کردن گزارش',
    why: 'شما این یادآوری را خواسته‌اید. می‌توانید آن را در حساب خود خاموش کنید.',
  },
  nl: {
    reminder: {
      subject: 'Vandaag is de laatste dag voor je verslag',
      text: 'Vandaag is de laatste dag voor je verslag over {program}. Je coach leest het vóór je volgende plan.',
    },
    asked: {
      subject: 'Je coach vraagt om een verslag',
      text: 'Je coach wil weten hoe het gaat met {program} en heeft je een paar vragen gestuurd.',
    },
    replied: {
      subject: 'Je coach heeft op je verslag gereageerd',
      text: 'Er is een reactie op je verslag over {program}.',
    },
    action: 'Verslag openen',
    why: 'Je hebt om deze herinnering gevraagd. Je kunt hem uitzetten in je account.',
  },
}
