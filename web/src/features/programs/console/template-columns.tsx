import type { TemplateRow } from 'contract/programs/template-calls'
import { useT } from '../../../i18n/i18n'
import type { Column } from '../../../ui/table/columns'
import { RowLink } from '../../../ui/table/row'
import { CategoryMark } from './category-mark'
import { TemplateState } from './template-state'
import { consoleProgramsWords } from './words/console-programs-words'

/** The columns of the list; the name is the link of its row. `from` is the list's own address, to come back to. */
export function useTemplateColumns(from: string): Column<TemplateRow>[] {
  const t = useT(consoleProgramsWords)
  return [
    {
      key: 'name',
      label: t('consolePrograms.templates.columns.name'),
      card: 'title',
      cell: ({ _id, name, questionCount }) => (
        <>
          <RowLink to={`/admin/programs/${_id}`} state={{ from }} className="@max-[40rem]:text-base">
            <bdi>{name}</bdi>
          </RowLink>
          <span className="block text-ink-soft">
            {t('consolePrograms.templates.questions', { count: questionCount })}
          </span>
        </>
      ),
    },
    {
      key: 'category',
      label: t('consolePrograms.templates.columns.category'),
      card: 'plain',
      width: 'minmax(0,0.8fr)',
      cell: ({ categoryId }) => <CategoryMark {...categoryId} />,
    },
    {
      key: 'length',
      label: t('consolePrograms.templates.columns.length'),
      card: 'plain',
      width: '5.5rem',
      cell: ({ metadata }) => (
        <p className="flex flex-wrap gap-x-2 tabular-nums @min-[40rem]:grid">
          <span>{t('consolePrograms.days', { count: metadata.duration })}</span>
          <span className="text-ink-soft">{t(`consolePrograms.difficulty.${metadata.difficulty}`)}</span>
        </p>
      ),
    },
    {
      key: 'used',
      label: t('consolePrograms.templates.columns.used'),
      card: 'plain',
      width: '6.5rem',
      cell: ({ userCount }) => (
        <span className="tabular-nums">{t('consolePrograms.templates.users', { count: userCount })}</span>
      ),
    },
    {
      key: 'status',
      label: t('consolePrograms.templates.filter'),
      card: 'corner',
      width: '8rem',
      cell: ({ isActive }) => <TemplateState isActive={isActive} />,
    },
  ]
}
