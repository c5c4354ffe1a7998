import type { Texts } from '../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  cover: {
    title: 'Waarneming door een collega',
    text: 'In deze dagen kan een collega voor jouw sporters alles wat jij kunt: plannen lezen en wijzigen, tests lezen en in jouw gesprekken antwoorden. Je sporters krijgen een mail.',
    ofCoach:
      'In deze dagen kan een collega alles doen voor de sporters van {name}. De sporters krijgen een mail.',
    dialogTitle: 'Waarneming voor {name}',
    open: 'Waarneming',
    openNamed: 'Waarneming: {name}',
    loading: 'Waarnemingen laden',
    failed: 'De waarnemingen konden niet worden geladen',
    none: 'Niemand neemt waar, en voor later is niemand aangewezen.',
    colleague: 'Collega',
    choose: 'Kies een collega',
    from: 'Van',
    to: 'Tot en met',
    submit: 'Collega aanwijzen',
    submitting: 'Bezig met opslaan…',
    noColleagues: 'Er is geen andere coach die kan waarnemen.',
    named: '{name} is aangewezen. De sporters horen het per mail.',
    notSaved: 'Dat is niet opgeslagen. Probeer het nog eens.',
    running: 'Loopt',
    coming: 'Komt nog',
    byColleague: '{name} neemt waar',
    byMe: 'Jij neemt waar voor {name}',
    days: '{from} tot en met {to}',
    end: 'Beëindigen',
    endNamed: 'De waarneming door {name} beëindigen',
    endTitle: 'De waarneming door {name} beëindigen?',
    endText: 'Vanaf nu heeft {name} geen toegang meer tot deze sporters. Zij krijgen een mail.',
    endConfirm: 'Waarneming beëindigen',
    keep: 'Laten staan',
    ended: 'De waarneming is beëindigd.',
  },
}
export default nl
