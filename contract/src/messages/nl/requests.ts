import type { requestsErrors } from '../../errors/requests'

export const requests: Record<keyof typeof requestsErrors, string> = {
  'name.not_allowed': 'Vul een naam zonder webadressen in',
  'text.unprintable':
    'Deze tekens kunnen niet op een factuur staan: {characters}. Schrijf het zonder deze tekens.',
  'request.invalid': 'De aanvraag klopt niet.',
  'request.bad_json': 'De inhoud is geen geldige JSON.',
  'request.duplicate_key': 'De inhoud noemt een veld twee keer.',
  'request.forbidden_key': 'De inhoud bevat een veld dat niet is toegestaan.',
  'request.unknown_field': 'Onbekend veld: {field}',
  'request.wrong_type': 'Deze waarde heeft niet het juiste type.',
  'request.too_long': 'Deze tekst is te lang.',
  'request.too_many': 'Deze lijst is te lang.',
  'request.out_of_range': 'Dit getal valt buiten het toegestane bereik.',
  'request.too_large': 'De aanvraag is te groot.',
  'request.unsupported_type': 'Dit type inhoud kunnen we niet verwerken.',
  'request.timeout': 'Het duurde te lang voordat de aanvraag binnen was.',
  'request.not_found': 'Op dit adres is niets te vinden.',
  'request.too_many_requests': 'Te veel aanvragen. Probeer het over {seconds} sec. opnieuw.',
  'server.error': 'Er ging bij ons iets mis. Probeer het opnieuw.',
  'server.unavailable': 'We zijn even niet bereikbaar. Probeer het zo opnieuw.',
  'files.no_space':
    'We kunnen nu geen bestanden aannemen. Er is niets opgeslagen; probeer het later opnieuw.',
  'files.active_content':
    'Deze pdf bevat actieve inhoud of is niet te controleren: {file}. Sla hem via Afdrukken op als nieuwe pdf en voeg die toe.',
  'files.active_document':
    'Dit Word-document bevat macro’s, andere bestanden of onderdelen die van elders worden geladen: {file}. Sla het op als pdf en voeg die toe.',
  'files.embedded_files':
    'In deze pdf zitten andere bestanden: {file}. Sla hem via Afdrukken op als nieuwe pdf en voeg die toe.',
  'files.picture_pixels':
    'Deze afbeelding heeft te veel pixels: {file}. Verklein de afbeelding tot maximaal {megapixels} megapixels en voeg het nieuwe bestand toe.',
  'files.picture_interlaced':
    'Deze afbeelding is interlaced (progressief) opgeslagen en daarvoor te groot: {file}. Sla het bestand op zonder die optie, of met maximaal {megapixels} megapixels.',
  'files.picture_deep':
    'Deze afbeelding heeft {bits} bits per kanaal en is daarvoor te groot: {file}. Sla het bestand op met {fewer} bits per kanaal en voeg dat toe.',
  'files.picture_wide':
    'Deze afbeelding is te breed: {file}. Verklein de afbeelding tot maximaal {pixels} pixels breed en voeg het nieuwe bestand toe.',
  'files.picture_metadata':
    'Deze afbeelding bevat naast de pixels te veel andere gegevens (EXIF, XMP, kleurprofiel): {file}. Sla het bestand op zonder metadata en voeg dat toe.',
  'files.picture_damaged':
    'Deze afbeelding is beschadigd en niet te lezen: {file}. Sla het bestand opnieuw op en voeg het nieuwe bestand toe.',
  'files.upload_broken': 'De bestanden zijn niet volledig aangekomen. Stuur ze opnieuw.',
  'files.too_much':
    'Er zijn vandaag te veel bestanden vanaf jouw verbinding gestuurd. Probeer het over {hours} uur opnieuw.',
}
