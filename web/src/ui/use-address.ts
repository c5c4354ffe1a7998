import { useEffect, useState } from 'react'

/** Returns an address of bytes that is valid while they are shown. */
export function useAddress(bytes: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!bytes) return
    const made = URL.createObjectURL(bytes)
    setAddress(made)
    return () => {
      setAddress(undefined)
      URL.revokeObjectURL(made)
    }
  }, [bytes])
  return address
}
