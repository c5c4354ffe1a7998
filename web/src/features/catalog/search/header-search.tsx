import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { deferred } from '../../../i18n/lazy-words'
import { Button } from '../../../ui/button'
import { ComboboxField } from '../../../ui/combobox/combobox-field'
import { type Combobox, useCombobox } from '../../../ui/combobox/use-combobox'
import { QueryForm } from '../../../ui/form/query-form'
import { Icon } from '../../../ui/icon'
import { searchAddress } from './search-address'
import { useLazyPart } from './use-lazy-part'
import { useSheet } from './use-sheet'

const loadList = deferred(() => import('./suggestion-list'))
const loadSheet = deferred(() => import('./search-sheet'))
const SHORTCUT = '/'

/** The search of the header: a field on wide screens, a button that opens a sheet on others. */
export default function HeaderSearch() {
  const searched = useSearched()
  const box = useCombobox(searched)
  const openSheet = useRef<() => void>(undefined)
  useShortcut(box, openSheet)
  return (
    <>
      <WideSearch box={box} />
      <NarrowSearch searched={searched} opener={openSheet} />
    </>
  )
}

/** Returns the search term in the address. */
function useSearched(): string {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  return pathname.startsWith('/shop') ? (query.get('search') ?? '').trim() : ''
}

function WideSearch({ box }: { box: Combobox }) {
  const t = useT()
  const navigate = useNavigate()
  const [List, wantList] = useLazyPart(loadList)
  const { open } = box
  useEffect(() => {
    // A field focused before hydration has emitted no event.
    if (open) void wantList()
  }, [open, wantList])
  return (
    <QueryForm
      role="search"
      aria-label={t('nav.search.label')}
      onQuery={() => {
        box.setOpen(false)
        if (box.text.trim()) void navigate(searchAddress(box.text.trim()))
      }}
      className="relative min-w-0 max-w-72 flex-1 max-xl:hidden"
    >
      <ComboboxField
        box={box}
        label={t('nav.search.label')}
        placeholder={t('nav.search.label')}
        clearLabel={t('nav.search.clear')}
        shortcut={SHORTCUT}
        onFocus={() => void wantList()}
      />
      {List ? <List box={box} onFollow={() => box.setOpen(false)} /> : null}
    </QueryForm>
  )
}

interface NarrowProps {
  searched: string
  opener: { current: (() => void) | undefined }
}

function NarrowSearch({ searched, opener }: NarrowProps) {
  const t = useT()
  const navigate = useNavigate()
  const [Sheet, wantSheet] = useLazyPart(loadSheet)
  const sheet = useSheet()
  const page = usePage()
  const press = async () => {
    const here = page.current
    if (!here || here.pressed) return
    here.pressed = true
    const loaded = await wantSheet()
    // A visitor who opened another page stays there.
    if (page.current !== here) return
    // Without its code there is the shop's own field.
    if (loaded) sheet.show()
    else void navigate('/shop')
  }
  opener.current = press
  return (
    <div className="xl:hidden">
      <Button
        kind="quiet"
        iconOnly
        aria-label={t('nav.search.label')}
        aria-haspopup="dialog"
        aria-expanded={sheet.open}
        aria-keyshortcuts={SHORTCUT}
        onPointerDown={() => void wantSheet()}
        onClick={() => void press()}
      >
        <Icon name="search" />
      </Button>
      {Sheet ? <Sheet key={sheet.times} open={sheet.open} onClose={sheet.hide} searched={searched} /> : null}
    </div>
  )
}

/** The place in the history that is shown, and whether the search was pressed there; each place begins anew. */
function usePage() {
  const { key } = useLocation()
  const page = useRef<{ key: string; pressed: boolean }>(undefined)
  useEffect(() => {
    page.current = { key, pressed: false }
    return () => {
      page.current = undefined
    }
  }, [key])
  return page
}

/** The key of searching leads into the field, or opens the sheet, unless it is a letter of what somebody writes. */
function useShortcut(box: Combobox, openSheet: { current: (() => void) | undefined }): void {
  const { input } = box
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, defaultPrevented } = event
      if (key !== SHORTCUT || ctrlKey || metaKey || altKey || defaultPrevented) return
      if (isWriting(event.target) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      const field = input.current
      if (!field?.checkVisibility()) return openSheet.current?.()
      field.focus()
      field.select()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [input, openSheet])
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  )
}
