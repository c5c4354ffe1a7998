import type { Article } from '../content-shape'

const tips: Article<'tips'> = {
  lead: 'Zes dingen die meer uitmaken dan het perfecte plan. Kloppen deze, dan werkt bijna elk plan.',
  sections: {
    warmUp: {
      title: 'Warm in tien minuten',
      blocks: [
        {
          steps: [
            'Vijf minuten iets waarvan je wat dieper gaat ademen.',
            'Twee of drie bewegingen voor de gewrichten die aan de beurt komen.',
            'Je eerste oefening met een lege stang, dan het halve gewicht, dan driekwart.',
          ],
        },
        'Van opwarmen word je niet moe. Word je dat wel, dan doe je te veel.',
      ],
    },
    reps: {
      title: 'Kies je herhalingen bij je doel',
      blocks: [
        {
          table: {
            caption: 'Waar een aantal goed voor is',
            head: ['Doel', 'Herhalingen', 'Nog over'],
            rows: [
              ['Kracht', '3–6', '1–3'],
              ['Spiermassa', '6–15', '0–3'],
              ['Uithoudingsvermogen', '15–25', '1–3'],
            ],
          },
        },
        'Spieren groeien overal in dat bereik, als de sets zwaar genoeg zijn. Tien tot twintig zware sets per spier per week is ruim; beginners groeien al van de helft.',
      ],
    },
    rest: {
      title: 'Rust langer dan je denkt',
      blocks: [
        'Twee tot vier minuten tussen zware sets squats, drukken en trekken; één tot twee voor kleine spieren. Van kort rusten voelt een set zwaarder, maar doe je minder. Geef dezelfde spier zo’n 48 uur tot de volgende training.',
      ],
    },
    progression: {
      title: 'Een beetje erbij, en schrijf het op',
      blocks: [
        'Kies een bereik, zoals 8–12. Houd het gewicht tot je in elke set 12 haalt, doe er dan de kleinste schijven bij en begin weer op 8.',
        'Wat je niet opschrijft, is gokken. Een [schrift](/shop?search=logboek) is genoeg.',
      ],
    },
    technique: {
      title: 'Elke keer hetzelfde',
      blocks: [
        'Goede techniek is techniek die je kunt herhalen: de hele beweging, rustig omlaag, niet draaien onder gewicht. Film één set per week van opzij. Is pijn scherp of de volgende dag nog niet weg, stop dan en vraag raad.',
      ],
    },
    sleep: {
      title: 'Slapen is trainen',
      blocks: [
        'Zeven tot negen uur. Ga op vaste tijden naar bed, houd je kamer koel en donker en drink na twee uur ’s middags geen koffie. Na een slechte nacht train je gewoon, maar laat je één op de drie sets weg.',
      ],
    },
  },
}

export default tips
