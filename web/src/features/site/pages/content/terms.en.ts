import type { Article } from '../content-shape'

const terms: Article<'terms'> = {
  lead: 'The rules of the shop and of the programs, short enough to read. What the law gives you stays yours.',
  sections: {
    who: {
      title: 'Who we are',
      blocks: [
        'Tavan sells nutrition, equipment and coaching programs. You reach us at [hello@tavan.test](mailto:hello@tavan.test). To buy here you are 18 or older, or someone who is agrees.',
      ],
    },
    orders: {
      title: 'When an order binds',
      blocks: [
        'Placing an order is your offer; our confirmation accepts it. Until we start packing you may cancel without a reason. If something is no longer there, we tell you and refund it.',
      ],
    },
    prices: {
      title: 'Prices and payment',
      blocks: [
        'Prices are in US dollars, without tax; {TAX_PERCENT}% tax and the cost of delivery are shown before you place the order. An order that is to be paid online is held for {PAYMENT_HOLD_MINUTES} minutes. If a price is plainly a mistake, we ask you before we send anything.',
      ],
    },
    delivery: {
      title: 'Delivery',
      blocks: [
        'Standard delivery is free and takes {STANDARD_DAYS_MIN}-{STANDARD_DAYS_MAX} business days, express costs {EXPRESS_PRICE} and takes {EXPRESS_DAYS_MIN}-{EXPRESS_DAYS_MAX}. The goods are at our risk until they are in your hands.',
      ],
    },
    returns: {
      title: 'Returns and warranty',
      blocks: [
        'You may return goods within {RETURN_DAYS} days as the [help page](/help) says. What proves faulty in ordinary use is repaired, replaced or refunded. Opened food and supplements we take back only if something is wrong with them.',
      ],
    },
    programs: {
      title: 'Programs and coaching',
      blocks: [
        'A program is for you alone. It is advice on training, food and habits, not medical treatment, and no result is promised: it depends on you as much as on the plan.',
        'Tell your coach the truth about injuries and illness, stop when something hurts, and see a doctor when in doubt. If you cancel before the coach has begun, you get everything back.',
      ],
    },
    accounts: {
      title: 'Your account',
      blocks: [
        'Keep your password to yourself. We may close an account that harms others or the service; open orders are then delivered or refunded.',
      ],
    },
    changes: {
      title: 'Changes',
      blocks: [
        'If these terms change, the ones that stood here on the day of your order hold for it. What one sentence lacks does not undo the rest.',
      ],
    },
  },
}

export default terms
