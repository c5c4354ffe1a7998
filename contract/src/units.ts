/** Durations in milliseconds. */
export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Sizes in bytes. */
export const KB = 1024
export const MB = 1024 * KB

export const API_TIMEOUT = 10 * SECOND
export const QUERY_RETRIES = 2
export const QUERY_RETRY_DELAY = 1 * SECOND
