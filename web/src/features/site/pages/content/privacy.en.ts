import type { Article } from '../content-shape'

const privacy: Article<'privacy'> = {
  lead: 'What we keep, why, and how you get it back or have it erased. In plain words.',
  sections: {
    account: {
      title: 'Your account',
      blocks: [
        'Name, e-mail address and password. The password is stored only in a scrambled form that nobody can turn back, us included. For every sign-in we keep when it happened and from which kind of device, so that you can end it.',
      ],
    },
    orders: {
      title: 'Your orders',
      blocks: [
        'What you ordered, what it cost, where it went, your phone number for the carrier, and any note. We need these to deliver, refund and keep our books. Card details go to the payment provider; we never see them.',
      ],
    },
    health: {
      title: 'Health data, only with your consent',
      blocks: [
        'Answers in a questionnaire and blood values are used for your program alone. We ask for your consent before the first answer is kept, and you may withdraw it. Your own coach sees them, and staff who must; every look is recorded.',
      ],
    },
    browser: {
      title: 'What lies in your browser',
      blocks: [
        {
          list: [
            'A sign-in token and your name, until you sign out.',
            'Your cart, as long as you are signed out.',
            'Your choice of language and appearance.',
          ],
        },
        'There are no cookies for advertising and no third-party trackers. Fonts and pictures come from our own server.',
      ],
    },
    sharing: {
      title: 'Who else sees something',
      blocks: [
        'The carrier gets your name, address and phone number. The payment provider gets the amount and the order number. Nobody gets anything for marketing, and we sell no data.',
      ],
    },
    keeping: {
      title: 'How long',
      blocks: [
        'Account and programs: until you have them erased. Invoices: as long as tax law asks, also after that. Sign-in records: until the session ends. Reset links: {RESET_LINK_MINUTES} minutes.',
      ],
    },
    rights: {
      title: 'Your rights',
      blocks: [
        'You may see, correct, export and erase what we hold about you. Write to [hello@tavan.test](mailto:hello@tavan.test) from the address of your account; we answer within 30 days. If we get it wrong, you may turn to the data protection authority of your country.',
      ],
    },
  },
}

export default privacy
