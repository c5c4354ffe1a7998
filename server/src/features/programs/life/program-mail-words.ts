import type { Locale } from 'contract/locale'
import type { ProgramMail } from './program-jobs'

/** `{program}` and `{coach}` are filled in. */
interface Words {
  subject: string
  text: string
  action: string
}

export const programMailWords: Record<Locale, Record<ProgramMail, Words> & { coach: string }> = {
  en: {
    coach: 'Your coach',
    opened: {
      subject: '{program}: your questionnaire is ready',
      text: 'Your program {program} is ready. Please answer its questionnaire: your coach will read your answers, then write your plan.',
      action: 'Answer the Questionnaire',
    },
    coach_changed: {
      subject: '{program}: you have a new coach',
      text: 'From now on, another coach looks after your program {program}. Your plan, your answers and what you entered stay the same.',
      action: 'Open Your Program',
    },
    published: {
      subject: '{program}: your plan is here',
      text: 'Your coach has published your plan for {program}. Today is its first day.',
      action: 'Open Your Plan',
    },
    paused: {
      subject: '{program} is paused',
      text: 'Your coach has paused your program {program}. Paused days don’t count.',
      action: 'Open Your Program',
    },
    resumed: {
      subject: '{program} continues',
      text: 'Your coach has resumed your program {program}. You pick up where you left off.',
      action: 'Open Your Plan',
    },
    completed: {
      subject: '{program} is completed',
      text: 'Your program {program} is completed. You can still read your plan and what you entered.',
      action: 'Open Your Program',
    },
    reopened: {
      subject: '{program} goes on',
      text: 'Your coach has reopened your program {program}. The days since it ended don’t count.',
      action: 'Open Your Plan',
    },
    extended: {
      subject: '{program} has become longer',
      text: 'Your coach has added weeks to your program {program}. Everything you’ve done so far stays as it is.',
      action: 'Open Your Plan',
    },
    deactivated: {
      subject: '{program} has ended',
      text: 'Your order for {program} was cancelled or refunded, so the program has ended.',
      action: 'My Programs',
    },
  },
  fa: {
    coach: 'مربی شما',
    opened: {
      subject: '{program}: پرسش‌نامهٔ شما آماده است',
      text: 'برنامهٔ {program} برای شما باز شد. لطفاً پرسش‌نامهٔ آن را پر کنید؛ مربی پاسخ‌ها را می‌خواند و سپس برنامهٔ شما را می‌نویسد.',
      action: 'پر کردن پرسش‌نامه',
    },
    coach_changed: {
      subject: '{program}: مربی شما تغییر کرد',
      text: 'از این پس مربی دیگری برنامهٔ {program} را با شما پیش می‌برد. برنامه، پاسخ‌ها و آنچه ثبت کرده‌اید سر جای خود است.',
      action: 'دیدن برنامه',
    },
    published: {
      subject: '{program}: برنامهٔ شما آماده است',
      text: 'مربی برنامهٔ شما را برای {program} منتشر کرد. امروز اولین روز آن است.',
      action: 'دیدن برنامه',
    },
    paused: {
      subject: '{program} در توقف موقت است',
      text: 'مربی برنامهٔ {program} را موقتاً متوقف کرده است. روزهای توقف به حساب نمی‌آید.',
      action: 'دیدن برنامه',
    },
    resumed: {
      subject: '{program} ادامه می‌یابد',
      text: 'مربی برنامهٔ {program} را از سر گرفت. از همان‌جا که ایستاده بودید ادامه می‌دهید.',
      action: 'دیدن برنامه',
    },
    completed: {
      subject: '{program} پایان یافت',
      text: 'برنامهٔ {program} پایان یافت. برنامه و آنچه ثبت کرده‌اید همچنان در دسترس شماست.',
      action: 'دیدن برنامه',
    },
    reopened: {
      subject: '{program} ادامه دارد',
      text: 'مربی برنامهٔ {program} را دوباره باز کرده است. روزهای پس از پایان آن به حساب نمی‌آید.',
      action: 'دیدن برنامه',
    },
    extended: {
      subject: '{program} طولانی‌تر شد',
      text: 'مربی چند هفته به برنامهٔ {program} افزوده است. آنچه تا امروز انجام داده‌اید سر جای خود است.',
      action: 'دیدن برنامه',
    },
    deactivated: {
      subject: '{program} به پایان رسید',
      text: 'سفارش برنامهٔ {program} لغو شد یا وجه آن بازگردانده شد؛ برنامه از این رو غیرفعال شده است.',
      action: 'برنامه‌های من',
    },
  },
  nl: {
    coach: 'Je coach',
    opened: {
      subject: '{program}: je vragenlijst staat klaar',
      text: 'Je programma {program} is geopend. Vul de vragenlijst in: je coach leest je antwoorden en schrijft daarna je plan.',
      action: 'Vragenlijst invullen',
    },
    coach_changed: {
      subject: '{program}: je hebt een andere coach',
      text: 'Vanaf nu begeleidt een andere coach je programma {program}. Je plan, je antwoorden en wat je hebt ingevoerd, blijven zoals ze zijn.',
      action: 'Programma openen',
    },
    published: {
      subject: '{program}: je plan is er',
      text: 'Je coach heeft je plan voor {program} gepubliceerd. Vandaag is de eerste dag.',
      action: 'Plan openen',
    },
    paused: {
      subject: '{program} is gepauzeerd',
      text: 'Je coach heeft je programma {program} gepauzeerd. De dagen van de pauze tellen niet mee.',
      action: 'Programma openen',
    },
    resumed: {
      subject: '{program} gaat verder',
      text: 'Je coach heeft je programma {program} hervat. Je gaat verder waar je gebleven was.',
      action: 'Plan openen',
    },
    completed: {
      subject: '{program} is afgerond',
      text: 'Je programma {program} is afgerond. Je plan en wat je hebt ingevoerd, kun je blijven lezen.',
      action: 'Programma openen',
    },
    reopened: {
      subject: '{program} gaat verder',
      text: 'Je coach heeft je programma {program} heropend. De dagen sinds het einde tellen niet mee.',
      action: 'Plan openen',
    },
    extended: {
      subject: '{program} is langer geworden',
      text: 'Je coach heeft weken toegevoegd aan je programma {program}. Wat je tot nu toe hebt gedaan, blijft staan.',
      action: 'Plan openen',
    },
    deactivated: {
      subject: '{program} is beëindigd',
      text: 'De bestelling van je programma {program} is geannuleerd of terugbetaald; het programma is daarom beëindigd.',
      action: 'Mijn programma’s',
    },
  },
}
