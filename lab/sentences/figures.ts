import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Drawing } from '@relievo/graphic/model';
import { getProfile } from '@relievo/graphic/profiles';
import { ALL_STARTER_DRAWINGS } from '../../apps/server/features/starter/drawings-data.ts';
import { importSource } from '../../packages/convert/src/formats/import-source.ts';
import { translator } from '../../packages/convert/src/outputs/testing/translator.ts';
import { type FigureFacts, STARTER_FIGURES } from './figure-facts.ts';

export interface KnownFigure {
  readonly name: string;
  readonly drawing: Drawing;
  readonly facts: FigureFacts;
}

export function listStarterFigures(): readonly KnownFigure[] {
  return STARTER_FIGURES.map((facts) => {
    const starter = ALL_STARTER_DRAWINGS.get(facts.name);
    if (!starter) throw new Error(`There is no starter drawing ${facts.name}.`);
    return { name: facts.name, drawing: starter.make().drawing, facts };
  });
}

interface StrangersTruth {
  readonly name: string;
  readonly form: string;
  readonly words: readonly string[];
  readonly labels: readonly {
    readonly text: string;
    readonly of: string;
    readonly at: readonly [number, number];
  }[];
}

/** Labels of lines and corners lie beside what they name, and say nothing of where it is. */
const PLACED_FORMS = ['food-chain', 'flow', 'floor-plan', 'circuit', 'map', 'water-cycle'];
/** Shares of the picture by which one thing is clearly further than another. */
const CLEARLY = 0.2;

/** Reads strangers' figures as the converter does; their facts come from the places that their program wrote down. */
export async function readStrangersFigures(folder: string): Promise<readonly KnownFigure[]> {
  const figures: KnownFigure[] = [];
  for (const file of globSync('figures/*.json', { cwd: folder }).toSorted()) {
    const truth = JSON.parse(readFileSync(join(folder, file), 'utf8')) as StrangersTruth;
    if (!PLACED_FORMS.includes(truth.form) || truth.labels.length < 2) continue;
    const bytes = new Uint8Array(readFileSync(join(folder, file.replace('.json', '.svg'))));
    const read = await importSource(
      { name: `${truth.name}.svg`, bytes },
      { profile: getProfile('swell-a4'), translate: translator.translate },
    );
    if (!read.ok) continue;
    figures.push({ name: truth.name, drawing: read.value.source.drawing, facts: factsOf(truth) });
  }
  return figures;
}

function factsOf({ name, form, words, labels }: StrangersTruth): FigureFacts {
  const named = labels.filter(
    ({ text, of }) =>
      text.length > 2 && of !== 'arrow' && labels.filter((one) => one.text === text).length === 1,
  );
  const pairs = named.flatMap((one) =>
    named.filter((other) => other !== one).map((other) => [one, other] as const),
  );
  const further = (axis: 0 | 1) =>
    pairs
      .filter(([one, other]) => other.at[axis] - one.at[axis] > CLEARLY)
      .map(([one, other]) => [one.text, other.text] as const);
  const isChain = form === 'food-chain' || form === 'flow';
  return {
    name,
    title: '',
    counts: {},
    above: further(1),
    left: further(0),
    inside: [],
    larger: [],
    arrows: isChain ? named.slice(1).map((other, at) => [named[at]?.text ?? '', other.text] as const) : [],
    words: words.filter((word) => /^\p{L}{3,}$/u.test(word)),
  };
}
