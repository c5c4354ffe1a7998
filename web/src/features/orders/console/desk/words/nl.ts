import type { Texts } from '../../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  orderDesk: {
    saving: 'Bezig met opslaan…',
    next: 'Volgende stap',
    notes: {
      title: 'Notities',
      label: 'Nieuwe notitie',
      hint: 'Alleen collega’s zien die.',
      add: 'Notitie toevoegen',
      someone: 'Een medewerker',
      failed: 'Dat lukte niet; de notitie is niet opgeslagen. Probeer het opnieuw.',
    },
    address: {
      button: 'Adres corrigeren',
      title: 'Het adres corrigeren',
      text: 'Het land blijft: belasting en verzending volgen daaruit.',
      textInvoice:
        'Alleen de bezorging verandert: de factuur is al gemaakt en blijft zoals die is. Ook het land blijft.',
      submit: 'Adres opslaan',
      done: 'Het adres is gecorrigeerd.',
      failed: 'Dat lukte niet; het adres is niet gewijzigd. Probeer het opnieuw.',
    },
    entered: 'Door een medewerker voor de klant ingevoerd.',
    person: 'Klant bekijken',
    customers: 'Klanten',
    tracking: {
      button: 'Track-and-tracecodes ({count})',
      numberOf: 'Track-and-tracecode van {order}',
      title: 'Track-and-tracecodes',
      text: 'Elke klant met een nieuwe code krijgt een mail.',
      shipText:
        'Elke klant krijgt een mail dat het pakket onderweg is. Een code hoeft niet. Dit kan niet ongedaan worden gemaakt.',
      paste: 'Je kunt een kolom plakken, of bestelnummers met hun code.',
      unplaced: {
        one: '{count} geplakte regel past bij geen bestelling hier.',
        other: '{count} geplakte regels passen bij geen bestelling hier.',
      },
      submit: 'Codes opslaan',
      done: { one: '{count} code opgeslagen.', other: '{count} codes opgeslagen.' },
    },
  },
}
export default nl
