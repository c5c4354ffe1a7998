import type { ErrorTable } from './table'

/** Errors of requests, uploads and names, whatever the domain. */
export const requestsErrors = {
  'name.not_allowed': [400, 'Please enter a name without web addresses'],
  'text.unprintable': [
    400,
    'Invoices can’t show these characters: {characters}. Please write it without them.',
  ],
  'request.invalid': [400, 'The request is not valid.'],
  'request.bad_json': [400, 'The body is not valid JSON.'],
  'request.duplicate_key': [400, 'The body names a field twice.'],
  'request.forbidden_key': [400, 'The body has a field that is not allowed.'],
  'request.unknown_field': [400, 'Unknown field: {field}'],
  'request.wrong_type': [400, 'This value has the wrong type.'],
  'request.too_long': [400, 'This text is too long.'],
  'request.too_many': [400, 'This list is too long.'],
  'request.out_of_range': [400, 'This number is out of range.'],
  'request.too_large': [413, 'The request is too large.'],
  'request.unsupported_type': [415, 'This content type is not supported.'],
  'request.timeout': [408, 'The request took too long to arrive.'],
  'request.not_found': [404, 'There is nothing at this address.'],
  'request.too_many_requests': [429, 'Too many requests. Please try again in {seconds} s.'],
  'server.error': [500, 'Something went wrong on our side. Please try again.'],
  'server.unavailable': [503, 'The service is not available right now. Please try again.'],
  'files.no_space': [507, 'We can’t accept files right now. Nothing was saved; please try again later.'],
  'files.active_content': [
    400,
    'This PDF contains active content or can’t be checked: {file}. Print it to a new PDF and add that one.',
  ],
  'files.active_document': [
    400,
    'This Word document contains macros, other files or parts fetched from elsewhere: {file}. Save it as a PDF and add that one.',
  ],
  'files.embedded_files': [
    400,
    'This PDF has other files in it: {file}. Print it to a new PDF and add that one.',
  ],
  'files.picture_pixels': [
    400,
    'This picture has too many pixels: {file}. Make it smaller, at most {megapixels} megapixels, and add it again.',
  ],
  'files.picture_interlaced': [
    400,
    'This picture is interlaced (progressive) and too large for that: {file}. Save it without that option, or with at most {megapixels} megapixels.',
  ],
  'files.picture_deep': [
    400,
    'This picture has {bits} bits per channel and is too large for that: {file}. Save it with {fewer} bits per channel and add it again.',
  ],
  'files.picture_wide': [
    400,
    'This picture is too wide: {file}. Make it smaller, at most {pixels} pixels wide, and add it again.',
  ],
  'files.picture_metadata': [
    400,
    'This picture has too much data besides its pixels (EXIF, XMP, color profile): {file}. Save it without metadata and add it again.',
  ],
  'files.picture_damaged': [
    400,
    'This picture is damaged and can’t be read: {file}. Save it again and add the new file.',
  ],
  'files.upload_broken': [400, 'The upload was incomplete. Please try again.'],
  'files.too_much': [429, 'Too many files from your connection today. Please try again in {hours} h.'],
} as const satisfies ErrorTable
