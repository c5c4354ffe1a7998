import { wordsWithRuleNumbers } from 'contract/rule-numbers'
import type { StaffRole } from 'contract/staff'

interface Words {
  subject: string
  text: string
  textWithoutName: string
  role: string
  roles: Record<StaffRole, string>
  action: string
  note: string
}

/** Texts of the invitation to the staff. */
export const invitationWords = wordsWithRuleNumbers<Words>({
  en: {
    subject: 'You’re invited to join the {shop} team',
    text: '{name} invites you to work in the console of {shop}.',
    textWithoutName: 'You’re invited to work in the console of {shop}.',
    role: 'Your role',
    roles: { owner: 'Owner', shop: 'Shop staff', coaches: 'Coach staff', support: 'Support' },
    action: 'Accept the Invitation',
    note: 'The link can be used once and expires after {INVITATION_HOURS} hours. If you didn’t expect it, you don’t need to do anything.',
  },
  fa: {
    subject: 'دعوت به جمع کارکنان',
    text: '{name} شما را به کار در بخش مدیریت {shop} دعوت می‌کند.',
    textWithoutName: 'شما به کار در بخش مدیریت {shop} دعوت شده‌اید.',
    role: 'نقش شما',
    roles: {
      owner: 'مالک',
      shop: 'کارمند فروشگاه',
      coaches: 'کارمند امور مربیان',
      support: 'پشتیبانی',
    },
    action: 'پذیرفتن دعوت',
    note: 'این لینک فقط یک بار قابل استفاده است و تا {INVITATION_HOURS} ساعت اعتبار دارد. اگر انتظارش را نداشتید، لازم نیست کاری بکنید.',
  },
  nl: {
    subject: 'Je bent uitgenodigd als medewerker',
    text: '{name} nodigt je uit om in het beheer van {shop} te werken.',
    textWithoutName: 'Je bent uitgenodigd om in het beheer van {shop} te werken.',
    role: 'Jouw rol',
    roles: {
      owner: 'Eigenaar',
      shop: 'Winkelmedewerker',
      coaches: 'Coachzaken',
      support: 'Klantenservice',
    },
    action: 'Uitnodiging accepteren',
    note: 'De link is {INVITATION_HOURS} uur geldig en kun je één keer gebruiken. Verwachtte je dit niet? Dan hoef je niets te doen.',
  },
})
