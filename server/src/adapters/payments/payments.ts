import type { IncomingHttpHeaders } from 'node:http'
import type { Locale } from 'contract/locale'
import type { Cents } from 'contract/money'

/** One attempt to pay an order. */
export interface PaymentRequest {
  orderNumber: string
  attempt: number
  amount: Cents
  email: string
  locale: Locale
  /** Addresses after paying and after cancelling. */
  returnUrl: string
  cancelUrl: string
}

/** The provider's own name of an attempt, and where the buyer pays it. */
export interface PaymentSession {
  reference: string
  url: string
}

/** Notification about an attempt; repeats have the same `eventId`. Amount in cents, currency in capitals. */
export interface PaymentNotice {
  eventId: string
  kind: 'paid' | 'failed' | 'expired'
  reference: string
  orderNumber: string
  attempt: number
  amount: Cents
  currency: string
}

/** A provider of online payment. Every driver passes `driver-suite.ts`. */
export interface PaymentProvider {
  name: 'sandbox' | 'stripe'
  /** Opens an attempt; the same attempt asked for again is the same session. Throws when the provider cannot be reached. */
  begin(request: PaymentRequest): Promise<PaymentSession>
  /**
   * Reads a notification from its exact bytes. Throws `payments.signature_invalid` for a bad, old or missing signature and
   * `request.invalid` for signed bytes that are no notification; undefined for an event that tells nothing we act on.
   */
  read(raw: Buffer, headers: IncomingHttpHeaders): PaymentNotice | undefined
  /**
   * Returns the provider's outcome of an attempt as a notification; undefined while open or if the provider keeps none.
   * A paid attempt always gives the same event. Throws if the provider cannot be reached.
   */
  find(reference: string): Promise<PaymentNotice | undefined>
  /** Gives the money of a paid attempt back, once however often it is asked. */
  refund(reference: string, amount: Cents): Promise<void>
  /** Makes an open attempt unpayable; fine when it is over already. */
  close(reference: string): Promise<void>
}

/** Seconds that a signed notification stays valid. */
export const NOTICE_VALID = 300
