/** Builds the scripts of threads below `folder`. */
export function buildWorkers(folder: string): Promise<unknown>
