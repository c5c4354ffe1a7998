import type { Texts } from '../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  athleteColumn: {
    loading: 'De sporter wordt geladen',
    failed: 'De sporter kon niet worden geladen',
    gone: 'Deze sporter is niet meer bij jou',
    week: 'Week {current} van {total}',
    open: 'Programma openen',
    talk: {
      title: 'Berichten',
      none: 'Nog geen berichten',
      failed: 'De berichten konden niet worden geladen.',
      you: 'Jij',
      removed: 'Bericht ingetrokken',
      open: 'Gesprek openen',
      reply: 'Antwoord aan {name}',
      hint: 'Enter verstuurt, Shift+Enter begint een nieuwe regel, Escape gaat terug naar de lijst.',
      send: 'Versturen',
      sent: 'Verstuurd.',
      notSent: 'Het bericht is niet verstuurd. Probeer het opnieuw.',
    },
    sessions: {
      title: 'Recente trainingen',
      none: 'Er waren geen trainingen gepland.',
      unnamed: 'Training',
      count: '{done} van {planned} gedaan',
      done: 'Gedaan',
      missed: 'Gemist',
      today: 'Voor vandaag gepland',
      excused: 'Afgemeld',
      part: '{done} van {planned}',
      extra: 'Gedaan, niet gepland',
    },
    weight: { title: 'Gewicht', none: 'Nog geen gewicht ingevuld.', all: 'Alle waarden' },
    test: {
      title: 'Laatste bloedonderzoek',
      none: 'Nog geen bloedonderzoek.',
      open: 'Onderzoek openen',
    },
  },
}
export default nl
