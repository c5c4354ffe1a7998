import type { Article } from '../content-shape'

const contact: Article<'contact'> = {
  lead: 'Eén mailbox, gelezen door mensen die zelf trainen. Schrijf in het Nederlands, Engels of Perzisch.',
  sections: {
    mail: {
      title: 'Mail ons',
      blocks: ['Mailen werkt het best: [onze mailbox](mailto:@).'],
    },
    hours: {
      title: 'Wanneer we antwoorden',
      blocks: [
        {
          table: {
            caption: 'Openingstijden, Amsterdamse tijd',
            head: ['Dag', 'Tijd'],
            rows: [
              ['Maandag t/m vrijdag', '09:00–18:00'],
              ['Zaterdag', '10:00–14:00'],
              ['Zondag', 'Gesloten'],
            ],
          },
        },
        'Je kunt dag en nacht een vraag sturen; mensen antwoorden op deze tijden, meestal binnen een dag.',
      ],
    },
    include: {
      title: 'Zo helpen we je sneller',
      blocks: [
        {
          list: [
            'Noem je bestelnummer als het over een bestelling gaat.',
            'Stuur een foto mee als iets kapot is of er niet goed uitziet.',
            'Werkt de site niet? Vertel welke pagina, wat je deed en welk nummer onder de fout stond.',
          ],
        },
        'Stuur nooit een wachtwoord of kaartnummer. Wij vragen er niet naar.',
      ],
    },
    before: {
      title: 'Sneller dan een mail',
      blocks: [
        'Over bezorgen, betalen, annuleren en retourneren lees je op de [hulppagina](/help). Waar je pakket is, zie je onder [Mijn bestellingen](/orders). Gaat het over je plan, schrijf dan je coach in het programma zelf.',
      ],
    },
    business: {
      title: 'Coaches en sportscholen',
      blocks: [
        'Wil je bij ons coachen? Begin bij [Word coach](/become-coach). Voor grotere bestellingen mail je ons een lijst met aantallen en een bezorgadres; dan sturen we je een offerte.',
      ],
    },
  },
}

export default contact
