import { useSyncExternalStore } from 'react'

/** What this device does about a new message. */
export interface DeviceNotice {
  sound: boolean
  desktop: boolean
}

const KEY = 'tavan:new-message'
const OFF: DeviceNotice = { sound: false, desktop: false }
const listeners = new Set<() => void>()
let known: { raw: string | null; value: DeviceNotice } = { raw: null, value: OFF }

/** The choice that was made on this device; nothing without one. */
export function deviceNotice(): DeviceNotice {
  const raw = stored()
  if (raw !== known.raw) known = { raw, value: parsed(raw) }
  return known.value
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function parsed(raw: string | null): DeviceNotice {
  try {
    const value = JSON.parse(raw ?? 'null') as Partial<DeviceNotice> | null
    return { sound: value?.sound === true, desktop: value?.desktop === true }
  } catch {
    return OFF
  }
}

export function chooseDeviceNotice(change: Partial<DeviceNotice>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...deviceNotice(), ...change }))
  } catch {
    // A device that keeps nothing has no choice to keep.
  }
  for (const listener of listeners) listener()
}

export function useDeviceNotice(): DeviceNotice {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    deviceNotice,
    () => OFF,
  )
}

/** Whether the browser can show notices at all. */
export const canNotify = () => 'Notification' in globalThis

/** Asks the browser for notices; false where the person or the browser refuses. */
export async function askToNotify(): Promise<boolean> {
  if (!canNotify()) return false
  return (await Notification.requestPermission()) === 'granted'
}

/** Two short tones, made here so that no file has to be loaded. */
export function playSound(): void {
  if (!('AudioContext' in globalThis)) return
  const audio = new AudioContext()
  for (const [at, pitch] of [880, 1175].entries()) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()]
    const start = audio.currentTime + at * 0.14
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0.12, start)
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.25)
    tone.connect(volume).connect(audio.destination)
    tone.start(start)
    tone.stop(start + 0.25)
  }
  setTimeout(() => void audio.close(), 1000)
}

/** A notice of the desktop; it says how many messages wait, never what they say. */
export function showDesktopNotice(title: string): void {
  if (!canNotify() || Notification.permission !== 'granted') return
  try {
    const notice = new Notification(title, { tag: KEY })
    notice.onclick = () => {
      window.focus()
      notice.close()
    }
  } catch {
    // Phones have notices of the service worker alone.
  }
}
