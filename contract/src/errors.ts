/**
 * The one table of failures: code -> HTTP status and English sentence, word for word where the specification gives
 * one. `{name}` marks a parameter; throwing the error without it does not compile. `{NAME}` is a number of the rules
 * (`rule-numbers.ts`). Persian and Dutch stand in
 * `messages/`, where a missing code does not compile either.
 */
export const errors = {
  'request.invalid': [400, 'The request is not valid.'],
  'request.bad_json': [400, 'The body is not valid JSON.'],
  'request.duplicate_key': [400, 'The body names a field twice.'],
  'request.forbidden_key': [400, 'The body has a field that is not allowed.'],
  'request.wrong_type': [400, 'This value has the wrong type.'],
  'request.too_long': [400, 'This text is too long.'],
  'request.too_many': [400, 'This list is too long.'],
  'request.out_of_range': [400, 'This number is out of range.'],
  'request.too_large': [413, 'The request is too large.'],
  'request.unsupported_type': [415, 'This content type is not supported.'],
  'request.timeout': [408, 'The request took too long to arrive.'],
  'request.not_found': [404, 'There is nothing at this address.'],
  'request.too_many_requests': [429, 'Too many requests. Please try again in {seconds} seconds.'],
  'server.error': [500, 'Something went wrong on our side. Please try again.'],
  'server.unavailable': [503, 'The service is not available right now. Please try again.'],

  'auth.required': [401, 'Please sign in to continue.'],
  'auth.forbidden': [403, 'Your account may not do this.'],
  'auth.first_name_required': [400, 'First name is required'],
  'auth.last_name_required': [400, 'Last name is required'],
  'auth.email_required': [400, 'Email is required'],
  'auth.email_invalid': [400, 'Invalid email format'],
  'auth.email_taken': [409, 'An account with this email already exists'],
  'auth.password_required': [400, 'Password is required'],
  'auth.password_confirmation_required': [400, 'Password confirmation is required'],
  'auth.passwords_differ': [400, 'Passwords do not match'],
  'auth.fields_required': [400, 'Please fill in all fields'],
  'auth.verification_required': [400, 'Please complete the reCAPTCHA verification'],
  'auth.verification_failed': [400, 'reCAPTCHA verification failed. Please try again.'],
  'auth.wrong_credentials': [401, 'Invalid email or password'],
  'name.not_allowed': [400, 'Please enter a name without web addresses'],
  'auth.account_locked': [
    429,
    'Too many attempts. Please try again in {minutes} minutes, or set a new password with "Forgot password?".',
  ],
  'auth.too_many_attempts': [429, 'Too many attempts. Please try again in {minutes} minutes.'],
  'auth.coach_unverified': [
    403,
    'Please confirm your email address first: open the link in the mail that we sent you.',
  ],
  'auth.demo_closed': [403, 'The demo accounts are closed on this address.'],
  'auth.reset_email_required': [400, 'Email address is required'],
  'auth.reset_email_invalid': [400, 'Please enter a valid email address'],
  'auth.reset_link_missing': [400, 'Invalid reset link'],
  'auth.reset_link_dead': [400, 'Invalid or expired reset link'],
  'auth.password_weak': [400, 'Password does not meet requirements'],
  'auth.password_wrong': [400, 'The current password is not right'],
  'auth.verify_link_dead': [400, 'This confirmation link is invalid or has expired'],
  'auth.session_not_found': [404, 'This session is already over'],
  'auth.address_not_found': [404, 'Address not found'],
  'auth.too_many_addresses': [409, 'An account keeps at most {max} addresses'],

  'password.too_short': [400, 'Password must be at least {PASSWORD_MIN} characters long'],
  'password.no_uppercase': [400, 'Password must include at least one uppercase letter'],
  'password.no_lowercase': [400, 'Password must include at least one lowercase letter'],
  'password.no_number': [400, 'Password must include at least one number'],
  'password.no_special': [400, 'Password must include at least one special character (!@#$%^&*)'],
  'password.too_long': [400, 'Password must be at most {PASSWORD_MAX} characters long'],

  'catalog.product_not_found': [404, 'Product not found'],
  'catalog.image_not_found': [404, 'Image not found'],
  'catalog.already_in_stock': [409, 'This product is in stock'],

  'cart.quantity_invalid': [400, 'Quantity must be a whole number of at least 1'],
  'cart.product_required': [400, 'Product is required'],
  'cart.insufficient_stock': [409, 'Insufficient stock. Only {available} available.'],
  'cart.item_not_found': [404, 'Item not found in cart'],
  'cart.too_many_items': [400, 'A cart holds at most {max} different products'],
  'cart.line_too_large': [409, 'You can order at most {max} of this product at a time'],
  'cart.amount_too_large': [409, 'What is in one cart can come to {max} at most'],

  'orders.first_name_required': [400, 'First name is required'],
  'orders.last_name_required': [400, 'Last name is required'],
  'orders.email_required': [400, 'Email is required'],
  'orders.email_invalid': [400, 'Please enter a valid email address'],
  'orders.phone_required': [400, 'Phone is required'],
  'orders.street_required': [400, 'Street address is required'],
  'orders.city_required': [400, 'City is required'],
  'orders.state_required': [400, 'State is required'],
  'orders.zip_required': [400, 'Zip code is required'],
  'orders.country_required': [400, 'Country is required'],
  'orders.payment_method_invalid': [400, 'Please choose a payment method'],
  'orders.shipping_method_invalid': [400, 'Please choose a shipping method'],
  'orders.payment_unavailable': [
    409,
    'Online payment is not available right now. Please choose cash on delivery.',
  ],
  'orders.cart_empty': [409, 'Your cart is empty'],
  'orders.insufficient_stock': [409, 'Insufficient stock for {product}. Only {available} available.'],
  'orders.too_large': [409, 'An order can have at most {max} units'],
  'orders.too_many_open': [
    409,
    'You have too many open orders. At most {orders} orders with {units} units in all can be open at a time.',
  ],
  'orders.total_changed': [409, 'The total has changed to {total}. Please check your order again.'],
  'orders.key_invalid': [
    400,
    'The Idempotency-Key header must be 1 to {ORDER_KEY_MAX} printable characters.',
  ],
  'orders.key_reused': [409, 'This request was already used for a different order.'],
  'orders.not_found': [404, 'Order not found'],
  'orders.not_cancellable': [409, 'This order can no longer be cancelled'],
  'orders.not_payable': [409, 'This order is not waiting for a payment'],
  'orders.move_refused': [409, 'An order that is {from} cannot become {to}'],
  'orders.tracking_invalid': [
    400,
    'Please enter a tracking number of letters, digits, spaces, hyphens, dots and slashes',
  ],
  'orders.not_paid': [409, 'This order is confirmed by its payment'],
  'orders.no_invoice': [409, 'There is no invoice for this order yet'],
  'orders.success_link_dead': [404, 'This confirmation link has expired'],
  'payments.provider_unreachable': [
    503,
    'The payment provider cannot be reached right now. Your order is kept: please try again.',
  ],
  'payments.signature_invalid': [400, 'The signature of this notification is not valid'],
  'payments.provider_unknown': [404, 'There is no such payment provider here'],

  'coaches.first_name_length': [400, 'First name must be between {NAME_MIN} and {NAME_MAX} characters'],
  'coaches.last_name_length': [400, 'Last name must be between {NAME_MIN} and {NAME_MAX} characters'],
  'coaches.email_invalid': [400, 'Please enter a valid email address'],
  'coaches.phone_length': [400, 'Phone number must be between {PHONE_MIN} and {PHONE_MAX} characters'],
  'coaches.program_required': [400, 'Please select at least one program'],
  'coaches.program_unknown': [400, 'One of the chosen programs is no longer offered'],
  'coaches.experience_length': [
    400,
    'Experience must be between {EXPERIENCE_MIN} and {EXPERIENCE_MAX} characters',
  ],
  'coaches.document_required': [400, 'Please upload at least one document'],
  'coaches.captcha_wrong': [400, 'CAPTCHA verification failed. Please try again.'],
  'coaches.file_type': [400, 'Invalid file type: {file}. Supported formats: PDF, DOC, DOCX, JPG, PNG'],
  'coaches.file_too_large': [413, 'File too large: {file}. Maximum size: {DOCUMENT_MEGABYTES}MB'],
  'coaches.too_many_files': [400, 'Maximum {DOCUMENTS_MAX} files allowed'],
  'coaches.application_open': [409, 'There is already an application for this email address'],
  'coaches.application_not_found': [404, 'Application not found'],
  'coaches.document_not_found': [404, 'Document not found'],
  'coaches.already_decided': [409, 'This application has already been decided'],
  'coaches.notes_required': [400, 'Please write a note for the applicant'],
  'coaches.not_approved': [400, 'Your email must be approved before you can register as a coach'],
  'coaches.hours_invalid': [400, 'Please choose at least one day and an end after the beginning'],
  'programs.not_found': [404, 'Program not found'],
  'programs.field_unknown': [400, 'A program has no such field'],
  'programs.nothing_to_change': [400, 'There is nothing to change'],
  'programs.url_invalid': [400, 'Please enter an address that begins with http:// or https://'],
  'programs.version_invalid': [400, 'The If-Match header names no version of this program'],
  'programs.changed_meanwhile': [409, 'This was changed by somebody else in the meantime'],
  'programs.not_editable': [409, 'This program can no longer be changed'],
  'programs.step_refused': [409, 'A program that is {from} cannot become {to}'],
  'programs.not_active': [409, 'This program is not running right now'],
  'programs.not_answering': [409, 'This questionnaire is not open for answers'],
  'programs.already_submitted': [409, 'The answers have already been submitted'],
  'programs.question_unknown': [400, 'This questionnaire has no such question'],
  'programs.answer_required': [400, 'Please answer this question'],
  'programs.answer_invalid': [400, 'This answer does not fit the question'],
  'consent.required': [400, 'Please agree that we store your health data'],
  'programs.day_invalid': [400, 'Please choose a day of this program that is not in the future'],
  'programs.measurement_invalid': [400, 'Please check this value: it cannot be right'],
  'programs.unit_invalid': [400, 'This is measured in {unit}'],
  'programs.measurement_not_found': [404, 'Measurement not found'],
  'programs.too_many_measurements': [409, 'A program keeps at most {max} measurements'],
  'programs.birth_date_invalid': [400, 'Please enter your date of birth'],
  'programs.height_invalid': [400, 'Please enter your height in centimetres'],
  'programs.weight_invalid': [400, 'Please enter your weight in kilograms'],
  'programs.photo_required': [400, 'Please choose a photo'],
  'programs.photo_invalid': [400, 'Please choose a JPG or PNG picture'],
  'programs.photo_not_found': [404, 'Photo not found'],
  'programs.photo_too_large': [413, 'This photo is too large. Maximum size: {PHOTO_MEGABYTES}MB'],
  'programs.user_not_found': [404, 'User not found'],
  'programs.template_not_found': [404, 'Program template not found'],
  'programs.name_required': [400, 'Name is required'],
  'programs.name_taken': [409, 'There is already a program of this name'],
  'programs.category_required': [400, 'Category is required'],
  'programs.color_invalid': [400, 'Please choose a color'],
  'programs.duration_invalid': [400, 'Duration must be from one to {TEMPLATE_DAYS_MAX} days'],
  'programs.question_required': [400, 'Please write the question'],
  'programs.options_invalid': [400, 'Please give at least two different options'],
  'programs.range_invalid': [400, 'The lowest value must be below the highest'],
  'programs.coach_unknown': [400, 'This coach cannot be assigned'],

  'files.no_space': [507, 'There is no room for files right now. Nothing was kept; please try again later.'],
  'files.active_content': [
    400,
    'This PDF runs something when it is opened, or cannot be checked: {file}. Print it to a PDF and add that one.',
  ],
  'files.upload_broken': [400, 'The upload did not arrive whole. Please try again.'],
  'files.too_much': [429, 'Too many files from here today. Please try again in {hours} hours.'],
} as const satisfies Record<string, readonly [status: number, english: string]>

export type ErrorCode = keyof typeof errors

type Names<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Exclude<Name, Uppercase<Name>> | Names<Rest>
  : never

/** The parameters of a code's sentence; `never` keys where it has none. Those in capitals come from the rules. */
export type ErrorParams<C extends ErrorCode> = { [K in Names<(typeof errors)[C][1]>]: string | number }

export type ErrorTexts = Record<ErrorCode, string>

/** HTTP status of a code. */
export function statusOf(code: ErrorCode): number {
  return errors[code][0]
}

export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errors, code)
}
