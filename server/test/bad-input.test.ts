import type { Endpoint } from 'contract/endpoint'
import { specifiedShipping } from 'contract/orders/shipping-rules'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { jsonSchema } from '../src/kernel/http/schemas'
import { makeDiscount } from './discounts'
import {
  checkoutBody,
  coachSettings,
  customerInfo,
  makeAccount,
  makeProduct,
  registration,
} from './factories'
import { exerciseBody, foodBody, mealBody } from './library'
import { addedFields, type Legal, replacedTexts, wrongBodies, wrongFields } from './mutations'
import { planWith, templateBody } from './programs'
import { pushSubscription } from './push'
import { addressOf, nameOf, refused, unchanged } from './refusals'
import { shareOf, shareOfRuns } from './sweep-share'
import { useApp } from './test-app'

/** A sweep over every call grows with them: ten seconds on a quiet machine, several times that on a busy one. */
const SWEEP_TIMEOUT = 300_000

const app = useApp({ RATE_LIMITS: 'off' })
let product: string
let token: string

const keptAddress = {
  ...customerInfo.address,
  // Its addresses need a state.
  country: 'United States',
  firstName: 'Sara',
  lastName: 'Moradi',
  phone: '+31 6 1234 5678',
  isDefault: true,
}

const item = { label: 'Iron', value: 92, unit: 'µg/dL', low: 60, high: 170 }

/** The plan has a sweep of its own (contract/src/programs/plan.test.ts). */
const template: [body: object, optional: string[], legal: Legal] = [
  templateBody({ translations: {} }),
  ['description', 'translations', 'isActive', 'programData', 'questions'],
  { programData: ['below'] },
]

const discount: [body: object, optional: string[], legal: Legal] = [
  {
    code: 'SPRING-15',
    kind: 'percent',
    value: 15,
    minimum: 50,
    from: '2026-03-20',
    until: '2026-04-20',
    limit: 100,
    customerLimit: 1,
    note: 'Nowruz',
  },
  ['minimum', 'from', 'until', 'limit', 'customerLimit', 'note'],
  {
    minimum: ['null', 'fractional'],
    from: ['null'],
    until: ['null'],
    limit: ['null'],
    customerLimit: ['null'],
  },
]

const { name: _, ...optionalOfExercise } = exerciseBody()
const aliases = ['en', 'fa', 'nl'].map((lang) => `aliases.${lang}`)
const exercise: [body: object, optional: string[], legal: Legal] = [
  exerciseBody({ alternatives: ['Push-up'], aliases: { en: ['Still press'], fa: ['پرس'], nl: ['Drukken'] } }),
  [
    ...Object.keys(optionalOfExercise),
    ...aliases,
    ...['names', 'techniques'].flatMap((field) => [`${field}.fa`, `${field}.nl`]),
  ],
  {},
]
const writtenExercise: typeof exercise = [
  { ...exercise[0], version: 1 },
  [...exercise[1], 'version'],
  { version: ['negative', 'beyond an integer'] },
]

const inLanguages = (field: string) => [field, `${field}.fa`, `${field}.nl`]
const food: typeof exercise = [
  foodBody({ aliases: { en: ['Porridge'], fa: ['جو'], nl: ['Haver'] } }),
  [
    ...inLanguages('names'),
    'aliases',
    ...aliases,
    'portions',
    ...inLanguages('portions.0.names'),
    'allergens',
  ],
  {
    ...Object.fromEntries(
      ['calories', 'protein', 'carbs', 'fats'].map((field) => [`per100.${field}`, ['fractional']]),
    ),
    'portions.0.grams': ['fractional'],
  },
]
const writtenFood: typeof exercise = [
  { ...food[0], version: 1 },
  [...food[1], 'version'],
  { ...food[2], version: ['negative', 'beyond an integer'] },
]
const meal: typeof exercise = [
  mealBody('x', {
    aliases: { en: ['Pap'], fa: ['جو'], nl: ['Brij'] },
    macros: { calories: 400, protein: 20, carbs: 50, fats: 10 },
  }),
  [...inLanguages('names'), 'aliases', ...aliases, 'macros', 'recipe', ...inLanguages('recipes')],
  { macros: ['null'], 'items.0.grams': ['fractional'] },
]
const writtenMeal: typeof exercise = [
  { ...meal[0], version: 1 },
  [...meal[1], 'version'],
  { ...meal[2], version: ['negative', 'beyond an integer'] },
]

