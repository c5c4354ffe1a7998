import type { Locale } from 'contract/locale'

export interface DemoReview {
  /** Key of the customer, and of a product that was delivered to them. */
  person: 'customer' | 'customer2'
  product: string
  daysAgo: number
  rating: number
  /** Empty for stars alone. */
  text: string
  /** Answer of the shop. */
  answer?: string
  /** Waits for its moderation. */
  isNew?: boolean
}

export const reviews: DemoReview[] = [
  {
    person: 'customer',
    product: 'yoga-mat',
    daysAgo: 64,
    rating: 5,
    text: 'Does not slip on a wooden floor, and it is thick enough for my knees. It smelled of rubber for two days, then no more.',
  },
  {
    person: 'customer',
    product: 'cork-blocks',
    daysAgo: 64,
    rating: 4,
    text: '',
  },
  {
    person: 'customer',
    product: 'creatine-mono',
    daysAgo: 11,
    rating: 3,
    text: 'Dissolves well in warm water, badly in cold. The scoop was at the very bottom of the pouch.',
    answer: 'Thank you. The scoop now lies on top, under the lid.',
  },
  {
    person: 'customer2',
    product: 'speed-rope',
    daysAgo: 3,
    rating: 5,
    text: 'Draait soepel en is in een minuut op lengte. Na een week nog geen slijtage op het asfalt.',
  },
  {
    person: 'customer2',
    product: 'foam-roller',
    daysAgo: 2,
    rating: 4,
    text: 'Stevig en precies lang genoeg voor de rug. De handleiding had groter gedrukt gemogen.',
    isNew: true,
  },
]

export interface DemoSubscriber {
  email: string
  locale: Locale
  daysAgo: number
  state: 'confirmed' | 'unconfirmed' | 'left'
}

export const subscribers: DemoSubscriber[] = [
  { email: 'mirjam@tavan.test', locale: 'nl', daysAgo: 30, state: 'confirmed' },
  { email: 'arash@tavan.test', locale: 'fa', daysAgo: 1, state: 'unconfirmed' },
  { email: 'helen@tavan.test', locale: 'en', daysAgo: 50, state: 'left' },
]

/** Saved replies of `coach`, in their language. */
export const replies = [
  {
    title: 'A missed session',
    content:
      'Hi {firstName}, one missed session changes nothing. Do the next one as planned, and leave the missed one out.',
  },
  {
    title: 'Send a video of a set',
    content:
      'Hi {firstName}, could you film your last set from the side, at hip height? Ten seconds are enough. Then I can see your depth and your back.',
  },
] as const
