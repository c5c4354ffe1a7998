import type { Article } from '../content-shape'

const terms: Article<'terms'> = {
  lead: 'The rules of the shop and of the programs, short enough to read. Your statutory rights are not affected.',
  sections: {
    who: {
      title: 'Who we are',
      blocks: [
        'Tavan sells nutrition, equipment and coaching programs. You can reach us at [our email address](mailto:@). You must be 18 or older to buy here, or have the permission of a parent or guardian.',
      ],
    },
    orders: {
      title: 'When an order becomes binding',
      blocks: [
        'Placing an order is your offer; our confirmation accepts it. Until we start packing, you may cancel without giving a reason. If something is no longer available, we tell you and refund it.',
      ],
    },
    prices: {
      title: 'Prices and payment',
      blocks: [
        {
          tax: {
            excluded:
              'Prices are in US dollars, without tax; {TAX_RATE}% tax and the shipping cost are shown before you place the order.',
            included:
              'Prices are in US dollars and include {TAX_RATE}% tax; the shipping cost is shown before you place the order.',
          },
        },
        'If you pay online, we hold your order for {PAYMENT_HOLD_MINUTES} minutes. If a price is plainly a mistake, we ask you before we send anything.',
      ],
    },
    delivery: {
      title: 'Delivery',
      blocks: [
        'Our shipping methods, their prices and their times are listed on the [help page](/help#delivery). We bear the risk until the items are in your hands.',
      ],
    },
    returns: {
      title: 'Returns and warranty',
      blocks: [
        'You may return items within {RETURN_DAYS} days as described on the [help page](/help).',
        'If something proves faulty in normal use, we repair, replace or refund it. We take back opened food and supplements only if something is wrong with them.',
      ],
    },
    programs: {
      title: 'Programs and coaching',
      blocks: [
        'A program is for you alone. It is advice on training, food and habits, not medical treatment, and no result is promised: it depends on you as much as on the plan.',
        'Tell your coach the truth about injuries and illness, stop when something hurts, and see a doctor when in doubt. If you cancel before the coach has begun, we refund you in full.',
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
        'If these terms change, the version published here on the day of your order applies to it. If one of these terms turns out to be invalid, the rest still apply.',
      ],
    },
  },
}

export default terms
