import { useT } from '../../../i18n/i18n'
import { FilterLinks } from '../../../ui/filter-links'
import { consoleProgramsWords } from './words/console-programs-words'

const parts = { templates: '', people: '/people', coaches: '/coaches', library: '/library' } as const

/** The lists of the section. */
export function PartLinks({ current }: { current: keyof typeof parts }) {
  const t = useT(consoleProgramsWords)
  const links = (Object.keys(parts) as (keyof typeof parts)[]).map((part) => ({
    key: part,
    label: t(`consolePrograms.parts.${part}`),
    to: `/admin/programs${parts[part]}`,
    current: part === current,
  }))
  return <FilterLinks tabs label={t('consolePrograms.parts.label')} links={links} />
}
