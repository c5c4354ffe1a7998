import { expect, it } from 'vitest'
import { errorWords } from '../i18n/error-words/error-words'
import { createTranslate } from '../i18n/translate'
import type { KnowsErrors } from '../i18n/types'
import { errorText, isNotFound, isOffline, isServerFailure, mayRetry } from './error-text'
import { ApiError, NetworkError, TimeoutError } from './errors'

const refusal = (status: number, failure: ConstructorParameters<typeof ApiError>[1] = {}) =>
  new ApiError(status, failure)

it('returns the translated reason, the server’s own text for an unknown code, else the fallback', async () => {
  const t = createTranslate<KnowsErrors>('nl', await errorWords.load('nl'))
  const say = (error: unknown) => errorText(t, error, 'own', 'no line')
  expect(say(refusal(400, { code: 'orders.phone_required', message: 'x' }))).toBe('Vul je telefoonnummer in')
  expect(say(refusal(400, { code: 'not.known', message: 'As it came' }))).toBe('As it came')
  expect(say(refusal(500, { message: 'Being repaired' }))).toBe('Being repaired')
  expect(say(refusal(502))).toBe('own')
  expect(say(new Error('of the page itself'))).toBe('own')
  expect(say(new TimeoutError())).toBe('no line')
  expect(errorText(t, new NetworkError(), 'own')).toBe('own')
})

it('classifies failures by kind and status', () => {
  const answers = [
    new NetworkError(),
    new TimeoutError(),
    ...[404, 408, 429, 500, 503].map((s) => refusal(s)),
  ]
  expect(answers.map(isOffline)).toEqual([true, true, false, false, false, false, false])
  expect(answers.map(isServerFailure)).toEqual([true, true, false, false, false, true, true])
  expect(answers.map(mayRetry)).toEqual([true, true, false, true, true, true, true])
  expect(answers.map(isNotFound)).toEqual([false, false, true, false, false, false, false])
  expect([isOffline, isServerFailure, mayRetry, isNotFound].map((is) => is(new Error('x')))).toEqual([
    false,
    false,
    false,
    false,
  ])
})
