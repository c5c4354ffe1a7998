const nl = {
  history: {
    title: 'Geschiedenis',
    text: 'Neem je trainingen uit andere apps mee: als ‘vorige keer’ staan ze naast je volgende sets.',
    choose: 'Bestand kiezen',
    hint: 'Een CSV-bestand uit Strong, Hevy of FitNotes, maximaal {megabytes} MB. Je ziet wat erin staat voordat iets wordt opgeslagen.',
    sending: 'Het bestand wordt verstuurd',
    failed: 'Het bestand kon niet worden gelezen. Probeer het opnieuw.',
    found: {
      one: '{app}: {sets} sets in {count} training,',
      other: '{app}: {sets} sets in {count} trainingen,',
    },
    new: 'Nieuw: {added}, anders dan eerst: {changed}.',
    skipped: {
      one: 'Overgeslagen: {count} regel zonder dag of waarde (regel {lines}).',
      other: 'Overgeslagen: {count} regels zonder dag of waarde (regels {lines}).',
    },
    unit: 'Eenheid van de gewichten',
    unitHint: 'Het bestand vermeldt die niet.',
    unitNone: 'Maak een keuze',
    units: { kg: 'Kilogram', lb: 'Pond' },
    names: 'Namen van de oefeningen ({count})',
    namesHint: 'Geef een oefening de naam die ze in je plan heeft, dan staan de sets daar.',
    save: 'Aan mijn geschiedenis toevoegen',
    cancel: 'Annuleren',
    stored: 'Je geschiedenis is er: {sets} sets zijn nieuw of anders.',
    nothingNew: 'Je geschiedenis bevat dit allemaal al.',
    export: 'Mijn geschiedenis exporteren',
    exportText: 'Al je sets als CSV-bestand, met seconden en meters.',
    exportFailed: 'Het bestand kon niet worden gemaakt. Probeer het opnieuw.',
  },
}
export default nl
