import { totalmem } from 'node:os';

const MB = 1024 * 1024;
const LEAST = 128;
const MOST = 2048;

/**
 * How much PostgreSQL keeps of its tables, and what one step of a query may hold before it writes to disk. Its manual
 * advises a quarter of a machine's memory where nothing else runs on it
 * (postgresql.org/docs/current/runtime-config-resource.html); ours has company: server, worker, and whatever else the
 * machine is for. Memory is taken only as far as there is something to keep.
 */
export function memorySettings(machine: number = memoryHere()): {
  readonly shared_buffers: string;
  readonly work_mem: string;
} {
  const kept = Math.min(MOST, Math.max(LEAST, Math.floor(machine / 8 / MB)));
  // A common word is found in two of five resources, and a few searches run at a time: at most a fifth of what is kept.
  return { shared_buffers: `${kept}MB`, work_mem: `${Math.floor(kept / 32)}MB` };
}

/** A container may have less than its machine; where it may have all, the limit is zero or beyond all measure. */
function memoryHere(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}
