import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { registrationProblems } from './auth/rules'
import { englishOf } from './error-text'
import { PASSWORD_MAX, PASSWORD_MIN, PASSWORD_RULES, passwordProblems } from './password'

const sentences = (password: string) => passwordProblems(password).map((code) => englishOf(code))

describe('the password checker', () => {
  test.each([
    ['SHOP-VAL-01', 'Abcde1!', 'Password must be at least 8 characters long'],
    ['SHOP-VAL-02', 'abcdef1!', 'Password must include at least one uppercase letter'],
    ['SHOP-VAL-03', 'ABCDEF1!', 'Password must include at least one lowercase letter'],
    ['SHOP-VAL-04', 'Abcdefg!', 'Password must include at least one number'],
    ['SHOP-VAL-05', 'Abcdefg1', 'Password must include at least one special character (!@#$%^&*)'],
  ])('%s %s: this rule alone', (_id, password, sentence) => {
    expect(sentences(password)).toEqual([sentence])
  })

  test('SHOP-VAL-06 returns every failing rule together, in order', () => {
    expect(sentences('')).toEqual([
      'Password must be at least 8 characters long',
      'Password must include at least one uppercase letter',
      'Password must include at least one lowercase letter',
      'Password must include at least one number',
      'Password must include at least one special character (!@#$%^&*)',
    ])
  })

  test('SHOP-CONST-10 eight characters are enough, counted as a person counts them', () => {
    expect(passwordProblems('Abcdef1!')).toEqual([])
    expect(passwordProblems('Ab1!😀😀😀')).toEqual(['password.too_short'])
    expect(passwordProblems('Ab1!😀😀😀😀')).toEqual([])
  })

  test.each([...'!@#$%^&*(),.?":{}|<>'])('SHOP-VAL-05 X-16 %s is special', (character) => {
    expect(passwordProblems(`Abcdefg1${character}`)).toEqual([])
  })

  test.each([..."-_+=~`[];'/\\ é۱"])('SHOP-VAL-05 X-16 %j is not', (character) => {
    expect(passwordProblems(`Abcdefg1${character}`)).toEqual(['password.no_special'])
  })

  test('whatever is added to a good password leaves it good', () => {
    fc.assert(fc.property(fc.string(), (more) => passwordProblems(`Abcdef1!${more}`).length === 0))
  })
})

describe('a registration', () => {
  const good = {
    firstName: 'Sara',
    lastName: 'Moradi',
    email: 'sara@tavan.test',
    password: 'Abcdef1!',
    confirmPassword: 'Abcdef1!',
    recaptchaToken: 'x',
  }

  test('that is right has no problem', () => {
    expect(registrationProblems(good)).toEqual([])
  })

  test('SHOP-VAL-09..17 names every problem in the order of the specification', () => {
    const wrong = {
      firstName: ' ',
      lastName: '',
      email: 'x',
      password: 'a',
      confirmPassword: 'b',
      recaptchaToken: '',
    }
    expect(registrationProblems(wrong).map((p) => englishOf(p.code))).toEqual([
      'First name is required',
      'Last name is required',
      'Invalid email format',
      'Password must be at least 8 characters long',
      'Password must include at least one uppercase letter',
      'Password must include at least one number',
      'Password must include at least one special character (!@#$%^&*)',
      'Passwords do not match',
      'Please complete the reCAPTCHA verification',
    ])
    expect(
      registrationProblems({ ...good, email: ' ', password: '', confirmPassword: '' }).map((p) =>
        englishOf(p.code),
      ),
    ).toEqual(['Email is required', 'Password is required', 'Password confirmation is required'])
  })
})

describe('the rules for password generators', () => {
  const rules = PASSWORD_RULES.split(';')
    .map((rule) => rule.trim())
    .filter(Boolean)
    .map((rule) => rule.split(': ') as [string, string])
  const of = (name: string) => rules.filter(([key]) => key === name).map(([, value]) => value)
  const classes: Record<string, string> = { upper: 'ABCDEFXYZ', lower: 'abcdefxyz', digit: '0123456789' }

  test('name lengths that the server takes', () => {
    expect(of('minlength')).toEqual([String(PASSWORD_MIN)])
    expect(Number(of('maxlength'))).toBeGreaterThan(PASSWORD_MIN)
    expect(Number(of('maxlength'))).toBeLessThanOrEqual(PASSWORD_MAX)
  })

  test('require one character of each kind, of which every choice makes a password that is taken', () => {
    const kinds = of('required').map((kind) => classes[kind] ?? kind.slice(1, -1))
    expect(kinds).toHaveLength(4)
    const chosen = fc.tuple(...kinds.map((kind) => fc.constantFrom(...kind)))
    const rest = fc.array(fc.constantFrom(...kinds.join('')), { minLength: PASSWORD_MIN - 4, maxLength: 20 })
    fc.assert(
      fc.property(chosen, rest, (one, others) => {
        expect(passwordProblems([...one, ...others].join(''))).toEqual([])
      }),
    )
  })
})
