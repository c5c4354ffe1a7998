import type { Texts } from '../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  bloodTests: {
    title: 'Mijn bloedonderzoeken',
    documentTitle: 'Bloedonderzoeken',
    intro: 'Deel je labuitslagen met je coach en volg het verloop van elke bloedwaarde.',
    loading: 'Je bloedonderzoeken worden geladen',
    failed: 'Je bloedonderzoeken konden niet worden geladen',
    submit: 'Bloedonderzoek insturen',
    empty: {
      title: 'Nog geen bloedonderzoek',
      text: 'Vul de waarden van een labuitslag in, of voeg de uitslag zelf toe. Je coach leest hem en reageert.',
    },
    list: 'Je onderzoeken',
    status: { reviewing: 'Wacht op je coach', completed: 'Beoordeeld' },
    card: {
      tested: 'Onderzoek van {day}',
      values: { zero: 'Alleen de labuitslag', one: '{count} bloedwaarde', other: '{count} bloedwaarden' },
      out: {
        one: '{count} buiten de referentiewaarden',
        other: '{count} buiten de referentiewaarden',
      },
      comment: 'Je coach heeft gereageerd',
    },
    trends: {
      title: 'Het verloop van je waarden',
      text: 'Elke waarde naast de referentiewaarden van het eigen lab. De gearceerde band is dat bereik.',
      failed: 'Het verloop van je waarden kon niet worden geladen',
      none: 'Zodra een onderzoek waarden met getallen heeft, staan ze hier.',
    },
    scope:
      'Een coach reageert over training en voeding. Wat een waarde voor je gezondheid betekent, bespreek je met je arts.',
    detail: {
      title: 'Bloedonderzoek van {day}',
      loading: 'Het bloedonderzoek wordt geladen',
      failed: 'Dit bloedonderzoek kon niet worden geladen',
      absent: 'Bloedonderzoek niet gevonden',
      back: 'Terug naar je bloedonderzoeken',
      status: 'Status',
      submitted: 'Ingestuurd',
      code: 'Labcode',
      comment: 'Reactie van je coach',
      waiting: 'Je coach heeft nog niet gereageerd. Je krijgt een mail zodra dat is gebeurd.',
      results: 'Uitslagen',
      note: 'Je opmerking',
      analysis: 'Analyse',
    },
    views: {
      title: 'Wie dit heeft bekeken',
      text: 'Iedereen behalve jij die dit onderzoek heeft geopend, de laatste bovenaan.',
      none: 'Behalve jij heeft nog niemand dit onderzoek geopend.',
      failed: 'Deze lijst kon niet worden geladen',
      loading: 'De lijst wordt geladen',
      more: 'Eerdere tonen',
      times: { one: '{count} keer die dag', other: '{count} keer die dag' },
      coach: 'Je coach {name}',
      staff: 'Een medewerker van Tavan',
      gone: 'Een voormalige coach',
      actions: {
        listed: 'zag het in de lijst',
        opened: 'heeft het geopend',
        trends: 'bekeek het verloop',
        report: 'opende de labuitslag',
        commented: 'heeft gereageerd',
        changed: 'voegde waarden of een analyse toe',
      },
    },
  },
}
export default nl
