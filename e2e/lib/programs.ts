import { expect, type Page } from '@playwright/test'
import type { Locale } from 'contract/locale'
import editorEn from '../../web/src/features/programs/coach/words/en'
import editorFa from '../../web/src/features/programs/coach/words/fa'
import editorNl from '../../web/src/features/programs/coach/words/nl'
import answersEn from '../../web/src/features/programs/customer/questionnaire/words/en'
import answersFa from '../../web/src/features/programs/customer/questionnaire/words/fa'
import answersNl from '../../web/src/features/programs/customer/questionnaire/words/nl'
import customerEn from '../../web/src/features/programs/customer/words/en'
import customerFa from '../../web/src/features/programs/customer/words/fa'
import customerNl from '../../web/src/features/programs/customer/words/nl'
import measuredEn from '../../web/src/features/programs/measured/words/en'
import measuredFa from '../../web/src/features/programs/measured/words/fa'
import measuredNl from '../../web/src/features/programs/measured/words/nl'
import statusEn from '../../web/src/features/programs/status/words/en'
import statusFa from '../../web/src/features/programs/status/words/fa'
import statusNl from '../../web/src/features/programs/status/words/nl'
import { createTranslate } from '../../web/src/i18n/translate'
import placeEn from '../../web/src/ui/edit/words/en'
import placeFa from '../../web/src/ui/edit/words/fa'
import placeNl from '../../web/src/ui/edit/words/nl'
import { type Api, newEmail } from './api'
import { coach } from './coach'

const en = {
  ...editorEn.programEditor,
  mine: customerEn.myPrograms,
  ask: answersEn.questionnaire,
  measured: measuredEn.measured,
  programStatus: statusEn.programStatus,
  place: placeEn.inPlace,
}
const texts = {
  en,
  fa: {
    ...editorFa.programEditor,
    mine: customerFa.myPrograms,
    ask: answersFa.questionnaire,
    measured: measuredFa.measured,
    programStatus: statusFa.programStatus,
    place: placeFa.inPlace,
  },
  nl: {
    ...editorNl.programEditor,
    mine: customerNl.myPrograms,
    ask: answersNl.questionnaire,
    measured: measuredNl.measured,
    programStatus: statusNl.programStatus,
    place: placeNl.inPlace,
  },
}

/** Messages of the coach's editor; under `mine` the customer's, under `ask` the questionnaire's. */
export const programWords = (locale: Locale) =>
  createTranslate<typeof en>(locale, texts[locale] as typeof texts.en)

/** Assigns a customer's newest program to a coach as the owner. */
export async function giveTo(api: Api, owner: string, email: string, coachId: string): Promise<string> {
  const { data } = await api.call<{ data: { items: { _id: string }[] } }>(
    'GET',
    `/admin/user-programs?search=${encodeURIComponent(email)}`,
    { token: owner },
  )
  const id = data.items[0]?._id ?? ''
  await api.call('PATCH', `/admin/user-programs/${id}`, {
    token: owner,
    body: { coachId, reason: 'Journey' },
  })
  return id
}

interface Question {
  id: string
  type: 'text' | 'number' | 'scale' | 'boolean' | 'single' | 'multiple' | 'date'
  required: boolean
  options?: string[]
}

/**
 * Buys and pays a program and answers its questionnaire through the API; returns the customer with the program's id.
 */
export async function answered(api: Api, sku: string, email = newEmail()) {
  const customer = await api.register('Mina', 'Rad', email)
  const { token } = customer
  await api.add(token, sku)
  const { paymentUrl } = await api.orderOnline(customer)
  await api.pay(paymentUrl, 'approve')
  const list = await api.call<{ data: { _id: string }[] }>('GET', '/user-programs', { token })
  const id = list.data[0]?._id ?? ''
  const { data } = await api.call<{ data: { questions: Question[] } }>(
    'GET',
    `/user-programs/${id}/questionnaire`,
    { token },
  )
  const answers = data.questions.flatMap((question) =>
    question.required ? [{ questionId: question.id, answer: answerTo(question) }] : [],
  )
  await api.call('PUT', `/user-programs/${id}/questionnaire`, { token, body: { responses: answers } })
  await api.call('POST', `/user-programs/${id}/questionnaire/submit`, { token, body: { consent: true } })
  return { ...customer, program: id }
}

function answerTo({ type, options = [] }: Question) {
  if (type === 'single') return options[0] ?? ''
  if (type === 'number' || type === 'scale') return 4
  return type === 'boolean' ? false : 'Back in shape'
}

/** Actions of a coach in the program editor in one language. */
export function editor(page: Page, locale: Locale = 'en') {
  const me = coach(page, locale)
  const e = programWords(locale)
  const dialog = page.getByRole('dialog').first()
  const tab = (name: `tabs.${'overview' | 'nutrition' | 'workout' | 'tracking' | 'questionnaire'}`) =>
    dialog.getByRole('tab', { name: e(name), exact: true })
  const button = (name: string | RegExp) => dialog.getByRole('button', { name, exact: true })
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true })
  const part = (name: string) => dialog.getByRole('region', { name, exact: true })

  /** Opens a user's first program from the list. */
  async function openProgram(person: string) {
    const card = me.main.getByRole('article', { name: person })
    await card.getByRole('list').getByRole('button').first().click()
    await expect(tab('tabs.overview')).toBeVisible()
  }
  /** Chooses one of the rarer acts on the program. */
  async function chooseMore(name: string) {
    await button(e('more')).click()
    await button(name).click()
  }
  /** Edits a field inline and waits until it is saved. */
  async function write(label: string, value: string) {
    await button(e('place.edit', { name: label })).click()
    await field(label).fill(value)
    await field(label).press('Control+Enter')
    await expect(field(label)).toBeHidden()
  }
  const saved = page.getByText(e('saved'), { exact: true })
  return { ...me, e, dialog, tab, button, field, part, openProgram, chooseMore, write, saved }
}
