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

/** Part of a paid attempt's money to give back; the key is ours and makes two requests the same. */
export interface RefundRequest {
  reference: string
  key: string
  amount: Cents
}

/** `reference` is the provider's name of the refund, `failure` its code of why there is none. */
export interface RefundOutcome {
  state: 'pending' | 'sent' | 'failed'
  reference: string | null
  failure?: string
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
  /**
   * Gives money of a paid attempt back, once per key however often it is asked. A refusal is a `failed` outcome; throws
   * when the provider cannot be reached.
   */
  refund(request: RefundRequest): Promise<RefundOutcome>
  /** Returns what became of a refund that was pending. Throws when the provider cannot be reached. */
  findRefund(reference: string): Promise<RefundOutcome>
  /** Makes an open attempt unpayable; fine when it is over already. */
  close(reference: string): Promise<void>
}

/** Seconds that a signed notification stays valid. */
export const NOTICE_VALID = 300
