import { totalmem } from 'node:os';

const MB = 1024 * 1024;
const LEAST = 128;
const MOST = 2048;

/**
 * How much PostgreSQL keeps of its tables. Its manual advises a quarter of a machine's memory where nothing else runs
 * on it (postgresql.org/docs/current/runtime-config-resource.html); ours has company: server, worker, and whatever
 * else the machine is for. It is taken only as far as there are tables to keep.
 */
export function sharedBuffers(machine: number = memoryHere()): string {
  const eighth = Math.floor(machine / 8 / MB);
  return `${Math.min(MOST, Math.max(LEAST, eighth))}MB`;
}

/** A container may have less than its machine; where it may have all, the limit is zero or beyond all measure. */
function memoryHere(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}
