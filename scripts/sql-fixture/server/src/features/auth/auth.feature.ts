export const auth = feature({
  owns: [
    'accounts',
    'sessions',
    'invented', // wrong
  ],
})
