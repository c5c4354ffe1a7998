// Preloaded into the server: shifts its clock by the offset of the last message. Timers and the database keep the true
// time, as on a machine with a reset clock.
const TrueDate = Date
let offset = 0

class ShiftedDate extends TrueDate {
  constructor(...args) {
    if (args.length === 0) super(TrueDate.now() + offset)
    else super(...args)
  }

  static now() {
    return TrueDate.now() + offset
  }
}
globalThis.Date = ShiftedDate

process.on('message', (message) => {
  if (typeof message?.clock !== 'number') return
  offset = message.clock
  process.send({ clock: offset })
})
// The message channel must not keep the process alive.
process.channel?.unref()
