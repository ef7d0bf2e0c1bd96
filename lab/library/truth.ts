import type pg from 'pg';
import { ALL, FILTERED, KEYS, WANTED_CATEGORY, WANTED_LEVELS } from './cases.ts';
import { TWO_LETTERS } from './rows.ts';

/** No answer may be older than this; the server says one second. */
export const STALENESS_MS = 2000;

interface Changing {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly difficulty_level: string;
}

interface Write {
  readonly began: number;
  /** Endless while it is on its way: its answer may come later than that of who read it. */
  ended: number;
  readonly row: Changing;
  /** Plus one where the row came into the lists, minus one where it left them. */
  readonly change: number;
}

export interface Truth {
  /** Whether this was the total at some moment not longer ago than the staleness when the answer was given. */
  wasTrue(key: string, total: number, sentAt: number, receivedAt: number, member: boolean): boolean;
  /** Whether there are more than this; no question is near to it, so that the moment does not matter. */
  isMoreThan(key: string, least: number, member: boolean): boolean;
  /** Begins to change totals once a second; the result ends that. */
  change(): () => Promise<void>;
  /** The totals that count(*) gives now and that differ from what was kept of them; there should be none. */
  mistakes(): Promise<string[]>;
}

const PUBLIC = `status = 'approved' and visibility = 'public'`;

/** Knows every total at every moment: counted once by plain SQL, and then changed with every write. */
export async function openTruth(client: pg.Client, organization: string): Promise<Truth> {
  const totals = await count(client, PUBLIC);
  const shelf = await count(
    client,
    `status = 'approved' and visibility = 'organization' and organization_id = '${organization}'`,
  );
  const { rows: pool } = await client.query<Changing>(
    `select id, title, description, category, difficulty_level from resources where ${PUBLIC}
     order by category = $1 desc, id desc limit 400`,
    [WANTED_CATEGORY],
  );
  const writes: Write[] = [];
  const hidden = new Set<string>();
  const write = async () => {
    const row = pool[(writes.length * 7) % pool.length];
    if (!row) return;
    const comes = hidden.has(row.id);
    if (comes) hidden.delete(row.id);
    else hidden.add(row.id);
    const change = comes ? 1 : -1;
    const made: Write = { began: performance.now(), ended: Number.POSITIVE_INFINITY, row, change };
    writes.push(made);
    for (const key of KEYS) if (doesHold(row, key)) totals.set(key, (totals.get(key) ?? 0) + change);
    const status = comes ? 'approved' : 'rejected';
    await client.query('update resources set status = $2 where id = $1', [row.id, status]);
    made.ended = performance.now();
  };
  return {
    wasTrue(key, total, sentAt, receivedAt, member) {
      let value = (totals.get(key) ?? 0) + (member ? (shelf.get(key) ?? 0) : 0);
      let until = Number.POSITIVE_INFINITY;
      for (const { began, ended, row, change } of writes.toReversed()) {
        // This value held from the begin of this write to the end of the next one.
        if (value === total && began <= receivedAt && until >= sentAt - STALENESS_MS) return true;
        if (ended < sentAt - STALENESS_MS) return false;
        until = ended;
        if (doesHold(row, key)) value -= change;
      }
      return value === total && until >= sentAt - STALENESS_MS;
    },
    isMoreThan(key, least, member) {
      return (totals.get(key) ?? 0) + (member ? (shelf.get(key) ?? 0) : 0) > least;
    },
    change() {
      let stopped = false;
      const changing = (async () => {
        for (;;) {
          const next = performance.now() + 1000;
          if (stopped) return;
          await write();
          while (!stopped && performance.now() < next)
            await new Promise((resolve) => setTimeout(resolve, 50));
        }
      })();
      changing.catch(() => undefined);
      return () => {
        stopped = true;
        return changing;
      };
    },
    async mistakes() {
      const now = await count(client, PUBLIC);
      return KEYS.filter((key) => (now.get(key) ?? 0) !== (totals.get(key) ?? 0));
    },
  };
}

function doesHold(row: Changing, key: string): boolean {
  if (key === ALL) return true;
  if (key === FILTERED)
    return row.category === WANTED_CATEGORY && WANTED_LEVELS.includes(row.difficulty_level);
  return row.title.includes(key) || row.description.includes(key);
}

/** Words stand between spaces and none inside another, so that one look at the rows counts them all. */
async function count(client: pg.Client, where: string): Promise<Map<string, number>> {
  const totals = new Map<string, number>();
  const put = (rows: readonly { key: string; total: number }[]) => {
    for (const { key, total } of rows) totals.set(key, total);
  };
  const letters = TWO_LETTERS.map(
    (_, place) => `count(*) filter (where title like $${place + 3} or description like $${place + 3})::int`,
  );
  const { rows } = await client.query<{ all: number; filtered: number; letters: number[] }>(
    `select count(*)::int as all, count(*) filter (where category = $1 and difficulty_level = any ($2))::int as filtered,
       array[${letters.join()}] as letters
     from resources where ${where}`,
    [WANTED_CATEGORY, WANTED_LEVELS, ...TWO_LETTERS.map((two) => `%${two}%`)],
  );
  const [first] = rows;
  put([
    { key: ALL, total: first?.all ?? 0 },
    { key: FILTERED, total: first?.filtered ?? 0 },
    ...TWO_LETTERS.map((key, place) => ({ key, total: first?.letters[place] ?? 0 })),
  ]);
  const words = await client.query<{ key: string; total: number }>(
    `select word as key, count(distinct id)::int as total
     from resources, string_to_table(title || ' ' || description, ' ') as word
     where ${where} and word = any ($1) group by word`,
    [KEYS],
  );
  put(words.rows);
  return totals;
}
