import { CAPTCHA_LENGTH, CAPTCHA_LETTERS, captchaFits } from 'contract/coaches/rules'

/** Returns a random code. The alphabet has 32 characters, so `byte % 32` is unbiased. */
export function newCode(): string {
  const chance = crypto.getRandomValues(new Uint8Array(CAPTCHA_LENGTH))
  return Array.from(chance, (byte) => CAPTCHA_LETTERS[byte % CAPTCHA_LETTERS.length]).join('')
}

/** Compares the typed code, ignoring spaces between spelled letters. */
export function readRight(code: string, typed: string): boolean {
  return captchaFits(code, typed.replace(/\s+/g, ''))
}

/** Returns true if the browser supports speech synthesis. */
export function canSpeak(): boolean {
  return typeof speechSynthesis !== 'undefined' && typeof SpeechSynthesisUtterance !== 'undefined'
}

/** Speaks a code letter by letter, in the page's language if there is a voice for it, else in English. */
export function speakCode(code: string, locale: string): void {
  const voices = speechSynthesis.getVoices()
  const voice = voices.find(({ lang }) => lang.toLowerCase().startsWith(locale))
  const words = new SpeechSynthesisUtterance([...code].join('. '))
  words.lang = voice?.lang ?? 'en-US'
  words.rate = 0.7
  if (voice) words.voice = voice
  speechSynthesis.cancel()
  speechSynthesis.speak(words)
}