/** A product as the owner writes it; its facts have tests of their own (contract/src/catalog/label.test.ts). */
const catalogueProduct = (): [body: object, optional: string[], legal: Legal] => [
  {
    name: 'Rope',
    sku: 'ROPE-1',
    price: 9.99,
    categoryId: 'x',
    description: 'Jute',
    tags: ['rope'],
    images: [`/images/${'0'.repeat(32)}`],
    imageTexts: {},
    salePrice: null,
    saleFrom: '2026-12-01',
    saleUntil: '2026-12-24',
    stockQuantity: 5,
    trackStock: true,
    weight: 1.5,
    isFeatured: false,
    isActive: true,
    position: 1,
    programId: null,
    facts: {},
    variantOf: null,
    translations: {},
  },
  [
    'description',
    'tags',
    'images',
    'imageTexts',
    'salePrice',
    'saleFrom',
    'saleUntil',
    'stockQuantity',
    'trackStock',
    'weight',
    'isFeatured',
    'isActive',
    'position',
    'programId',
    'facts',
    'variantOf',
    'translations',
  ],
  {
    salePrice: ['null', 'fractional'],
    saleFrom: ['null'],
    saleUntil: ['null'],
    price: ['fractional'],
    weight: ['fractional'],
    programId: ['null'],
    variantOf: ['null'],
    images: ['an empty list'],
    tags: ['an empty list'],
  },
]

const category: [body: object, optional: string[], legal: Legal] = [
  {
    name: 'Ropes',
    slug: 'ropes',
    description: '',
    tint: 'sage',
    image: `/images/${'0'.repeat(32)}`,
    position: 1,
    isActive: true,
    translations: {},
  },
  ['slug', 'description', 'tint', 'image', 'position', 'isActive', 'translations'],
  { image: ['null'] },
]

