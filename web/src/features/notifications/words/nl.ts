const nl = {
  notifications: {
    title: 'Meldingen',
    text: 'Hoe we je nieuws vertellen. Een melding op het vergrendelscherm zegt nooit waarover het gaat.',
    loading: 'Je meldingen worden geladen',
    failed: 'Je meldingen konden niet worden geladen',
    kinds: {
      session: 'Training van vandaag',
      message: 'Nieuwe berichten',
      blood_test: 'Bloedonderzoeken',
      plan: 'Programma’s',
    },
    ways: { push: 'Melding', mail: 'Mail', both: 'Melding en mail', none: 'Niets' },
    saved: 'Opgeslagen.',
    notSaved: 'Dit kon niet worden opgeslagen. Probeer het opnieuw.',
    quiet: 'Stille uren',
    quietHint: 'Meldingen wachten tot de stille uren voorbij zijn. Mails niet.',
    from: 'Van',
    until: 'Tot',
    device: {
      title: 'Dit apparaat',
      on: 'Meldingen aanzetten',
      off: 'Meldingen uitzetten',
      isOn: 'Meldingen staan aan op dit apparaat.',
      isOff: 'Meldingen staan uit op dit apparaat. Zonder apparaat sturen we in plaats daarvan een mail.',
      last: 'Laatste melding',
      unsupported: 'Deze browser kan geen meldingen tonen.',
      ios: 'Zet deze site op een iPhone of iPad eerst via het deelmenu op het beginscherm en open hem daar.',
      denied: 'Deze browser blokkeert onze meldingen. Sta ze toe in de instellingen voor deze site.',
      failed: 'De meldingen konden niet worden aangezet. Probeer het opnieuw.',
    },
  },
} as const
export default nl
