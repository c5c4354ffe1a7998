import type { Texts } from '../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  markers: {
    range: '{low}–{high} {unit}',
    rangeFrom: 'vanaf {low} {unit}',
    rangeTo: 'tot en met {high} {unit}',
    ofLaboratory: 'Referentiewaarden van het lab: {range}',
    noRange: 'Zonder referentiewaarden',
    position: {
      within: 'Binnen de referentiewaarden',
      below: 'Onder de referentiewaarden',
      above: 'Boven de referentiewaarden',
    },
    physician: 'Bespreek dit met je arts.',
    point: {
      within: '{day}: {value}, binnen de referentiewaarden {range}.',
      below: '{day}: {value}, onder de referentiewaarden {range}. Bespreek dit met je arts.',
      above: '{day}: {value}, boven de referentiewaarden {range}. Bespreek dit met je arts.',
      unknown: '{day}: {value}, zonder referentiewaarden om mee te vergelijken.',
    },
    converted: 'omgerekend uit {value}',
    earlier: 'Eerder',
    earlierOn: '{value} op {day}',
    none: 'Er zijn geen waarden ingevuld. Bekijk de labuitslag.',
    trend: {
      show: 'Verloop van {name}',
      loading: 'Het verloop wordt geladen',
      failed: 'De eerdere waarden konden niet worden geladen',
      label: 'Verloop van {name}, waarde voor waarde',
      direction: 'De tijd loopt van links naar rechts.',
      unit: 'Eenheid',
      left: {
        one: '{count} waarde heeft een andere eenheid en staat alleen in de tabel.',
        other: '{count} waarden hebben een andere eenheid en staan alleen in de tabel.',
      },
      table: 'Alle waarden als tabel',
      day: 'Dag',
      value: 'Waarde',
      range: 'Referentiewaarden van het lab',
      compared: 'Vergelijking',
    },
    report: {
      title: 'Labuitslag',
      download: 'Downloaden',
      downloadNamed: '{name} downloaden',
      failed: 'De labuitslag kon niet worden gedownload. Probeer het opnieuw.',
    },
  },
}
export default nl
