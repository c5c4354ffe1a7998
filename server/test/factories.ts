import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Role } from 'contract/auth/calls'
import type { StaffRole } from 'contract/staff'
import { createCategory, createProduct } from '../src/features/catalog/catalog.logic'
import { newId } from '../src/kernel/ids'
import { customerInfo, checkoutBody as rightCheckout, type SeededAccount, seedAccounts } from './seed'
import type { TestApp } from './test-app'

export { customerInfo }

let serial = 0

export const PASSWORD = 'Strong-pass-1!'

/** A signed-in account without a usable password. */
export async function makeAccount(
  app: TestApp,
  roles: Role[] = ['customer'],
  email?: string,
  staffRole: StaffRole | null = roles.includes('admin') ? 'owner' : null,
) {
  const address = email ?? `person${++serial}-${newId()}@tavan.test`
  const [account] = await seedAccounts(app.deps.db, 1, { roles, staffRole, email: () => address })
  return account as SeededAccount
}

const categories = new WeakMap<TestApp['deps'], Promise<string>>()

function defaultCategory(app: TestApp): Promise<string> {
  let categoryId = categories.get(app.deps)
  if (!categoryId) {
    categoryId = createCategory(app.deps.db, {
      slug: 'strength',
      name: 'Strength',
      description: 'Iron',
      translations: {
        fa: { name: 'قدرتی', description: 'آهن' },
        nl: { name: 'Kracht', description: 'IJzer' },
      },
      tint: 'sage',
      image: null,
      position: 0,
    })
    categories.set(app.deps, categoryId)
  }
  return categoryId
}

/** Creates a category; returns its id. */
export function makeCategory(app: TestApp, name = 'Ropes'): Promise<string> {
  const slug = `ropes-${++serial}-${newId().toLowerCase()}`
  const texts = {
    name,
    slug,
    description: '',
    translations: {},
    tint: 'stone',
    image: null,
    position: serial,
  }
  return createCategory(app.deps.db, texts)
}

export interface ProductParams {
  name?: string
  description?: string
  sku?: string
  tags?: string[]
  priceCents?: number
  salePriceCents?: number | null
  stock?: number
  trackStock?: boolean
  isFeatured?: boolean
  programTemplate?: string | null
  categoryId?: string
  translations?: Parameters<typeof createProduct>[1]['translations']
  facts?: Parameters<typeof createProduct>[1]['facts']
  variantOf?: string
}

/** A product of the shop; returns its id. */
export async function makeProduct(app: TestApp, wish: ProductParams = {}): Promise<string> {
  const n = ++serial
  return createProduct(app.deps.db, {
    sku: wish.sku ?? `SKU-${n}`,
    categoryId: wish.categoryId ?? (await defaultCategory(app)),
    name: wish.name ?? `Kettlebell ${n}`,
    description: wish.description ?? 'Cast iron.',
    tags: wish.tags ?? ['iron', 'home', 'strength', 'swing'],
    translations: wish.translations ?? {},
    facts: wish.facts,
    variantOf: wish.variantOf,
    images: ['/images/0123456789abcdef0123456789abcdef'],
    priceCents: wish.priceCents ?? 4999,
    salePriceCents: wish.salePriceCents ?? null,
    stock: wish.stock ?? 10,
    trackStock: wish.trackStock ?? true,
    weightGrams: 16_000,
    isFeatured: wish.isFeatured ?? false,
    programTemplate: wish.programTemplate ?? null,
    position: n,
  })
}

/** A solved challenge as a client sends it. */
export async function solved(app: TestApp): Promise<string> {
  // A separate address each time, because challenges are limited by address.
  const address = `10.${++serial % 250}.${Math.floor(serial / 250) % 250}.1`
  const challenge = (await app.call('GET', '/verification/challenge', { address })).json()
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

/** Choices of a coach, all of them made. */
export const coachSettings = {
  localizedDates: true,
  notify: { messages: false, bloodTests: true, programs: true },
  workingHours: { days: ['monday', 'friday'], from: '09:00', until: '17:30' },
}

/** The body of a checkout that is right. */
export function checkoutBody(changes: Record<string, unknown> = {}) {
  return { ...rightCheckout, ...changes }
}

/** The body of a registration that is right, with a fresh address and a fresh solution. */
export async function registration(app: TestApp, changes: Record<string, unknown> = {}) {
  return {
    firstName: 'Sara',
    lastName: 'Moradi',
    email: `new${++serial}@tavan.test`,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    recaptchaToken: await solved(app),
    ...changes,
  }
}

/** The body of a sign-in with a fresh solution. */
export async function credentials(app: TestApp, email: string, password = PASSWORD) {
  return { email, password, recaptchaToken: await solved(app) }
}
