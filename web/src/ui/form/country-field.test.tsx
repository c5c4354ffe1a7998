import { fireEvent, render, screen } from '@testing-library/react'
import { localeCodes } from 'contract/locale'
import { describe, expect, it } from 'vitest'
import { wholeLanguage } from '../../../test/words'
import { I18nProvider } from '../../i18n/i18n'
import { CountryField } from './country-field'
import { Form } from './form'
import { createForm } from './store'

type Options = { country?: string; codes?: string[]; locale?: 'en' | 'fa' | 'nl' }

async function open({ country = '', codes, locale = 'en' }: Options = {}) {
  const form = createForm({
    rules: () => [],
    initial: { country },
    submit: async () => undefined,
    show: 'all',
    errorText: () => '',
  })
  render(
    <I18nProvider locale={locale} language={await wholeLanguage(locale)}>
      <Form form={form}>
        <CountryField name="country" label="Country" placeholder="Choose" codes={codes} />
      </Form>
    </I18nProvider>,
  )
  return form
}

const select = () => screen.getByLabelText<HTMLSelectElement>('Country')
const names = () => [...select().options].map(({ text }) => text)
const choose = (value: string) => fireEvent.change(select(), { target: { value } })

describe('the select of a country', () => {
  it.each(localeCodes)('lists all countries in the alphabet of the page’s language (%s)', async (locale) => {
    await open({ locale })
    const [first, ...listed] = names()
    expect([first, select().value, listed.length]).toEqual(['Choose', '', 249])
    expect(listed).toEqual([...listed].sort(new Intl.Collator(locale).compare))
  })

  it('writes the name of the country in the page’s language', async () => {
    const form = await open({ locale: 'nl' })
    choose('België')
    expect(form.values()).toEqual({ country: 'België' })
    choose('')
    expect(form.values()).toEqual({ country: '' })
  })

  it.each([
    ['Nederland', 'en', 'Netherlands'],
    ['NL', 'nl', 'Nederland'],
    ['Netherlands', 'fa', 'هلند'],
  ] as const)('selects the country of a stored “%s” on a page in %s', async (country, locale, expected) => {
    const form = await open({ country, locale })
    expect(select().value).toBe(expected)
    expect(form.values()).toEqual({ country })
  })

  it('offers a stored text that names no country, also after another choice', async () => {
    await open({ country: 'Atlantis' })
    expect([select().value, names()[1]]).toEqual(['Atlantis', 'Atlantis'])
    choose('Belgium')
    choose('Atlantis')
    expect(select().value).toBe('Atlantis')
  })

  it('offers only the countries of the given codes, and the one that is stored', async () => {
    await open({ country: 'Frankrijk', codes: ['NL', 'BE'] })
    expect(names()).toEqual(['Choose', 'France', 'Belgium', 'Netherlands'])
    expect(select().value).toBe('France')
  })
})
