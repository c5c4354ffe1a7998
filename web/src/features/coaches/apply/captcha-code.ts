import { CAPTCHA_LENGTH, CAPTCHA_LETTERS, captchaFits } from 'contract/coaches/rules'

/** A new code of digits and capital letters; 32 of them, so every byte of chance falls evenly. */
export function newCode(): string {
  const chance = crypto.getRandomValues(new Uint8Array(CAPTCHA_LENGTH))
  return Array.from(chance, (byte) => CAPTCHA_LETTERS[byte % CAPTCHA_LETTERS.length]).join('')
}

/** Whether the code was read right; spaces between what was heard letter by letter do not count. */
export function readRight(code: string, typed: string): boolean {
  return captchaFits(code, typed.replace(/\s+/g, ''))
}

/** Whether this browser can speak. */
export function canSpeak(): boolean {
  return typeof speechSynthesis !== 'undefined' && typeof SpeechSynthesisUtterance !== 'undefined'
}

/** Reads a code out letter by letter: in the page's language where the browser has a voice for it, else in English. */
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
