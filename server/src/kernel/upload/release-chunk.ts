import { MessageChannel } from 'node:worker_threads'

/** Closed port: a buffer transferred to it is freed immediately. */
const { port1: sink } = new MessageChannel()
sink.close()

/**
 * Frees the memory of a received chunk that nothing refers to any more; it is empty afterwards. Without it V8 collects
 * the chunks of a body only once 32 MB (Node 20) to 140 MB (Node 26) of them have piled up. A chunk that shares its
 * memory is left alone.
 */
export function releaseChunk({ buffer, byteLength }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) sink.postMessage(null, [buffer])
}
