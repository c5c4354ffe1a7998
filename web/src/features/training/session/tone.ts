import { readStored, writeStored } from '../../../api/storage'

const SOUND_KEY = 'restSound'
const TONES_HZ = [880, 1175] as const
const TONE_S = 0.16
const GAP_S = 0.06
const VOLUME = 0.25

let context: AudioContext | undefined

export const isSoundOn = (): boolean => readStored(SOUND_KEY) !== 'off'
export const setSound = (isOn: boolean): void => writeStored(SOUND_KEY, isOn ? null : 'off')

/** Unlocks sound, for which browsers require a press; music of other apps continues. */
export function unlockSound(): void {
  if (!isSoundOn() || typeof AudioContext === 'undefined') return
  try {
    const session = (navigator as { audioSession?: { type: string } }).audioSession
    if (session) session.type = 'ambient'
    context ??= new AudioContext()
    if (context.state === 'suspended') void context.resume().catch(() => undefined)
  } catch {
    // Without sound the end of a rest is seen and felt.
  }
}

/** Plays two short tones, unless the browser or the person has sound off. */
export function playTone(): void {
  if (!isSoundOn() || context?.state !== 'running') return
  let at = context.currentTime
  for (const hertz of TONES_HZ) {
    const oscillator = context.createOscillator()
    const gain = context.createGain()
    oscillator.frequency.value = hertz
    gain.gain.setValueAtTime(0, at)
    gain.gain.linearRampToValueAtTime(VOLUME, at + 0.01)
    gain.gain.linearRampToValueAtTime(0, at + TONE_S)
    oscillator.connect(gain).connect(context.destination)
    oscillator.start(at)
    oscillator.stop(at + TONE_S)
    at += TONE_S + GAP_S
  }
}
