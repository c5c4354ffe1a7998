import type { ImportField } from 'contract/catalog/import-columns'
import { useT } from '../../../../i18n/i18n'
import { importWords } from './words/import-words'

/** Returns the name of a field of an import. */
export function useFieldName(): (field: ImportField) => string {
  const t = useT(importWords)
  return (field) => {
    switch (field) {
      case 'option1_name':
      case 'option2_name':
      case 'option3_name':
        return t('import.optionName', { n: t.number(Number(field[6])) })
      case 'option1_value':
      case 'option2_value':
      case 'option3_value':
        return t('import.optionValue', { n: t.number(Number(field[6])) })
      default:
        return t(`import.fields.${field}`)
    }
  }
}
