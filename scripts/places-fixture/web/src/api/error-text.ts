export const isRefused = (error: unknown) => error instanceof ApiError
export const ask = () => fetch('/api')
