import type { Article } from '../content-shape'

const privacy: Article<'privacy'> = {
  lead: 'What we keep, why, and how you get it back or have it erased. In plain words.',
  sections: {
    account: {
      title: 'Your account',
      blocks: [
        'Name, email address and password. The password is stored only as a one-way hash that nobody can reverse, including us. For every sign-in we keep when it happened and from which kind of device, so that you can sign that device out.',
      ],
    },
    orders: {
      title: 'Your orders',
      blocks: [
        'What you ordered, what it cost, where it went, your phone number for the carrier, and any note. We need these to deliver, refund and keep our books. Card details go to the payment provider; we never see them.',
        'Refunds, credit notes, returns with your reason and photos, and disputes of a payment belong to the order, and so do notes that our staff make about it. We remove what your camera writes into a photo, and only our staff see it. If you withdraw from a purchase without an account, we keep your name, email address and order number so that we can answer you.',
      ],
    },
    health: {
      title: 'Health data, only with your consent',
      blocks: [
        'Answers in a questionnaire and lab results are used only for your program; allergies that you name in it also mark products in the shop, for your eyes alone. We ask for your consent before we store the first answer, and you can withdraw it at any time. Only your own coach and the staff who need to can see them; every access is logged.',
      ],
    },
    browser: {
      title: 'What we store in your browser',
      blocks: [
        {
          list: [
            'A sign-in token and your name, until you sign out.',
            'Your cart, as long as you are signed out.',
            'Your choice of language and appearance.',
            'What you type at checkout, in a coach application or as the name and email of a new account, until you send it or close the tab.',
            'Messages that couldn’t be sent yet, until they are sent or you sign out.',
            'What you type for a session of your program, until you save it or sign out.',
            'The pages, pictures and products you have seen, so that you can browse the shop offline.',
          ],
        },
        'We set no advertising cookies and no trackers. Fonts and pictures come from our own server. If another company runs the human check, it’s named there and your browser connects to it.',
      ],
    },
    sharing: {
      title: 'Who we share data with',
      blocks: [
        'The carrier gets your name, address and phone number. The payment provider gets the amount and the order number. Nobody gets anything for marketing, and we sell no data.',
      ],
    },
    keeping: {
      title: 'How long',
      blocks: [
        'Account and programs: until you delete them. Invoices: as long as tax law requires, even if you delete your account. Photos of returns and notes of our staff: as long as your account. Withdrawals without an account: {WITHDRAWAL_YEARS} years. Sign-in records: until the session ends; the network you signed in from, {SIGN_IN_RECORD_DAYS} days after the last sign-in. Reset links: {RESET_LINK_MINUTES} minutes.',
      ],
    },
    rights: {
      title: 'Your rights',
      blocks: [
        'Tavan is responsible for your data. We use it to fulfill your orders, because the law requires it, or with your consent. You can see, correct, export and erase what we hold about you, and object to its use. Write to [our email address](mailto:@) from the address of your account; we answer within 30 days. You can always complain to the data protection authority of your country.',
      ],
    },
  },
}

export default privacy
