const en = {
  newsletterDesk: {
    title: 'Newsletter',
    intro:
      'Everyone who confirmed the newsletter and hasn’t left. The export has what each person agreed to and their own link to unsubscribe, which belongs in every newsletter.',
    loading: 'Loading the addresses',
    failed: 'The addresses couldn’t be loaded',
    none: 'No subscribers yet',
    noneText: 'People who confirm the newsletter appear here.',
    found: { one: '{count} subscriber', other: '{count} subscribers' },
    export: 'Export',
    exporting: 'Exporting…',
    notExported: 'The addresses couldn’t be exported. Please try again.',
    columns: { email: 'Email', language: 'Language', confirmed: 'Confirmed' },
    languages: { en: 'English', fa: 'Persian', nl: 'Dutch' },
  },
} as const
export default en
