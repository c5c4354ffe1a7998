// Loaded into the server before everything else: its clock stands as far from the machine's as the last message said.
// Timers and the database keep the true time, as on a machine whose clock was set anew.
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
// Listening to messages is no reason to stay.
process.channel?.unref()
