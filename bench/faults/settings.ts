/** Settings that allow one machine to send requests without limits. */
export const faultSettings = {
  RATE_LIMITS: 'off',
  DEMO_DATA: 'false',
  VERIFICATION_COST: '1',
  PAYMENTS: 'sandbox',
  ALLOW_UNSAFE: 'true',
}
