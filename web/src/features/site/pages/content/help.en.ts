import type { Article } from '../content-shape'

const help: Article<'help'> = {
  lead: 'Short answers to what people ask us most. If yours isn’t here, write to us; a person reads it.',
  sections: {
    ordering: {
      title: 'Ordering',
      blocks: [
        'You can fill a cart without an account. You sign in at checkout and keep your cart.',
        {
          steps: [
            'Find a product in the [shop](/shop), by search, category or price.',
            'Put it in the cart and check the quantity.',
            'Sign in or create an account, then enter your delivery address.',
            'Choose how to pay and how fast to ship, and place the order.',
          ],
        },
        'You’ll get a confirmation by email, and you can follow your order under [My Orders](/orders).',
      ],
    },
    delivery: {
      title: 'Delivery',
      blocks: [
        {
          shipping: {
            caption: 'Shipping methods',
            head: ['Method', 'Cost', 'Business days'],
            free: 'Free',
            freeFrom: 'free from {price}',
          },
        },
        'Business days are Monday to Friday. When your parcel leaves us, the tracking number appears on the order and in an email.',
        'Programs aren’t shipped: they open in your account.',
      ],
    },
    payment: {
      title: 'Payment',
      blocks: [
        'You pay online or in cash when the parcel arrives.',
        {
          tax: {
            excluded:
              'Prices are in US dollars; {TAX_RATE}% tax is shown separately before you place the order.',
            included: 'Prices are in US dollars and include {TAX_RATE}% tax.',
          },
        },
        'When you pay online, we hold your items for {PAYMENT_HOLD_MINUTES} minutes. If a payment fails, choose Pay Now on the order and try again within that time. After that, the order is cancelled and the items go back into your cart.',
        'We confirm cash-on-delivery orders before packing, so keep your phone within reach.',
      ],
    },
    cancelling: {
      title: 'Cancelling an order',
      blocks: [
        'Until we start packing, you can cancel the order yourself: open it under [My Orders](/orders) and choose Cancel Order. If you paid online, we’ll refund your original payment method.',
        'Once we’re packing it, write to us right away. We’ll stop it if we still can.',
      ],
    },
    returns: {
      title: 'Returns',
      blocks: [
        'You have {RETURN_DAYS} days after delivery to send something back.',
        'Open the order under [My Orders](/orders) and choose Return Items; we’ll tell you where to send it. You can also [withdraw from a purchase](/withdraw) without giving a reason.',
        {
          list: [
            'Equipment and clothing: clean and complete, in a box that protects it.',
            'Food and supplements: unopened, with the seal intact.',
            'Something arrived broken or wrong: send a photo; we’ll replace it and pay for the return.',
          ],
        },
        'We refund within {REFUND_BUSINESS_DAYS} business days after the parcel reaches us.',
      ],
    },
    accounts: {
      title: 'Your account',
      blocks: [
        'Forgot your password? Use the link on the [sign-in page](/login). It works for {RESET_LINK_MINUTES} minutes; a new password signs you out on every other device.',
        'If you suspect that someone else is in your account, change your password and write to us.',
      ],
    },
    programs: {
      title: 'Programs and coaches',
      blocks: [
        'You buy a program in the [shop](/shop) like any other product. When the order is confirmed, it appears in your account with a questionnaire; your coach writes the plan from your answers.',
        'Training, meals and questions live in one place, and you can write to your coach whenever you like. Most answer within one business day.',
        'A program isn’t medical care. If you are ill, injured or pregnant, ask a doctor before you start.',
      ],
    },
  },
}

export default help
