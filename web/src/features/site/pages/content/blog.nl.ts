import type { Article } from '../content-shape'

const blog: Article<'blog'> = {
  lead: 'Korte stukken over training en eten. Geen wonderen, geen tien geheimen.',
  sections: {
    kettlebell: {
      title: 'Zo kies je je eerste kettlebell',
      note: '2 minuten',
      blocks: [
        'De meeste eerste kettlebells zijn te licht. De swing komt uit je heupen, en die zijn sterk; met een gewicht dat je kunt curlen, leer je vooral met je armen te tillen.',
        {
          table: {
            caption: 'Een goed eerste gewicht',
            head: ['Jij', 'Begin met'],
            rows: [
              ['Nieuw in krachttraining', '8–12 kg'],
              ['Al wat training achter de rug', '12–16 kg'],
              ['Gewend aan de stang', '16–24 kg'],
            ],
          },
        },
        'Test het: druk hem met elke arm vijf keer boven je hoofd. Zwaar maar netjes is goed om te drukken; neem voor swings één maat meer. Let op een handvat waar twee handen in passen en op een vlakke onderkant.',
        'Met één kettlebell kun je maanden vooruit: swings, goblet squats, roeien, drukken en dragen.',
      ],
    },
    label: {
      title: 'Een supplementetiket lezen',
      note: '2 minuten',
      blocks: [
        'Draai de pot om. De voorkant is reclame, de achterkant informatie. Drie regels zeggen bijna alles.',
        {
          list: [
            'De hoeveelheid per portie. Creatine hoort 3–5 g creatinemonohydraat te geven; een mengsel dat zijn hoeveelheden verzwijgt, doet dat niet voor niets.',
            'Het aantal porties. Deel de prijs erdoor en vergelijk dat.',
            'De ingrediënten. Ze staan op gewicht: van wat vooraan staat, koop je het meest.',
          ],
        },
        'Doe je aan wedstrijden, kies dan een batch die op verboden stoffen is getest. Gebruik je medicijnen, laat het etiket dan eerst aan je apotheker zien.',
      ],
    },
    deload: {
      title: 'Waar een rustige week goed voor is',
      note: '2 minuten',
      blocks: [
        'Van trainen word je eerst moe en later sterk. Na een paar zware weken verbergt de vermoeidheid je kracht. In een deload zakt die weg, en zie je wat je hebt opgebouwd.',
        'Houd eens in de vier tot acht weken je oefeningen en ongeveer je gewichten, maar doe de helft van de sets en stop ruim voordat het niet meer gaat. Voel je je gesloopt, haal er dan een derde van het gewicht af. Slaap meer, eet gewoon door.',
        { quote: 'In een week verlies je geen kracht. Je ontdekt hoeveel je had.' },
        'Tijd ervoor? Gewichten die licht waren, zijn twee keer achter elkaar zwaar, je slaapt slechter, je gewrichten zeuren en je zoekt redenen om niet te gaan.',
      ],
    },
    protein: {
      title: 'Heb je een eiwitshake nodig?',
      note: '1 minuut',
      blocks: [
        'Nee. Eiwit heb je nodig; een shake is één makkelijke manier. Haal je met je maaltijden je [hoeveelheid per dag](/nutrition), dan voegt poeder niets toe.',
        'Handig is het wel als je vroeg traint, veel onderweg bent of weinig vlees en zuivel eet. Whey is een volledig eiwit; erwt met rijst komt met een iets grotere portie dicht in de buurt. Eiwitten dragen bij tot de groei van de spiermassa. Neem wat je goed verdraagt en lekker vindt.',
      ],
    },
  },
}

export default blog