/** A right body of each call that takes one, and which of its fields may be missing. */
const examples: Record<string, () => Promise<[body: object, optional?: string[], legal?: Legal]>> = {
  'POST /auth/register': async () => [await registration(app)],
  'POST /auth/login': async () => [
    { email: 'sara@tavan.test', password: 'Strong-pass-1!', recaptchaToken: 'x' },
  ],
  'POST /auth/login/code': async () => [{ challenge: 'x', code: '123456' }],
  'POST /auth/totp': async () => [{ currentPassword: 'Strong-pass-1!' }],
  'POST /auth/totp/confirm': async () => [{ code: '123456' }],
  'POST /auth/totp/off': async () => [{ currentPassword: 'Strong-pass-1!', code: '123456' }],
  'POST /auth/totp/recovery-codes': async () => [{ currentPassword: 'Strong-pass-1!', code: '123456' }],
  'POST /auth/forgot-password': async () => [
    { email: 'sara@tavan.test', source: 'website', area: 'coach' },
    ['source', 'area'],
  ],
  'POST /auth/verify-reset-token': async () => [{ token: 'x' }],
  'POST /auth/reset-password': async () => [
    { token: 'x', newPassword: 'Strong-pass-1!', confirmPassword: 'Strong-pass-1!' },
  ],
  'POST /auth/verify-email': async () => [{ token: 'x', password: 'Strong-pass-1!' }, ['password']],
  'POST /auth/coach/register': async () => [
    {
      email: 'nobody@tavan.test',
      password: 'Strong-pass-1!',
      confirmPassword: 'Strong-pass-1!',
      recaptchaToken: 'x',
    },
  ],
  'PUT /coach/settings': async () => [coachSettings, ['workingHours']],
  'PATCH /auth/me': async () => [
    { firstName: 'Sara', lastName: 'Moradi', locale: 'en', timeZone: 'Europe/Amsterdam' },
    ['firstName', 'lastName', 'locale', 'timeZone'],
    { timeZone: ['null'] },
  ],
  'POST /auth/email-change': async () => [{ email: 'noor@tavan.test', currentPassword: 'x' }],
  'POST /auth/email-change/confirm': async () => [{ token: 'x' }],
  'POST /auth/email-change/undo': async () => [{ token: 'x' }],
  'DELETE /account': async () => [{ password: 'x' }],
  'POST /account/keep': async () => [{ token: 'x' }],
  'POST /coach-applications/withdrawal-link': async () => [{ email: 'nobody@tavan.test' }],
  'POST /coach-applications/withdraw': async () => [{ token: 'x' }],
  'POST /auth/change-password': async () => [
    { currentPassword: 'x', newPassword: 'Strong-pass-1!', confirmPassword: 'Strong-pass-1!' },
  ],
  'POST /account/addresses': async () => [keptAddress, ['isDefault']],
  'PUT /account/addresses/:id': async () => [keptAddress, ['isDefault']],
  'POST /products/:id/notify': async () => [{ email: 'sara@tavan.test' }],
  'POST /orders/cart/add': async () => [{ productId: product, quantity: 1 }, ['quantity']],
  'PUT /orders/cart/update/:productId': async () => [{ quantity: 2 }],
  'POST /orders/cart/transfer': async () => [
    { items: [{ productId: product, quantity: 1 }], replace: false },
    ['replace'],
  ],
  'POST /admin/coach-applications/:id/approve': async () => [{ notes: 'Welcome' }, ['notes']],
  'POST /admin/coach-applications/:id/reject': async () => [{ notes: 'Not now' }],
  'PATCH /admin/orders': async () => [{ status: 'confirmed', orders: [{ _id: 'x', from: 'pending' }] }],
  'POST /admin/orders/:id/refund': async () => [
    {
      reason: 'Damaged',
      lines: [{ itemId: 'x', quantity: 2, restock: 1 }],
      shipping: true,
      method: 'bank',
      note: '27 November',
      returned: true,
    },
    ['lines', 'shipping', 'method', 'note', 'returned', 'lines.0.restock'],
  ],
  'POST /withdrawals': async () => [
    {
      name: 'Sara Moradi',
      orderNumber: 'TV-1',
      email: 'sara@tavan.test',
      lines: [{ itemId: 'o1-1', quantity: 1 }],
    },
    ['lines'],
  ],
  'POST /admin/returns/:id/refuse': async () => [{ reason: 'It was worn' }],
  'POST /admin/returns/:id/close': async () => [{ reason: 'It was worn' }],
  'POST /admin/returns/:id/receive': async () => [
    { lines: [{ itemId: 'o1-1', quantity: 2, restock: 1 }] },
    ['lines', 'lines.0.restock'],
  ],
  'POST /admin/returns/:id/refund': async () => [
    { lines: [{ itemId: 'o1-1', quantity: 1 }], shipping: true, method: 'bank', note: '27 November' },
    ['lines', 'shipping', 'method', 'note'],
  ],
  'POST /newsletter': async () => [{ email: 'reader@example.test' }],
  'POST /newsletter/confirm': async () => [{ token: 'x' }],
  'POST /subscriptions': async () => [
    {
      items: [{ productId: product, quantity: 1 }],
      everyDays: 30,
      customerInfo,
      paymentMethod: 'cod',
      shippingMethod: 'standard',
    },
  ],
  'PATCH /subscriptions/:id': async () => [
    {
      paused: true,
      skipNext: true,
      everyDays: 30,
      items: [{ productId: product, quantity: 1 }],
      acceptPrices: true,
    },
    ['paused', 'skipNext', 'everyDays', 'items', 'acceptPrices'],
  ],
  'POST /subscriptions/:id/order': async () => [
    { expectedTotal: 20.5 },
    [],
    { expectedTotal: ['fractional'] },
  ],
  'POST /account/flags/products': async () => [{ ids: ['x'] }],
  'PUT /wish-list/:productId': async () => [{ stock: true, price: true }, ['stock', 'price']],
  'POST /admin/reviews/:id/refuse': async () => [{ reason: 'off_topic' }],
  'POST /admin/reviews/:id/answer': async () => [{ text: 'Thank you' }, ['text']],
  'POST /admin/orders': async () => [
    {
      email: 'sara@tavan.test',
      items: [{ productId: 'p1', quantity: 1 }],
      customerInfo,
      paymentMethod: 'cod',
      shippingMethod: 'standard',
    },
  ],
  'POST /admin/orders/tracking': async () => [
    { rows: [{ orderNumber: 'TV-100001', trackingNumber: '3S-1' }] },
  ],
  'POST /admin/orders/:id/notes': async () => [{ text: 'Call first' }],
  'PATCH /admin/orders/:id/address': async () => [{ customerInfo }],
  'POST /admin/orders/:id/paid': async () => [{ method: 'bank', note: '27 November' }, ['note']],
  'POST /admin/orders/:id/received': async () => [{ lines: [{ itemId: 'o1-1', quantity: 1 }] }, ['lines']],
  'POST /admin/orders/:id/refunds/:refundId/retry': async () => [
    { method: 'cash', note: '27 November' },
    ['method', 'note'],
  ],
  'PATCH /admin/orders/:id': async () => [
    {
      status: 'confirmed',
      trackingNumber: '3S-1',
      reason: 'refused',
      from: 'pending',
      updatedAt: '2026-11-20T10:00:00.000Z',
    },
    ['trackingNumber', 'reason', 'from', 'updatedAt'],
  ],
  'PUT /user-programs/:id/questionnaire': async () => [{ responses: [{ questionId: 'goal', answer: null }] }],
  'POST /user-programs/:id/questionnaire/submit': async () => [{ consent: true }, ['consent']],
  'PUT /user-programs/:id/sessions/:date': async () => [
    { done: true, sets: [{ exercise: 'Squat', reps: 5, load: 60 }] },
    ['sets'],
  ],
  // Its entries are judged one by one: training/log/log.test.ts.
  'POST /user-programs/:id/pause': async () => [{ days: 3 }, ['days']],
  'POST /user-programs/:id/log': async () => [
    { entries: [{ clientId: 'abcdefgh', rev: 1, kind: 'water', date: '2026-03-01', ml: 250 }] },
    [],
    { entries: ['below'] },
  ],
  'POST /user-programs/:id/measurements': async () => [
    { kind: 'weight', value: 80, unit: 'kg', at: '2026-03-01' },
    ['unit', 'at'],
  ],
  'PUT /account/notifications': async () => [
    {
      kinds: {
        ...{ session: 'push', meal: 'none', check_in: 'both', message: 'mail' },
        ...{ blood_test: 'mail', plan: 'mail', cart: 'none' },
      },
      quiet: { from: '22:00', until: '07:00' },
    },
    [],
    { kinds: ['below'], quiet: ['null'] },
  ],
  'POST /account/push': async () => [pushSubscription()],
  'DELETE /account/push': async () => [{ endpoint: pushSubscription().endpoint }],
  'PUT /account/profile': async () => [
    { birthDate: '1990-05-04', height: 172, weight: 80 },
    ['birthDate', 'height', 'weight'],
    { birthDate: ['null'], height: ['null', 'fractional'], weight: ['null', 'fractional'] },
  ],
  'PUT /coach/user-programs/:id/complete-data': async () => [
    planWith({ title: 'Mine' }),
    Object.keys(planWith({})),
    Object.fromEntries(Object.keys(planWith({})).map((part) => [part, ['below']])),
  ],
  // Paths and values of edits: server/src/features/programs/coach/edits.test.ts
  'POST /coach/user-programs/:id/edits': async () => [
    { version: 1, edits: [{ path: 'title', value: 'Mine' }] },
  ],
  'POST /coach/user-programs/:id/undo': async () => [{ version: 1 }],
  'POST /coach/user-programs/:id/copy': async () => [
    { from: { userProgramId: 'x' }, parts: ['workout'], version: 1 },
  ],
  'PUT /coach/user-programs/:id/blocks': async () => [
    { blocks: [{ id: 'x', name: 'Base', weeks: 4, workout: {}, nutrition: {} }], version: 1 },
    ['blocks.0.id', 'blocks.0.workout', 'blocks.0.nutrition'],
  ],
  'PUT /coach/user-programs/:id/progression-rules': async () => [
    { rules: [{ row: 'squat', kind: 'deload', step: 10, top: 5, every: 4 }], version: 1 },
    ['rules.0.top'],
    { 'rules.0.step': ['fractional'] },
  ],
  'POST /coach/user-programs/:id/proposals/accept': async () => [
    { ids: ['x'], values: { x: 60 } },
    ['values', 'values.x'],
    { 'values.x': ['fractional', 'negative'] },
  ],
  'POST /coach/user-programs/:id/proposals/refuse': async () => [{ ids: ['x'] }],
  'POST /coach/user-programs/:id/maxima': async () => [
    { rows: [{ row: 'x', exerciseId: 'y', name: 'Squat', of: '1RM' }] },
    ['rows.0.row', 'rows.0.exerciseId'],
  ],
  'PUT /coach/user-programs/:id/targets': async () => [
    { targets: [{ kind: 'weight', value: 75, unit: 'kg', by: '2027-01-01' }], version: 1 },
    ['targets.0.by'],
    { 'targets.0.by': ['null'], 'targets.0.value': ['fractional'] },
  ],
  'PUT /coach/user-programs/:id/check-ins': async () => [
    {
      every: 'week',
      weekday: 'monday',
      dates: ['2026-12-01'],
      questions: [
        {
          id: 'x',
          type: 'number',
          question: 'Weight?',
          required: true,
          min: 20,
          max: 400,
          options: ['Yes'],
          category: 'Body',
          measurement: 'weight',
        },
      ],
      photos: true,
      version: 1,
    },
    [
      'dates',
      'photos',
      'version',
      ...['id', 'min', 'max', 'options', 'category', 'measurement'].map((field) => `questions.0.${field}`),
      'questions',
    ],
    { every: ['null'], 'questions.0.min': ['fractional', 'below'], 'questions.0.max': ['fractional'] },
  ],
  'POST /coach/user-programs/:id/check-ins/ask': async () => [{ dueDate: '2026-12-01' }],
  'POST /coach/check-ins/:id/reply': async () => [{ text: 'Good.' }],
  'PUT /user-programs/:id/check-ins/:date': async () => [
    { responses: [{ questionId: 'goal', answer: null }] },
  ],
  'POST /user-programs/:id/check-ins/:date/submit': async () => [{ consent: true }, ['consent']],
  'POST /coach/queue/:id/snooze': async () => [{ until: '2027-01-04T08:00:00Z' }],
  'PUT /coach/user-programs/:id/sessions/:date': async () => [
    { done: true, sets: [{ exercise: 'Squat', reps: 5, load: 60 }] },
    ['sets'],
  ],
  'POST /coach/library/exercises': async () => exercise,
  'PUT /coach/library/exercises/:id': async () => writtenExercise,
  'POST /admin/library/exercises': async () => exercise,
  'PUT /admin/library/exercises/:id': async () => writtenExercise,
  'POST /coach/library/matches': async () => [
    { foods: ['2 eggs'], muscleGroups: ['Calves'] },
    ['foods', 'muscleGroups'],
  ],
  'POST /coach/library/foods': async () => food,
  'PUT /coach/library/foods/:id': async () => writtenFood,
  'POST /coach/library/meals': async () => meal,
  'PUT /coach/library/meals/:id': async () => writtenMeal,
  'POST /admin/library/foods': async () => food,
  'PUT /admin/library/foods/:id': async () => writtenFood,
  'POST /admin/library/meals': async () => meal,
  'PUT /admin/library/meals/:id': async () => writtenMeal,
  // The plan has a sweep of its own (contract/src/programs/plan.test.ts).
  'POST /coach/templates': async () => [{ name: 'Mine', from: { templateId: 'x' } }],
  'PUT /coach/templates/:id': async () => [
    { name: 'Mine', programData: planWith({}), restoredRowIds: ['row'], version: 1 },
    ['name', 'programData', 'restoredRowIds'],
    { programData: ['below'] },
  ],
  'POST /coach/templates/:id/news/apply': async () => [
    { userProgramIds: ['x'], versions: [1], state: 'x' },
    ['versions', 'state'],
  ],
  'POST /coach/bulk-message': async () => [
    { userIds: ['x'], content: 'Hello', clientMsgId: 'message-0001', dryRun: true },
    ['clientMsgId', 'dryRun'],
  ],
  'POST /coach/replies': async () => [{ title: 'Hello', content: 'Hello {firstName}' }],
  'PUT /coach/replies/:id': async () => [{ title: 'Hello', content: 'Hello {firstName}' }],
  'POST /coach/cover': async () => [
    { coachId: 'x', from: '2026-12-01', to: '2026-12-02' },
    ['coachId', 'from', 'to'],
  ],
  'DELETE /coach/cover': async () => [
    { coachId: 'x', from: '2026-12-01', to: '2026-12-02' },
    ['coachId', 'from', 'to'],
  ],
  'POST /admin/program-coaches/:id/cover': async () => [
    { coachId: 'x', from: '2026-12-01', to: '2026-12-02' },
    ['coachId', 'from', 'to'],
  ],
  'DELETE /admin/program-coaches/:id/cover': async () => [
    { coachId: 'x', from: '2026-12-01', to: '2026-12-02' },
    ['coachId', 'from', 'to'],
  ],
  'POST /coach/users/:id/programs': async () => [{ programId: 'x' }],
  'POST /coach/user-programs/:id/extend': async () => [{ weeks: 4, version: 1 }],
  'PUT /coach/users/:id/notes': async () => [{ notes: 'Left knee.' }, ['notes']],
  'POST /admin/programs': async () => template,
  'PUT /admin/programs/:id': async () => {
    const [body, optional, legal] = template
    return [{ ...body, updatedAt: '2026-11-20T10:00:00.000Z' }, [...optional, 'updatedAt'], legal]
  },
  'POST /admin/products': async () => catalogueProduct(),
  'PUT /admin/products/:id': async () => {
    const [body, optional, legal] = catalogueProduct()
    return [{ ...body, updatedAt: '2026-11-20T10:00:00.000Z' }, [...optional, 'updatedAt'], legal]
  },
  'PATCH /admin/products': async () => [
    { products: [{ _id: product, updatedAt: '2026-11-20T10:00:00.000Z', price: 25 }] },
  ],
  'POST /admin/products/imports/:id/run': async () => [
    { dryRun: true, setStock: true, map: { SKU: 'sku' }, category: 'ropes' },
    ['dryRun', 'setStock', 'map', 'category'],
  ],
  'POST /admin/products/:id/duplicate': async () => [
    { sku: 'ROPE-2', flavor: 'Plain', size: '2 m' },
    ['flavor', 'size'],
  ],
  'POST /admin/categories': async () => category,
  'PUT /admin/categories/:id': async () => {
    const [body, optional, legal] = category
    return [{ ...body, updatedAt: '2026-11-20T10:00:00.000Z' }, [...optional, 'updatedAt'], legal]
  },
  'PUT /admin/needs': async () => [
    {
      needs: [
        {
          id: 'n1',
          words: { en: 'sleep', fa: 'خواب', nl: 'slaap' },
          products: [product],
          categories: ['c1'],
          articles: ['/tips#sleep'],
        },
      ],
      version: 0,
    },
    ['needs.0.id', 'needs.0.products', 'needs.0.categories', 'needs.0.articles'],
  ],
  'PUT /admin/categories/order': async () => [{ ids: [product] }],
  'POST /admin/products/:id/stock': async () => [
    { delta: 1, reason: 'delivery', note: 'Late' },
    ['note'],
    { delta: ['negative'] },
  ],
  'PATCH /admin/users/:id': async () => [
    { locked: true, reason: 'Fraud', lockReason: 'Fraud', staffRole: null },
    ['locked', 'reason', 'lockReason', 'staffRole'],
    { staffRole: ['null'] },
  ],
  'POST /admin/staff/invitations': async () => [
    { email: 'mina@tavan.test', staffRole: 'shop', locale: 'en' },
  ],
  'POST /auth/staff-invitation': async () => [{ token: 'x' }],
  'POST /auth/staff-invitation/accept': async () => [
    {
      token: 'x',
      firstName: 'Mina',
      lastName: 'Rad',
      password: 'Strong-pass-1!',
      confirmPassword: 'Strong-pass-1!',
    },
  ],
  'POST /auth/staff-invitation/join': async () => [{ token: 'x', password: 'Strong-pass-1!' }],
  'PUT /admin/settings': async () => [
    {
      shop: { name: 'Tavan', email: 'hello@tavan.test', legalName: '', address: ['Street 1'] },
      timeZone: 'UTC',
      storeLinks: { ios: '', android: '' },
      home: null,
      version: 'of before',
    },
    ['shop.legalName', 'shop.address'],
    { home: ['null'], 'shop.address': ['an empty list'] },
  ],
  'PUT /admin/settings/trade': async () => [
    {
      taxRate: 9,
      taxShown: 'excluded',
      shippingTaxed: false,
      shippingMethods: specifiedShipping.map((method) => ({ ...method, freeFrom: 80, countries: ['NL'] })),
      countries: ['NL'],
      orderPrefix: 'TV',
      vatNumber: '',
      registerNumber: '',
      version: 'of before',
    },
    ['shippingMethods.freeFrom', 'shippingMethods.countries', 'countries', 'vatNumber', 'registerNumber'],
    { countries: ['an empty list'] },
  ],
  'PATCH /admin/user-programs/:id': async () => [
    { coachId: 'x', coach: { id: 'x' }, reason: 'On leave', from: null },
    ['coachId', 'coach', 'reason', 'from'],
    { from: ['null'], coach: ['null'] },
  ],
  'PUT /blood-tests/:id': async () => [
    { code: 'LAB-1', testedAt: '2026-03-14', note: 'Fasting', items: [item], markers: [{ ...item }] },
    ['code', 'testedAt', 'note', 'items', 'markers'],
    {
      code: ['null'],
      testedAt: ['null'],
      note: ['null'],
      items: ['an object'],
      'items.0.unit': ['null'],
      'markers.0.unit': ['null'],
    },
  ],
  'POST /blood-tests/coach/:id/comment': async () => [{ comment: 'Well done.' }],
  'PATCH /admin/blood-tests/:id': async () => [
    {
      analysis_result: 'As before.',
      analysis: 'As before.',
      items: [item],
      markers: [{ ...item }],
      coachId: 'x',
    },
    ['analysis_result', 'analysis', 'items', 'markers', 'coachId'],
    {
      coachId: ['null'],
      analysis_result: ['null'],
      analysis: ['null'],
      items: ['an object'],
      'items.0.unit': ['null'],
      'markers.0.unit': ['null'],
    },
  ],
  'PUT /admin/program-coaches/:id': async () => [{ capacity: 5, programIds: ['x'] }],
  'POST /chat/:chatId/messages': async () => [
    { chatId: 'x', content: 'Hello', messageType: 'text', clientMsgId: 'message-0001' },
    ['chatId', 'content', 'messageType', 'clientMsgId'],
    { clientMsgId: ['null'] },
  ],
  'POST /chat/:chatId/cards': async () => [
    { kind: 'meal', userProgramId: 'x', ref: 'lunch', content: 'Hello', clientMsgId: 'message-0001' },
    ['userProgramId', 'content', 'clientMsgId'],
    { userProgramId: ['null'] },
  ],
  'PATCH /chat/messages/:messageId': async () => [{ content: 'Hello' }, ['content']],
  'POST /chat/:chatId/read': async () => [{ seq: 1 }, ['seq']],
  'POST /orders/discount': async () => [{ code: (await makeDiscount(app, { customerLimit: null })).code }],
  'POST /admin/discounts': async () => discount,
  'PUT /admin/discounts/:id': async () => discount,
  'POST /orders/checkout': async () => [
    checkoutBody({
      notes: 'Ring',
      expectedTotal: 54.49,
      beginAtOnce: true,
      discountCode: (await makeDiscount(app, { customerLimit: null })).code,
    }),
    ['notes', 'expectedTotal', 'beginAtOnce', 'discountCode'],
  ],
}

