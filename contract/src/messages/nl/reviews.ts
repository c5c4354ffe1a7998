import type { reviewsErrors } from '../../errors/reviews'

export const reviews: Record<keyof typeof reviewsErrors, string> = {
  'reviews.rating_required': 'Kies een aantal sterren',
  'reviews.not_bought': 'Alleen klanten die dit product hebben ontvangen, kunnen het beoordelen',
  'reviews.exists': 'Je hebt dit product al beoordeeld. Je kunt je beoordeling aanpassen.',
  'reviews.not_found': 'Beoordeling niet gevonden',
  'reviews.reason_required': 'Kies een reden',
  'reviews.photos_too_many': 'Voeg hooguit {REVIEW_PHOTOS_MAX} foto’s toe',
  'reviews.photo_too_large': '{file} is groter dan {REVIEW_PHOTO_MEGABYTES} MB',
  'reviews.photo_type': '{file} is geen JPG-, PNG- of WebP-afbeelding',
  'reviews.photo_not_found': 'Foto niet gevonden',
}
