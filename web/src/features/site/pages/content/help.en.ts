import type { Article } from '../content-shape'

const help: Article<'help'> = {
  lead: 'Short answers to what people ask us most. If yours is not here, write to us; a person reads it.',
  sections: {
    ordering: {
      title: 'Ordering',
      blocks: [
        'You can fill a cart without an account. At checkout you sign in, and what you chose comes with you.',
        {
          steps: [
            'Find a product in the [shop](/shop), by search, category or price.',
            'Put it in the cart and check the quantity.',
            'Sign in or create an account, then fill in where it should go.',
            'Choose how you pay and how fast it travels, and place the order.',
          ],
        },
        'You get a confirmation by mail, and the order stands under [My Orders](/orders) with its status.',
      ],
    },
    delivery: {
      title: 'Delivery',
      blocks: [
        {
          table: {
            caption: 'Ways of delivery',
            head: ['Method', 'Cost', 'Business days'],
            rows: [
              ['Standard', 'Free', '{STANDARD_DAYS_MIN}-{STANDARD_DAYS_MAX}'],
              ['Express', '{EXPRESS_PRICE}', '{EXPRESS_DAYS_MIN}-{EXPRESS_DAYS_MAX}'],
            ],
          },
        },
        'Business days are Monday to Friday. When the parcel leaves us, the tracking number appears on the order and in a mail.',
        'Programs are not shipped: they open in your account.',
      ],
    },
    payment: {
      title: 'Payment',
      blocks: [
        'You pay online or in cash when the parcel arrives. Prices are in US dollars; {TAX_PERCENT}% tax is shown separately before you place the order.',
        'When you pay online we hold your goods for {PAYMENT_HOLD_MINUTES} minutes. If a payment fails, choose Pay now on the order and try again within that time. After it, the order is cancelled and the goods go back into your cart.',
        'We confirm an order with cash on delivery before we pack it, so keep your phone in reach.',
      ],
    },
    cancelling: {
      title: 'Changing your mind before it leaves',
      blocks: [
        'Until we start packing, you can cancel the order yourself: open it under [My Orders](/orders) and choose Cancel. What you paid online goes back the way it came.',
        'Once it is being packed, write to us at once. We stop it if we still can.',
      ],
    },
    returns: {
      title: 'Returns',
      blocks: [
        'You have {RETURN_DAYS} days after delivery to send something back. Write to us with the order number first; we tell you where it goes.',
        {
          list: [
            'Equipment and clothing: clean and complete, in a box that protects it.',
            'Food and supplements: unopened, with the seal intact.',
            'Something arrived broken or wrong: send a photo; we replace it and pay the way back.',
          ],
        },
        'We refund within {REFUND_BUSINESS_DAYS} business days after the parcel reaches us.',
      ],
    },
    accounts: {
      title: 'Your account',
      blocks: [
        'Forgot the password? Choose the link on the [sign-in page](/login). It works for {RESET_LINK_MINUTES} minutes; a new password signs you out on every other device.',
        'If you suspect that someone else is in your account, change the password and write to us.',
      ],
    },
    programs: {
      title: 'Programs and coaches',
      blocks: [
        'A program is bought in the [shop](/shop) like anything else. When the order is confirmed, it appears in your account with a questionnaire; your coach writes the plan from your answers.',
        'Training, meals and questions live in one place, and you can write to your coach whenever you like. Most answer within one business day.',
        'A program is not medical care. If you are ill, injured or pregnant, ask a doctor before you start.',
      ],
    },
  },
}

export default help
