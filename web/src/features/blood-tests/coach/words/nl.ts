import type { Texts } from '../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  coachTests: {
    title: 'Bloedonderzoeken ({count})',
    waiting: { one: '{count} wacht op je reactie', other: '{count} wachten op je reactie' },
    loading: 'Bloedonderzoeken worden geladen…',
    failed: 'De bloedonderzoeken konden niet worden geladen',
    exception: 'Geen verbinding: de bloedonderzoeken konden niet worden geladen',
    empty: 'Geen bloedonderzoek gevonden',
    emptyText: 'Er zijn nu geen bloedonderzoeken die op je reactie wachten.',
    status: { reviewing: 'Wacht op reactie', completed: 'Beoordeeld' },
    submitted: 'Ingestuurd',
    reviewed: 'Beoordeeld',
    code: 'Code',
    note: 'Opmerking van de sporter',
    commentAdded: 'Reactie geplaatst',
    marked: {
      zero: 'Geen enkele waarde ligt buiten de referentiewaarden.',
      one: '{count} van de {total} waarden ligt buiten de referentiewaarden.',
      other: '{count} van de {total} waarden liggen buiten de referentiewaarden.',
    },
    more: { one: 'en nog {count}', other: 'en nog {count}' },
    open: 'Bekijken',
    openNamed: 'Bloedonderzoek van {name} bekijken',
    detail: {
      talk: 'Gesprek openen',
      title: 'Bloedonderzoek van {name}',
      loading: 'Bloedonderzoek wordt geladen…',
      failed: 'Het bloedonderzoek kon niet worden geladen',
      status: 'Status',
      notReviewed: 'Nog niet beoordeeld',
      tested: 'Testdatum',
      person: 'Gegevens van de sporter',
      name: 'Naam',
      email: 'E-mailadres',
      analysis: 'Analyse',
      results: 'Uitslagen',
      comment: 'Reactie van de coach',
    },
    form: {
      title: 'Reactie schrijven',
      label: 'Je reactie',
      hint: 'De sporter leest dit en krijgt er een mail over. Verwijs bij waarden buiten de referentiewaarden naar een arts.',
      submit: 'Reactie versturen',
      busy: 'Wordt verstuurd…',
      failed: 'Je reactie kon niet worden verstuurd',
      done: 'Je reactie is naar {name} verstuurd.',
    },
  },
}
export default nl
