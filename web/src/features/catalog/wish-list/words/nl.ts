import type { Texts } from '../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  wishes: {
    title: 'Verlanglijst',
    text: 'Producten die je hebt bewaard. Zet meldingen aan en we mailen je, hooguit één keer per dag.',
    save: 'Op verlanglijst zetten',
    saved: 'Op je verlanglijst',
    later: 'Bewaren voor later',
    laterOf: 'Bewaren voor later: {name}',
    added: '{name} staat op je verlanglijst',
    moved: '{name} is verplaatst naar je verlanglijst',
    removed: '{name} is van je verlanglijst verwijderd',
    view: 'Bekijken',
    undo: 'Ongedaan maken',
    loading: 'Je verlanglijst wordt geladen',
    failed: 'Je verlanglijst kon niet worden geladen',
    notSaved: 'Dit kon niet worden opgeslagen. Probeer het opnieuw.',
    empty: 'Nog niets bewaard',
    emptyText: 'Kies bij een product ‘Op verlanglijst zetten’ en je vindt het hier terug.',
    shop: 'Naar de winkel',
    add: 'In winkelwagen',
    addOf: 'In winkelwagen: {name}',
    adding: 'Dit kon niet in je winkelwagen worden gelegd.',
    remove: '{name} verwijderen',
    tellStock: 'Mail me als het er weer is',
    tellPrice: 'Mail me als het goedkoper wordt',
    out: 'Uitverkocht',
    gone: 'Niet meer te koop',
  },
}
export default nl
