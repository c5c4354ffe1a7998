import type { Texts } from '../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  member: {
    quick: 'Snelnavigatie',
    today: 'Vandaag',
    subscriptions: 'Mijn abonnementen',
    wishes: 'Mijn verlanglijst',
    plan: 'Plan',
    messages: 'Berichten',
    shop: 'Winkel',
    me: 'Ik',
    unread: { one: '{count} ongelezen bericht', other: '{count} ongelezen berichten' },
    waiting: { one: '{count} vragenlijst om in te vullen', other: '{count} vragenlijsten om in te vullen' },
  },
}
export default nl
