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
    toNine: 'Afronden op de dichtstbijzijnde prijs die op 9 eindigt',
    preview: 'Oude en nieuwe prijzen',
    product: 'Product',
    now: 'Nu',
    next: 'Nieuw',
    notes: {
      none: 'Dit geeft geen prijs boven nul. De prijs blijft zoals hij is.',
      same: 'Er verandert niets.',
      sale: 'De actieprijs {sale} ligt niet onder {price}. De prijs blijft zoals hij is tot de actieprijs is gewijzigd.',
      struck:
        'In de actie voor {sale}: de winkel streept {price} door, een prijs die misschien niemand vóór deze actie heeft betaald.',
      changed: 'Iemand heeft dit product gewijzigd. Dit zijn de huidige gegevens.',
    },
    submit: { one: '{count} prijs wijzigen', other: '{count} prijzen wijzigen' },
    changed:
      'Er is nog niets gewijzigd: iemand anders heeft intussen een product gewijzigd. Controleer de prijzen en probeer het opnieuw.',
    done: { one: '{count} prijs gewijzigd.', other: '{count} prijzen gewijzigd.' },
    undoFailed: 'Ongedaan maken is niet gelukt. Bekijk de producten.',
  },
}
export default nl
