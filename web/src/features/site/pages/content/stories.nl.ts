import type { Article } from '../content-shape'

const stories: Article<'stories'> = {
  lead: 'Drie manieren waarop een plan in een leven past. Het zijn voorbeelden, zonder foto’s of echte namen; resultaten verschillen per persoon.',
  sections: {
    nurse: {
      title: 'Trainen tussen nachtdiensten',
      note: 'M. R., verpleegkundige, 34 · voorbeeld',
      initials: 'MR',
      blocks: [
        { quote: 'Mijn coach vroeg niet meer naar de maandag. Ze vroeg op welke dagen ik geslapen had.' },
        'Drie vaste dagen lukten nooit met een rooster. Het werden drie trainingen in willekeurige volgorde, nooit na een nachtdienst, elk korter dan 40 minuten. De maaltijden volgden de dienst: een echte vooraf, soep met brood om drie uur, ontbijt op weg naar huis.',
        'Na 16 weken had ze er vijf van de 48 gemist en tilde ze haar eigen gewicht van de grond.',
      ],
    },
    runner: {
      title: 'Een loper die bang was voor de stang',
      note: 'J. V., docent, 41 · voorbeeld',
      initials: 'JV',
      blocks: [
        { quote: 'Ik dacht dat kracht me langzaam zou maken. Mijn knie klaagt niet meer.' },
        'Twee korte krachttrainingen per week in plaats van één keer hardlopen: split squats, kuiten, roeien. De eerste maand voelde als verloren tijd. In de derde was de pijn op de trap weg en ging de 10 km twee minuten sneller, met minder kilometers.',
      ],
    },
    returner: {
      title: 'Opnieuw beginnen op je 58e',
      note: 'S. K., timmerman, 58 · voorbeeld',
      initials: 'SK',
      blocks: [
        { quote: 'De eerste week was zo makkelijk dat ik bijna stopte. Dat was precies de bedoeling.' },
        'Na tien jaar zonder sport begon het plan met wandelen, een band en een stoel. Elke twee weken werd één ding iets zwaarder. Zijn arts las mee; de bloedwaarden bepaalden het tempo van het eten, niet de spiegel.',
        'Een half jaar later draagt hij zijn eigen balken weer en telt hij de treden niet meer.',
      ],
    },
    about: {
      title: 'Over deze verhalen',
      blocks: [
        'We laten geen verzonnen gezichten zien en geen foto’s van voor en na. Deze verhalen zijn samengesteld uit wat coaches vaak meemaken en beloven niets. Vertellen we ooit een verhaal van een klant die dat goedvindt, dan staat het erbij.',
        'Wil je een plan dat in jouw week past? Bekijk de [programma’s in de winkel](/shop/category/programs).',
      ],
    },
  },
}

export default stories
