/** Shared by the test files of a process. */
const shared = globalThis as { isOnOtherServer?: boolean }

/** Says whether statements run on servers of a test's own, where tables have other oids than those of nullable columns. */
export function useOtherServer(isOther: boolean): void {
  shared.isOnOtherServer = isOther
}

export const isOnOtherServer = (): boolean => shared.isOnOtherServer === true
