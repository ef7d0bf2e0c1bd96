import type pg from 'pg';
import { openListener } from './listener.ts';
import { openPool } from './pool.ts';

/** The database for a library that brings its own statements and wants to be told what is called out. */
export interface Statements {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  listen(
    channel: string,
    heard: (payload: string) => void,
    missed: () => void,
  ): Promise<{ close(): Promise<void> }>;
  close(): Promise<void>;
}

export interface StatementsOptions {
  readonly size: number;
  readonly onLost: (error: unknown) => void;
}

/** Both connections are the same identity's; the direct one is for listening, which no pooler passes on. */
export function openStatements(
  { pooled, direct }: { readonly pooled: pg.PoolConfig; readonly direct: pg.ClientConfig },
  { size, onLost }: StatementsOptions,
): Statements {
  const pool = openPool(pooled, size, onLost);
  return {
    executeSql: (text, values) => pool.query(text, values),
    async listen(channel, heard, missed) {
      const listener = openListener(direct, { channels: [channel], onLost });
      listener.channels[channel]?.subscribe({ heard, missed });
      return { close: () => listener.close() };
    },
    close: () => pool.end(),
  };
}
