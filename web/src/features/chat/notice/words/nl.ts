import type { Texts } from '../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  notice: {
    title: 'Op dit apparaat',
    text: 'Hoe dit apparaat een nieuw bericht meldt terwijl het coachgedeelte open is.',
    sound: 'Een geluid afspelen',
    desktop: 'Een melding op het bureaublad tonen',
    desktopHint: 'Terwijl een ander venster vooraan staat. Er staat niet in wat er geschreven is.',
    refused:
      'Je browser staat meldingen van deze site niet toe. Sta ze toe in de instellingen en probeer het opnieuw.',
    unread: { one: '{count} ongelezen bericht', other: '{count} ongelezen berichten' },
  },
}
export default nl
