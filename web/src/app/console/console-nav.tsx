import { NavLink } from 'react-router'
import { useMessages } from '../../i18n/console/use-messages'
import { cx } from '../../ui/cx'
import { Icon } from '../../ui/icon'
import { useSections } from './console-pages'

/** The sections that the staff role opens. */
export function ConsoleNav({ onChosen }: { onChosen?: () => void }) {
  const t = useMessages()
  const sections = useSections()
  return (
    <nav aria-label={t('navigation')}>
      <ul className="grid gap-1">
        {sections.map(({ name, path, icon }) => (
          <li key={name}>
            <NavLink
              to={`/admin/${path}`}
              onClick={onChosen}
              className={({ isActive }) =>
                cx(
                  'relative flex min-h-11 items-center gap-3 rounded-field px-3 transition-colors',
                  'before:absolute before:inset-y-2.5 before:start-0 before:w-0.75 before:rounded-pill',
                  isActive
                    ? 'bg-raised font-semibold before:bg-saffron'
                    : 'text-ink-soft hover:bg-raised hover:text-ink',
                )
              }
            >
              <Icon name={icon} />
              {t(`sections.${name}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
