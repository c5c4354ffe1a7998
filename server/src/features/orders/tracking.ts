/** The carrier's page of a parcel: `template` is the setting TRACKING_URL, with `{number}` in the place of its number. */
export function trackingPage(template: string, trackingNumber: string): string {
  return template.replace('{number}', encodeURIComponent(trackingNumber.replace(/\s+/g, '')))
}
