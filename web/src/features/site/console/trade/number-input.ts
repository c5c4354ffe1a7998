/** Attributes of a field for an amount, a rate or a number of days. */
export const numberInput = {
  inputMode: 'decimal',
  dir: 'ltr',
  className: 'rtl:text-end',
  autoComplete: 'off',
} as const
