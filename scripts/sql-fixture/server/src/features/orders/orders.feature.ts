export const orders = feature({ owns: ['orders'] })
