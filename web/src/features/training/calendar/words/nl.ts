const nl = {
  sessionCalendar: {
    title: 'Agenda',
    text: 'Je geplande trainingen als hele dagen in je eigen agenda. Het kan een dag duren voordat agenda’s een wijziging tonen.',
    loading: 'Je agenda wordt geladen',
    failed: 'Je agenda kon niet worden geladen',
    none: 'Er is geen agenda gepubliceerd.',
    since: 'Gepubliceerd op',
    make: 'Agenda publiceren',
    again: 'Nieuw adres maken',
    url: 'Adres van je agenda',
    once: 'Voeg dit adres nu toe aan je agenda-app: het wordt maar één keer getoond. Iedereen die het heeft, kan je trainingen zien.',
    copy: 'Kopiëren',
    copied: 'Gekopieerd.',
    remove: 'Agenda beëindigen',
    removed: 'De agenda is beëindigd.',
    notDone: 'Dit is niet gelukt. Probeer het opnieuw.',
  },
} as const
export default nl
