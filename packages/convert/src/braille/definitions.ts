/** Characters of one table at a time; more than any text of ours has, fewer than Unicode has. */
const MOST = 20_000;

/** Which characters a table has cells for: each is asked for once. */
export class Definitions {
  readonly #ask: (character: string, table: string) => boolean;
  readonly #tables = new Map<string, Map<string, boolean>>();

  constructor(ask: (character: string, table: string) => boolean) {
    this.#ask = ask;
  }

  has(character: string, table: string): boolean {
    const known = this.#of(table);
    const before = known.get(character);
    if (before !== undefined) return before;
    const defined = this.#ask(character, table);
    if (known.size >= MOST) known.clear();
    known.set(character, defined);
    return defined;
  }

  hasAll(text: string, table: string): boolean {
    for (const character of new Set(text)) if (!this.has(character, table)) return false;
    return true;
  }

  #of(table: string): Map<string, boolean> {
    const there = this.#tables.get(table);
    if (there) return there;
    const fresh = new Map<string, boolean>();
    this.#tables.set(table, fresh);
    return fresh;
  }
}
