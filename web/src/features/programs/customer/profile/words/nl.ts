import type { Texts } from '../../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  athlete: {
    title: 'Voor je coach',
    text: 'Je coach ziet dit bij je naam. Je mag alles leeg laten.',
    loading: 'Je gegevens worden geladen',
    failed: 'Je gegevens konden niet worden geladen',
    photo: 'Je foto',
    choose: 'Foto kiezen',
    change: 'Andere foto',
    remove: 'Foto verwijderen',
    photoHint: 'JPG of PNG. We bewaren een schone kopie met alleen het beeld.',
    sending: 'Wordt verstuurd…',
    photoSaved: 'Je foto is opgeslagen.',
    photoRemoved: 'Je foto is verwijderd.',
    birthDate: 'Geboortedatum',
    height: 'Lengte (cm)',
    weight: 'Startgewicht (kg)',
    save: 'Opslaan voor je coach',
    saving: 'Bezig met opslaan…',
    saved: 'Opgeslagen. Je coach kan de wijziging zien.',
    notDone: 'Dat is niet opgeslagen. Probeer het opnieuw.',
  },
}
export default nl
