import { describe, expect, it } from 'vitest'
import { templateIn } from './template-in'

describe('a template', () => {
  const template = {
    name: 'Strength in 12 Weeks',
    categoryId: { name: 'Strength', color: '#206848' },
    translations: { fa: { name: 'قدرت در ۱۲ هفته', categoryName: '', description: '' } },
  }

  it('is called as in the language of the page', () => {
    expect(templateIn(template, 'en')).toEqual({ name: template.name, category: template.categoryId })
    expect(templateIn(template, 'fa').name).toBe('قدرت در ۱۲ هفته')
  })

  it('has its English words where that language has none', () => {
    expect(templateIn(template, 'fa').category).toEqual(template.categoryId)
    expect(templateIn(template, 'nl').name).toBe('Strength in 12 Weeks')
  })
})