beforeAll(async () => {
  product = await makeProduct(app, { stock: 1000 })
  token = (await makeAccount(app, ['customer', 'coach', 'admin'])).token
  await app.call('POST', '/orders/cart/add', { token, body: { productId: product, quantity: 1 } })
})

/** Objects of the examples whose keys are data. */
const MAPS = ['values', 'imageTexts', 'map', 'programData.workout.progression']

const address = (endpoint: Endpoint) => addressOf(endpoint, product)
const send = (endpoint: Endpoint, text: string, type = 'application/json') =>
  app.call(endpoint.method, address(endpoint), { token, body: text, headers: { 'content-type': type } })

/** Calls that take JSON; forms with files have tests of their own (receive.test.ts, application-form.test.ts). */
const withBody = () => app.bind.endpoints.filter((endpoint) => endpoint.body && !endpoint.multipart)

/** True for a body without fields, where the call's fields are all optional. */
const isEnough = (endpoint: Endpoint, text: string) =>
  ['', 'null', '{}'].includes(text) && endpoint.body?.safeParse({}).success === true

/** Fields that exclude others of the example; wrong values of them have tests of their own. */
const excluded: Record<string, string[]> = {
  // Ignored where it is no zone: server/src/features/auth/account.test.ts
  'POST /auth/register': ['timeZone'],
  'POST /auth/login': ['timeZone'],
  'POST /auth/login/code': ['timeZone'],
  // server/src/features/orders/console/partial-refund.test.ts
  'POST /admin/orders/:id/refund': ['amount'],
  'POST /admin/returns/:id/refund': ['amount'],
}

