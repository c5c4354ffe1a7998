import type { Texts } from '../../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  bulkPrices: {
    button: 'Prijzen wijzigen ({count})',
    title: { one: 'Prijs van {count} product wijzigen', other: 'Prijzen van {count} producten wijzigen' },
    way: 'Wijziging',
    ways: {
      set: 'Vaste prijs',
      percentUp: 'Verhogen met procent',
      percentDown: 'Verlagen met procent',
      amountUp: 'Verhogen met bedrag',
      amountDown: 'Verlagen met bedrag',
    },
    percent: 'Procent',
    amount: 'Bedrag (USD)',
    ending: 'Afronden',
    endings: {
      any: 'Niet afronden',
      nine: 'Op een prijs die op 9 eindigt ({from} → {to})',
      ninetyNine: 'Op een prijs die op ,99 eindigt ({from} → {to})',
    },
    preview: 'Oude en nieuwe prijzen',
    product: 'Product',
    now: 'Nu',
    next: 'Nieuw',
    share: 'Verschil',
    notes: {
      none: 'Dit geeft geen prijs boven nul. De prijs blijft zoals hij is.',
      same: 'Er verandert niets.',
      sale: 'De actieprijs {sale} ligt niet onder {price}. De prijs blijft zoals hij is tot de actieprijs is gewijzigd.',
      struck: 'In de actie. De doorgestreepte prijs wordt {price}; die is vóór deze actie niet gevraagd.',
      changed: 'Iemand heeft dit product gewijzigd. Dit zijn de huidige gegevens.',
    },
    submitNone: 'Prijzen wijzigen',
    problems: {
      text: 'Typ een getal, bijvoorbeeld 10',
      percent: 'Vul een percentage boven 0 in',
      amount: 'Vul een bedrag boven 0 in',
    },
    large: {
      title: 'Prijzen met meer dan {share}% wijzigen?',
      text: {
        one: '{count} prijs verandert met {most}.',
        other: '{count} prijzen veranderen met meer dan de helft, het meest {most}.',
      },
      confirm: 'Prijzen wijzigen',
      keep: 'Verder bewerken',
    },
    submit: { one: '{count} prijs wijzigen', other: '{count} prijzen wijzigen' },
    changed:
      'Er is nog niets gewijzigd: iemand anders heeft intussen een product gewijzigd. Controleer de prijzen en probeer het opnieuw.',
    done: { one: '{count} prijs gewijzigd.', other: '{count} prijzen gewijzigd.' },
    undoFailed: 'Ongedaan maken is niet gelukt. Bekijk de producten.',
  },
}
export default nl
