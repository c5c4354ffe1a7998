import { NavLink } from 'react-router'
import { consoleWords } from '../../i18n/console/words/console-words'
import { useT } from '../../i18n/i18n'
import { AnyIcon } from '../../ui/any-icon'
import { cx } from '../../ui/cx'
import { useSections } from './console-pages'

/** Links to the sections of the staff role. */
export function ConsoleNav({ onChosen }: { onChosen?: () => void }) {
  const t = useT(consoleWords)
  const sections = useSections()
  return (
    <nav aria-label={t('console.navigation')}>
      <ul className="grid gap-1 lg:gap-0">
        {sections.map(({ name, path, icon }) => (
          <li key={name}>
            <NavLink
              to={path === '' ? '/admin' : `/admin/${path}`}
              end={path === ''}
              onClick={onChosen}
              className={({ isActive }) =>
                cx(
                  // Lower in the rail, where all sections are to fit 800 px.
                  'relative flex min-h-11 items-center lg:min-h-8.5 gap-3 rounded-field px-3 transition-colors',
                  'before:absolute before:inset-y-2 before:start-0 before:w-0.75 before:rounded-pill',
                  isActive
                    ? 'bg-raised font-semibold before:bg-saffron'
                    : 'text-ink-soft hover:bg-raised hover:text-ink',
                )
              }
            >
              <AnyIcon name={icon} />
              {t(`console.sections.${name}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
