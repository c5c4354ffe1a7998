const en = {
  notice: {
    title: 'On this device',
    text: 'How this device tells you of a new message while the coach area is open.',
    sound: 'Play a sound',
    desktop: 'Show a notice on the desktop',
    desktopHint: 'While another window is in front. It doesn’t show what was written.',
    refused: 'Your browser doesn’t allow notices from this site. Allow them in its settings, then try again.',
    unread: { one: '{count} unread message', other: '{count} unread messages' },
  },
} as const
export default en