/** Returns the fields that a call reads; it ignores the value of a read-only one. */
function writtenFields(endpoint: Endpoint): string[] {
  if (!endpoint.body) return []
  const { properties = {} } = jsonSchema(endpoint.body, 'input') as {
    properties?: Record<string, { readOnly?: boolean }>
  }
  return Object.keys(properties).filter((field) => !properties[field]?.readOnly)
}

test('every call that takes a body has an example here', () => {
  expect(withBody().map(nameOf).sort()).toEqual(Object.keys(examples).sort())
})

/** Secrets are compared as typed, ids are opaque, and texts of a plan may be anything. */
const AS_TYPED =
  /(^|\.)(\w*[pP]assword|\w*[tT]oken|challenge|version|_?id|ids|\w+Ids?|programData|unit|shippingMethod)(\.|$)/

test('a text of invisible characters alone reads as an empty one in every field of every call (X-111)', async () => {
  const differing: string[] = []
  let compared = 0
  for (const endpoint of withBody()) {
    // Values of a plan may be anything; entries of a log are judged one by one behind the schema.
    if (/\/(complete-data|edits|copy|log)$/.test(endpoint.path)) continue
    const [example] = await (examples[nameOf(endpoint)] as (typeof examples)[string])()
    const read = (body?: object) => {
      const { success, data } = (endpoint.body as z.ZodType).safeParse(body)
      return success ? JSON.stringify(data) : 'refused'
    }
    const blanks = [...replacedTexts(example, ' \u200b\u2066\u2069\u3164')]
    for (const [at, { field, body }] of [...replacedTexts(example, '')].entries()) {
      if (AS_TYPED.test(field)) continue
      compared += 1
      if (read(blanks[at]?.body) !== read(body)) differing.push(`${nameOf(endpoint)} ${field}`)
    }
  }
  // The rule of messages is checked behind the schema: server/src/features/chat/calls.test.ts
  expect(differing).toEqual([
    'POST /chat/:chatId/messages content',
    'PATCH /chat/messages/:messageId content',
    'POST /chat/:chatId/cards content',
  ])
  expect(compared).toBeGreaterThan(150)
})

