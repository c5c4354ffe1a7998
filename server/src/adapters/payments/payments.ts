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
  /** `processing`: the buyer is done, and the outcome comes days later. */
  kind: 'paid' | 'processing' | 'failed' | 'expired'
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

/** Refund as the provider knows it, whoever made it. Amount in cents, currency in capitals. */
export interface ProviderRefund extends RefundOutcome {
  reference: string
  /** Our key; undefined for a refund that was made at the provider. */
  key: string | undefined
  amount: Cents
  currency: string
  /** Order and attempt that it belongs to; empty and 0 for a payment that is not ours. */
  orderNumber: string
  attempt: number
}

/** Dispute as the provider knows it. Amount in cents, currency in capitals. */
export interface ProviderDispute {
  reference: string
  state: 'inquiry' | 'open' | 'won' | 'lost'
  amount: Cents
  currency: string
  /** The provider's code of the reason. */
  reason: string
  /** Deadline for evidence, an ISO instant. */
  dueBy: string | null
  /** Order and attempt that it belongs to; empty and 0 for a payment that is not ours. */
  orderNumber: string
  attempt: number
}

/** Notification about a refund or a dispute. It names that alone: the state is read, because notifications overtake each other. */
export interface RecordNotice {
  eventId: string
  kind: 'refund' | 'dispute'
  reference: string
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
  read(raw: Buffer, headers: IncomingHttpHeaders): PaymentNotice | RecordNotice | undefined
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
  /** Returns a refund as it is now; undefined if the provider has none. Throws when the provider cannot be reached. */
  findRefund(reference: string): Promise<ProviderRefund | undefined>
  /** Returns every refund since an instant, also those made at the provider. Throws when it cannot be reached. */
  listRefunds(since: Date): AsyncIterable<ProviderRefund>
  /** The same for disputes. */
  findDispute(reference: string): Promise<ProviderDispute | undefined>
  listDisputes(since: Date): AsyncIterable<ProviderDispute>
  /** Makes an open attempt unpayable; fine when it is over already. */
  close(reference: string): Promise<void>
}

/** Seconds that a signed notification stays valid. */
export const NOTICE_VALID = 300
