import { useNavigate } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { ComboboxField } from '../../../ui/combobox/combobox-field'
import { useCombobox } from '../../../ui/combobox/use-combobox'
import { Dialog, DialogBody } from '../../../ui/dialog'
import { QueryForm } from '../../../ui/form/query-form'
import { searchAddress } from './search-address'
import SuggestionList from './suggestion-list'
import { searchWords } from './words/search-words'

interface Props {
  open: boolean
  onClose: () => void
  /** Current search term. */
  searched: string
}

/** The search of narrow screens: the field stays above, what it finds scrolls below. */
export default function SearchSheet({ open, onClose, searched }: Props) {
  const t = useT(searchWords)
  const navigate = useNavigate()
  const box = useCombobox(searched)
  const field = (
    <QueryForm
      role="search"
      onQuery={() => {
        const term = box.text.trim()
        // The results replace the sheet's history entry.
        if (term) void navigate(searchAddress(term), { replace: true })
      }}
      className="min-w-0 flex-1"
    >
      <ComboboxField
        box={box}
        autoFocus
        label={t('nav.search.label')}
        placeholder={t('nav.search.label')}
        clearLabel={t('nav.search.clear')}
      />
    </QueryForm>
  )
  return (
    <Dialog open={open} onClose={onClose} title={t('search.title')} head={field} place="top">
      <DialogBody>
        {/* The options reach nearly to the edges, and their words stand where the page's do. */}
        <div className="-m-3">
          {box.text.trim() ? null : <p className="px-3 text-ink-soft text-sm">{t('search.hint')}</p>}
          <SuggestionList box={box} place="here" replace />
        </div>
      </DialogBody>
    </Dialog>
  )
}
