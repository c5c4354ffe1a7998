import type { Texts } from '../../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  import: {
    title: 'Importeren',
    intro:
      'Producten uit een CSV-bestand met de kolommen van de export. Bekende artikelnummers worden gewijzigd, andere toegevoegd. Je ziet eerst een voorbeeld.',
    setStock: 'Ook de voorraad van bestaande producten overnemen',
    setStockHint: 'Anders wordt de voorraad alleen voor nieuwe producten uit het bestand overgenomen.',
    drop: 'Sleep een CSV-bestand hierheen',
    or: 'of',
    choose: 'Bestand kiezen',
    release: 'Laat los om te controleren',
    label: 'CSV-bestand',
    upload: 'Upload van {name}',
    reading: '{name} wordt gecontroleerd',
    running: '{name} wordt geïmporteerd',
    checked: '{name} is gecontroleerd',
    finished: '{name} is geïmporteerd',
    broken: '{name} kon niet worden geïmporteerd',
    states: { running: 'Bezig', checked: 'Gecontroleerd', done: 'Geïmporteerd', failed: 'Mislukt' },
    counts: { new: 'Nieuw', changed: 'Gewijzigd', same: 'Ongewijzigd', wrong: 'Regels met fouten' },
    progress: '{done} van {total} regels',
    leave: 'Je kunt deze pagina verlaten; het importeren gaat door.',
    start: { one: '{count} product importeren', other: '{count} producten importeren' },
    nothing: 'In dit bestand staat niets om te importeren.',
    cancel: 'Ander bestand kiezen',
    another: 'Nog een bestand importeren',
    see: 'Producten bekijken',
    wrongTitle: 'Regels met fouten',
    wrongText: 'Deze worden overgeslagen; alle andere worden geïmporteerd.',
    noneWrong: 'Geen foute regels',
    errors: { one: '{count} fout', other: '{count} fouten' },
    columns: { line: 'Regel', field: 'Kolom', value: 'Waarde', problem: 'Wat er mis is' },
    unread: 'Deze regel kon niet worden gelezen.',
    saveErrors: 'Opslaan als CSV',
    loading: 'Import wordt geladen',
    failed: 'De import kon niet worden geladen',
    missing: 'Import niet gevonden',
    refused:
      'Dit bestand kon niet worden gelezen. Het moet een CSV-bestand zijn met de kolommen van de export.',
    earlier: 'Eerdere imports',
  },
}
export default nl
