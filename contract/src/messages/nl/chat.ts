import type { chatErrors } from '../../errors/chat'

export const chat: Record<keyof typeof chatErrors, string> = {
  'chat.not_found': 'Dit gesprek is niet gevonden',
  'chat.reply_not_found': 'Dit opgeslagen antwoord is niet gevonden',
  'chat.too_many_replies': 'Je kunt maximaal {max} antwoorden opslaan',
  'chat.title_required': 'Geef het een titel',
  'chat.athletes_required': 'Kies ten minste één sporter',
  'chat.content_required': 'Schrijf de tekst',
  'chat.placeholder_unknown': 'Er is geen invulplek {placeholder}',
  'chat.subject_not_found': 'Deze oefening, maaltijd of test is niet gevonden',
  'chat.file_not_found': 'Dit bestand is niet gevonden',
  'chat.message_not_found': 'Dit bericht is niet gevonden',
  'chat.too_late': 'Een bericht is tot {CHANGE_MINUTES} minuten na het versturen te wijzigen',
  'chat.closed': 'Dit gesprek is gesloten omdat een andere coach het heeft overgenomen',
  'chat.message_empty': 'Schrijf een bericht of voeg een bestand toe',
  'chat.message_too_long': 'Een bericht mag maximaal {MESSAGE_MAX} tekens lang zijn',
  'chat.files_required': 'Voeg minstens één bestand toe',
  'chat.files_by_upload': 'Bestanden worden apart van de tekst geüpload',
  'chat.too_many_files': 'Maximaal {CHAT_FILES_MAX} bestanden',
  'chat.file_type':
    'Dit bestandstype kan niet: {file}. Wel: JPG, PNG, GIF, WebP, HEIC, PDF, DOC, DOCX en TXT',
  'chat.storage_full':
    'Je bestanden in gesprekken nemen {used} MB van {limit} MB in; deze passen er niet meer bij. Stuur kleinere bestanden, of een link ernaartoe.',
  'chat.file_too_large': 'Bestand te groot: {file}. Maximaal {CHAT_FILE_MEGABYTES} MB.',
}