describe('a body that is wrong is refused with 4xx and leaves nothing behind', () => {
  /** Calls with their place, by which they share what a sweep sends. */
  const placed = Object.keys(examples).map((key, place) => [key, place] as const)

  test.each(placed)('every field of %s: missing, and a third of other wrong values', async (key, place) => {
    const endpoint = withBody().find((e) => nameOf(e) === key) as Endpoint
    const [example, optional = [], legal] = await (examples[key] as (typeof examples)[string])()
    const fields = writtenFields(endpoint)
    const named = [...Object.keys(example), ...(excluded[key] ?? [])]
    expect(named.sort(), 'the example names every field').toEqual(fields.sort())
    const wrong = [...wrongFields(example, optional, legal)]
    await unchanged(app, async () => {
      const [missing, others] = [true, false].map((isMissing) =>
        wrong.filter(({ what }) => what.endsWith(' missing') === isMissing),
      ) as [typeof wrong, typeof wrong]
      for (const { what, text } of [...missing, ...shareOf(others, place)])
        refused(await send(endpoint, text), what)
    })
    // A flag has six wrong values, anything else more.
    expect(wrong.length).toBeGreaterThanOrEqual(fields.length > 1 ? 10 : 6)
  })

  test(
    'every call that is not specified refuses an unknown field, at any depth [X-110]',
    async () => {
      const strict = withBody().filter((endpoint) => !endpoint.specified)
      expect(strict.length).toBeGreaterThan(40)
      await unchanged(app, async () => {
        for (const endpoint of strict) {
          const [example] = await (examples[nameOf(endpoint)] as (typeof examples)[string])()
          for (const { field, text } of addedFields(example, MAPS)) {
            // Entries that are judged one by one: server/src/features/training/log/log.test.ts
            if (endpoint.judged && field.startsWith(`${endpoint.judged.field}.`)) continue
            const message = `Unknown field: ${field}`
            const answer = await send(endpoint, text)
            expect([nameOf(endpoint), answer.statusCode, answer.json()]).toMatchObject([
              nameOf(endpoint),
              400,
              {
                code: 'request.unknown_field',
                message,
                params: { field },
                fields: { [field]: message },
                fieldCodes: { [field]: 'request.unknown_field' },
              },
            ])
          }
        }
      })
    },
    SWEEP_TIMEOUT,
  )

  test.each(Object.keys(examples))('S28 the body of %s as a whole', async (key) => {
    const endpoint = withBody().find((e) => nameOf(e) === key) as Endpoint
    const [example] = await (examples[key] as (typeof examples)[string])()
    await unchanged(app, async () => {
      for (const { what, text, status } of wrongBodies(example)) {
        if (isEnough(endpoint, text)) continue
        const answer = await send(endpoint, text)
        refused(answer, what)
        // Some calls take larger bodies.
        if (status && !endpoint.judged && !endpoint.bytes) expect(answer.statusCode, what).toBe(status)
      }
    })
  })

  test.each(Object.keys(examples))('S28 %s in another content type', async (key) => {
    const endpoint = withBody().find((e) => nameOf(e) === key) as Endpoint
    const text = JSON.stringify((await (examples[key] as (typeof examples)[string])())[0])
    await unchanged(app, async () => {
      for (const type of [
        'text/plain',
        'text/plain;charset=UTF-8',
        'text/json',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'application/octet-stream',
        'application/xml',
        'application/vnd.api+json',
        'application/jsonx',
        'application/json+xml',
        'xapplication/json',
        'application/ json',
        'application',
        'json',
        '*/*',
      ]) {
        const answer = await send(endpoint, text, type)
        refused(answer, type)
        expect(answer.statusCode, type).toBe(415)
      }
    })
  })

  test(
    'any JSON at all',
    async () => {
      await unchanged(app, async () => {
        for (const endpoint of withBody()) {
          await fc.assert(
            fc.asyncProperty(fc.jsonValue(), async (value) => {
              const text = JSON.stringify(value)
              fc.pre(!isEnough(endpoint, text))
              refused(await send(endpoint, text), nameOf(endpoint))
            }),
            { numRuns: shareOfRuns(40) },
          )
        }
      })
    },
    SWEEP_TIMEOUT,
  )

  test('a broken body where none is taken', async () => {
    for (const endpoint of app.bind.endpoints.filter(
      (e) => !e.body && e.method !== 'GET' && !e.path.includes('logout'),
    )) {
      for (const text of ['{', '{"__proto__":1}', '[['.repeat(500)])
        refused(await send(endpoint, text), nameOf(endpoint))
      refused(await send(endpoint, '{}', 'text/plain'), nameOf(endpoint))
    }
  })
})

test.each([
  'application/json; charset=utf-8',
  'APPLICATION/JSON',
  'application/json;',
  'application/json ; charset=utf-8',
  'application/json\t',
  ' application/json',
  'application/json;charset=utf-16',
  'application/json; boundary=x',
  'application/json,text/plain',
  'application/json\t; charset=utf-8',
  'Application/Json;charset="utf-8"; x=y',
])('S28 %j: taken and validated, or not taken', async (type) => {
  const [add] = withBody().filter((e) => e.path === '/orders/cart/add') as [Endpoint]
  const answer = await send(add, JSON.stringify({ productId: product, quantity: 1.5 }), type)
  expect([400, 415]).toContain(answer.statusCode)
  expect(answer.json().success).toBe(false)
})
