/**
 * Calls back once when the program that started us (`npm start`) is gone, however it ended: the channel to it closes
 * with it. Does nothing when nobody listens at the other end, as when the server is started by hand.
 */
export function onParentGone(callback: () => void): void {
  // False: it went before we asked. Undefined: there never was one.
  if (process.connected === false) callback()
  if (!process.channel) return
  process.channel.unref() // the channel alone is no reason to stay
  process.once('disconnect', callback)
}
