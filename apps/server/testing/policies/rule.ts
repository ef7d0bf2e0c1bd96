import type { Person } from './world.ts';

/** Who runs a statement: a person through the application, or one of the other identities. */
export type Who = Person | 'guest' | 'owner' | 'auth' | 'system';

/**
 * One statement, who may run it and who may not. Refused means: no right to it, or no row that it reaches. Every
 * table and verb has at least one of each, and every policy has a statement that needs it.
 */
export interface Rule {
  readonly sql: string;
  readonly verb: string;
  readonly allowed: readonly Who[];
  readonly refused: readonly Who[];
}

export type RulesOfTable = Readonly<Record<string, readonly Rule[]>>;

export function rule(sql: string, allowed: readonly Who[], refused: readonly Who[]): Rule {
  return { sql, verb: sql.slice(0, sql.indexOf(' ')), allowed, refused };
}
