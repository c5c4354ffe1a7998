import { type ReactNode, useCallback, useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { type PageSection, SectionsContext } from './sections-context'
import { accountWords } from './words/account-words'

/** Links to the sections below it, which register themselves, in the order of the page. */
export function SectionLinks({ children }: { children: ReactNode }) {
  const t = useT(accountWords)
  const [sections, setSections] = useState<readonly PageSection[]>([])
  const add = useCallback((section: PageSection) => {
    setSections((before) => [...before, section].toSorted(byPlace))
    return () => setSections((before) => before.filter((one) => one !== section))
  }, [])
  return (
    <SectionsContext value={add}>
      {sections.length > 1 ? (
        <nav aria-label={t('account.page.sections')}>
          <ul className="grid grid-cols-2 gap-x-5 sm:flex sm:flex-wrap">
            {sections.map(({ id, title }) => (
              <li key={id} className="min-w-0">
                <a
                  href={`#${id}`}
                  className="link inline-flex min-h-11 items-center hyphens-auto wrap-anywhere text-sm leading-tight"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {children}
    </SectionsContext>
  )
}

function byPlace(a: PageSection, b: PageSection): number {
  const [first, second] = [a, b].map(({ id }) => document.getElementById(id))
  if (!first || !second) return 0
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}
