import { checkDescription, type Judge } from '@relievo/graphic/claims';
import { createDice, type Dice } from './dice.ts';

export interface Subject<Facts> {
  readonly name: string;
  readonly facts: Facts;
  readonly judge: Judge<unknown>;
}

interface Wording<Facts> {
  readonly kind: string;
  readonly write: (facts: Facts, dice: Dice, isTrue: boolean) => string | null;
}

export interface Row {
  kind: string;
  planted: number;
  caught: number;
  right: number;
  refused: number;
  confirmed: number;
}

export interface Measured {
  readonly rows: readonly Row[];
  /** False sentences that were not caught, and true ones that were refused. */
  readonly faults: readonly string[];
}

const MAX_TRIES = 100;

/** Plants this many false sentences and as many true ones, one wording after another, about subjects at random. */
export function measureSentences<Facts>(
  subjects: readonly Subject<Facts>[],
  wordings: readonly Wording<Facts>[],
  count: number,
  seed: number,
): Measured {
  const dice = createDice(seed);
  const rows = new Map<string, Row>();
  const faults: string[] = [];
  for (const isTrue of [true, false]) {
    let written = 0;
    for (let tries = 0; written < count && tries < count * MAX_TRIES; tries += 1) {
      const wording = wordings[tries % wordings.length];
      if (!wording) break;
      const subject = dice.pick(subjects);
      const sentence = wording.write(subject.facts, dice, isTrue);
      if (sentence === null) continue;
      written += 1;
      const outcome = checkDescription(sentence, [subject.judge])[0]?.outcome ?? 'unknown';
      const row = rows.get(wording.kind) ?? {
        kind: wording.kind,
        planted: 0,
        caught: 0,
        right: 0,
        refused: 0,
        confirmed: 0,
      };
      rows.set(wording.kind, row);
      if (isTrue) {
        row.right += 1;
        if (outcome === 'false') row.refused += 1;
        if (outcome === 'true') row.confirmed += 1;
      } else {
        row.planted += 1;
        if (outcome === 'false') row.caught += 1;
      }
      if (isTrue ? outcome === 'false' : outcome !== 'false')
        faults.push(`${subject.name}: ${isTrue ? 'refused' : `not caught (${outcome})`}: ${sentence}`);
    }
  }
  return { rows: [...rows.values()], faults };
}

export function addRows(rows: readonly Row[]): Row {
  const sum = (key: Exclude<keyof Row, 'kind'>) => rows.reduce((total, row) => total + row[key], 0);
  return {
    kind: 'all',
    planted: sum('planted'),
    caught: sum('caught'),
    right: sum('right'),
    refused: sum('refused'),
    confirmed: sum('confirmed'),
  };
}
