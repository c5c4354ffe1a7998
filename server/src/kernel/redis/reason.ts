/** Returns the text of an error without URLs, which hold the password. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string }
  return `${code ? `${code}: ` : ''}${message ?? error}`
    .replace(/rediss?:\/\/\S*/g, 'REDIS_URL')
    .slice(0, 200)
}
