import type { Texts } from '../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  inPlace: {
    edit: '{name} bewerken',
    add: 'Toevoegen aan {name}',
    addShort: 'Toevoegen',
    item: '{name}, regel {n}',
    deleteItem: '{item} verwijderen',
    saving: 'Bezig met opslaan…',
    isNew: 'Nieuw, nog niet opgeslagen',
    commas: 'Scheid de onderdelen met komma’s',
    moveUp: '{item} omhoog',
    moveDown: '{item} omlaag',
    moved: '{item} staat nu op plaats {n} van {total}',
    undo: 'Ongedaan maken',
    restored: 'Weer teruggezet.',
    unsaved: {
      title: 'Niet-opgeslagen wijzigingen',
      text: 'Wat je hebt getypt, is nog niet opgeslagen. Als je nu weggaat, gaat het verloren.',
      leave: 'Wijzigingen weggooien',
      stay: 'Verder bewerken',
    },
  },
}
export default nl
