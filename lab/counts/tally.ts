import type { Recounted } from '../../packages/graphic/src/testing/index.ts';

interface Row {
  sentences: number;
  numbers: number;
  differ: number;
  notUnderstood: number;
}

/** Keeps what was recounted, kind by kind, with every fault in words. */
export class Tally {
  readonly faults: string[] = [];
  readonly #rows = new Map<string, Row>();

  add(where: string, { kind, sentence, told, right, differ }: Recounted): void {
    const row = this.#rows.get(kind) ?? { sentences: 0, numbers: 0, differ: 0, notUnderstood: 0 };
    this.#rows.set(kind, row);
    row.sentences += 1;
    row.numbers += told.length;
    if (!right) row.notUnderstood += 1;
    else row.differ += differ;
    if (!right) this.faults.push(`${where}: NOT UNDERSTOOD “${sentence}”`);
    else if (differ > 0)
      this.faults.push(
        `${where}: “${sentence}” has to be ${right.map(({ any }) => tellValues(any)).join(', ')}`,
      );
  }

  listRows(): readonly string[] {
    return [...this.#rows]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(
        ([kind, { sentences, numbers, differ, notUnderstood }]) =>
          `${kind.padEnd(28)} ${tell(sentences)} sentences ${tell(numbers)} numbers ${tell(differ)} differ${notUnderstood > 0 ? ` ${notUnderstood} NOT UNDERSTOOD` : ''}`,
      );
  }

  get numbers(): number {
    return [...this.#rows.values()].reduce((sum, { numbers }) => sum + numbers, 0);
  }
}

function tell(count: number): string {
  return String(count).padStart(6);
}

function tellValues(values: readonly number[]): string {
  const [first, ...others] = [...new Set(values.map((value) => value.toFixed(2)))];
  return others.length === 0 ? (first ?? 'nothing') : `one of ${[first, ...others.slice(0, 5)].join(' ')}`;
}
