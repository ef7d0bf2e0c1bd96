import { getProfile } from '@relievo/graphic/profiles';
import { generateCase, KINDS_OF_CASES } from '../../packages/chart/src/testing/generate-case.ts';
import {
  expectDrawnTrue,
  expectToldTrue,
  type Outcome,
} from '../../packages/chart/src/testing/judge-case.ts';
import { ODD_CASES } from '../../packages/chart/src/testing/odd-cases.ts';

// Charts of every kind, and tables at which something breaks easily, against their source, by what is heard, read, told and measured:
// `npm run lab -- charts [OF EACH KIND] [FIRST]`.

const each = Number(process.argv[2] ?? 12);
const first = Number(process.argv[3] ?? 1);
const PROFILES = (['swell-a4', 'swell-letter', 'monarch', 'dotpad'] as const).map(getProfile);

let wrong = 0;

function attempt<Made>(what: string, make: () => Made): Made | null {
  try {
    return make();
  } catch (error) {
    wrong += 1;
    console.log(`WRONG ${what}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
    return null;
  }
}

const generated = KINDS_OF_CASES.flatMap((kind) =>
  Array.from({ length: each }, (_, index) => generateCase(kind, first + index)),
);
const cases = [...generated, ...ODD_CASES];
for (const one of cases) attempt(`${one.name}, told`, () => expectToldTrue(one));
console.log(
  `${generated.length} tables of ${KINDS_OF_CASES.length} kinds and ${ODD_CASES.length} odd ones: sound, braille line, data table and description compared`,
);
for (const profile of PROFILES) {
  const counted = new Map<Outcome, number>();
  for (const one of cases) {
    const outcome = attempt(`${one.name}, ${profile.id}`, () => expectDrawnTrue(one, profile));
    if (outcome === 'refused') console.log(`${profile.id} ${one.name} REFUSED`);
    if (outcome) counted.set(outcome, (counted.get(outcome) ?? 0) + 1);
  }
  console.log(`${profile.id}: ${[...counted].map(([outcome, count]) => `${count} ${outcome}`).join(', ')}`);
}
console.log(wrong === 0 ? 'Nothing is wrong.' : `${wrong} are wrong.`);
process.exitCode = wrong === 0 ? 0 : 1;
