import type { Needs } from 'contract/catalog/console-need-calls'
import { localeCodes, locales } from 'contract/locale'
import { articleTitles } from 'contract/site/articles'
import { useLocale, useT } from '../../../../i18n/i18n'
import { ItemButton } from '../../../../ui/edit/item-button'
import { editWords } from '../../../../ui/edit/words/edit-words'
import { Field } from '../../../../ui/form/field'
import { useCategories } from '../categories/categories.api'
import { textIn } from '../text-in'
import { ChoiceField, ProductsField } from './need-choices'
import { needsWords } from './words/needs-words'

interface Props {
  path: string
  /** Its first word in the page's language. */
  name: string
  /** Names of products by their ids. */
  names: Needs['names']
  onDelete: () => void
}

/** Words of a need in each language, and what the shop has for it. */
export function NeedFields({ path, name, names, onDelete }: Props) {
  const t = useT(needsWords, editWords)
  const { locale } = useLocale()
  const { data: categories = [] } = useCategories()
  return (
    <fieldset className="grid min-w-0 gap-5 rounded-card border border-hairline p-4 sm:p-5">
      <legend className="sr-only">{name}</legend>
      <div className="flex items-start justify-between gap-3">
        <h2 className="wrap-anywhere min-w-0 text-lg">
          <bdi>{name}</bdi>
        </h2>
        <ItemButton label={t('inPlace.deleteItem', { item: name })} icon="trash" onClick={onDelete} />
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        {localeCodes.map((language) => (
          <Field
            key={language}
            name={`${path}.words.${language}`}
            label={t('needs.words', { language: locales[language].name })}
            hint={t('needs.wordsHint')}
            lang={language}
            dir={locales[language].dir}
          />
        ))}
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-3">
        <ProductsField name={`${path}.products`} names={names} />
        <ChoiceField
          name={`${path}.categories`}
          label={t('needs.categories')}
          add={t('needs.addCategory')}
          options={categories.map((one) => ({ value: one._id, label: textIn(one, locale).name }))}
        />
        <ChoiceField
          name={`${path}.articles`}
          label={t('needs.articles')}
          add={t('needs.addArticle')}
          options={articleTitles.map(({ page, section, title }) => ({
            value: `/${page}#${section}`,
            label: title[locale],
          }))}
        />
      </div>
    </fieldset>
  )
}
