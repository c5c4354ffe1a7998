import type { Article } from '../content-shape'

const contact: Article<'contact'> = {
  lead: 'One inbox, read by people who train. Write in English, Persian or Dutch.',
  sections: {
    mail: {
      title: 'Write to us',
      blocks: ['Email is best: [our email address](mailto:@).'],
    },
    hours: {
      title: 'When we answer',
      blocks: [
        {
          table: {
            caption: 'Hours, Amsterdam time',
            head: ['Day', 'Hours'],
            rows: [
              ['Monday to Friday', '9:00 AM–6:00 PM'],
              ['Saturday', '10:00 AM–2:00 PM'],
              ['Sunday', 'Closed'],
            ],
          },
        },
        'Send your question any time, day or night; people answer in these hours, usually within a day.',
      ],
    },
    include: {
      title: 'What helps us help you',
      blocks: [
        {
          list: [
            'The order number, if it is about an order.',
            'A photo, if something is broken or looks wrong.',
            'If the site isn’t working: which page, what you did, and the number under the error.',
          ],
        },
        'Never send a password or card number. We never ask for them.',
      ],
    },
    before: {
      title: 'Faster than an email',
      blocks: [
        'Delivery, payment, cancelling and returns are on the [help page](/help). Track your parcel under [My Orders](/orders). For your plan, write to your coach in the program itself.',
      ],
    },
    business: {
      title: 'Coaches and gyms',
      blocks: [
        'Want to coach with us? Start at [Become a Coach](/become-coach). For larger orders, email us a list with quantities and a delivery address; we’ll get back to you with a quote.',
      ],
    },
  },
}

export default contact
