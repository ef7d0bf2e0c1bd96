type Rows = readonly (readonly string[])[];
type Values = Readonly<Record<string, unknown>>;

/** A table within a value may lie this deep: { data: { rows: [...] } }. */
const DEEPEST = 3;
/** A record within a record becomes columns such as “weight.kg”. */
const DEEPEST_RECORD = 3;
const MOST_COLUMNS = 1000;

/** The first list of records, of rows, or of named numbers; null where there is none. The first row names the columns. */
export function findRows(value: unknown, depth = 0): Rows | null {
  if (Array.isArray(value)) return readList(value);
  if (!isRecord(value) || depth > DEEPEST) return null;
  const columns = readColumns(value);
  if (columns) return columns;
  for (const one of Object.values(value)) {
    const found = typeof one === 'object' && one !== null ? findRows(one, depth + 1) : null;
    if (found) return found;
  }
  return readNamed(value);
}

function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isPlain(value: unknown): boolean {
  return value === null || typeof value !== 'object';
}

function writeCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function readList(list: readonly unknown[]): Rows | null {
  if (list.length > 0 && list.every(isRecord)) return readRecords(list);
  if (list.length > 1 && list.every((row) => Array.isArray(row) && row.every(isPlain)))
    return nameRows((list as readonly (readonly unknown[])[]).map((row) => row.map(writeCell)));
  if (list.length > 1 && list.every((one) => typeof one === 'number'))
    return [['Number', 'Value'], ...list.map((one, at) => [String(at + 1), writeCell(one)])];
  return null;
}

/** Rows whose first one is all words name their columns; others get numbers. */
function nameRows(rows: Rows): Rows {
  const [first = []] = rows;
  const isNamed = first.every((cell) => cell !== '' && Number.isNaN(Number(cell)));
  return isNamed ? rows : [first.map((_, at) => `Column ${at + 1}`), ...rows];
}

function readRecords(records: readonly Values[]): Rows | null {
  const flat = records.map((record) => new Map(flatten(record)));
  const names = new Set<string>();
  for (const record of flat) for (const name of record.keys()) if (names.size < MOST_COLUMNS) names.add(name);
  if (names.size === 0) return null;
  return [[...names], ...flat.map((record) => [...names].map((name) => record.get(name) ?? ''))];
}

function flatten(record: Values, before = '', depth = 0): readonly (readonly [string, string])[] {
  return Object.entries(record).flatMap(([name, value]) =>
    isRecord(value) && depth < DEEPEST_RECORD
      ? flatten(value, `${before}${name}.`, depth + 1)
      : [[`${before}${name}`, writeCell(value)] as const],
  );
}

/** { month: [...], rain: [...] }: lists of one length, each a column. */
function readColumns(value: Values): Rows | null {
  const lists = Object.entries(value).filter(
    (entry): entry is [string, unknown[]] =>
      Array.isArray(entry[1]) && entry[1].length > 0 && entry[1].every(isPlain),
  );
  const length = lists[0]?.[1].length ?? 0;
  if (lists.length < 2 || lists.some(([, list]) => list.length !== length)) return null;
  return [
    lists.map(([name]) => name),
    ...Array.from({ length }, (_, at) => lists.map(([, list]) => writeCell(list[at]))),
  ];
}

/** { Monday: 4, Tuesday: 6 }: a number behind each name. */
function readNamed(value: Values): Rows | null {
  const numbers = Object.entries(value).filter(([, one]) => typeof one === 'number');
  return numbers.length > 1
    ? [['Name', 'Value'], ...numbers.map(([name, one]) => [name, writeCell(one)])]
    : null;
}
