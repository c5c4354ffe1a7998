import type { Article } from '../content-shape'

const contact: Article<'contact'> = {
  lead: 'One mailbox, read by people who train. Write in English, Persian or Dutch.',
  sections: {
    mail: {
      title: 'Write to us',
      blocks: [
        'Mail is best: [hello@tavan.test](mailto:hello@tavan.test). This is a demonstration address; the shop that runs here puts its own in its place.',
      ],
    },
    hours: {
      title: 'When we answer',
      blocks: [
        {
          table: {
            caption: 'Hours, Amsterdam time',
            head: ['Day', 'Hours'],
            rows: [
              ['Monday to Friday', '09:00-18:00'],
              ['Saturday', '10:00-14:00'],
              ['Sunday', 'Closed'],
            ],
          },
        },
        'On working days you usually hear from us within a day.',
      ],
    },
    include: {
      title: 'What helps us help you',
      blocks: [
        {
          list: [
            'The order number, if it is about an order.',
            'A photo, if something is broken or looks wrong.',
            'For a fault on the site: which page, what you did, and the number under the error.',
          ],
        },
        'Never send a password or card number. We do not ask for them.',
      ],
    },
    before: {
      title: 'Quicker than a mail',
      blocks: [
        'Delivery, payment, cancelling and returns are on the [help page](/help). Where your parcel is stands under [My Orders](/orders). About a plan, write to your coach in the program itself.',
      ],
    },
    business: {
      title: 'Coaches and gyms',
      blocks: [
        'Want to coach with us? Begin at [Become a Coach](/become-coach). For larger orders, mail us a list with quantities and a delivery address; we come back with a price.',
      ],
    },
  },
}

export default contact
