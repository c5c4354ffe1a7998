import type { Texts } from '../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  log: {
    sending: 'Je training wordt verstuurd voordat je uitlogt …',
    title: 'Uitloggen en invoer kwijtraken?',
    text: {
      one: '{count} invoer van je training is niet verstuurd. Uitloggen verwijdert die van dit apparaat.',
      other:
        '{count} invoeren van je training zijn niet verstuurd. Uitloggen verwijdert ze van dit apparaat.',
    },
    stay: 'Ingelogd blijven',
    again: 'Opnieuw versturen',
    leave: 'Uitloggen en verwijderen',
  },
}

export default nl
