import { findProfile, getProfile, type Profile } from '@relievo/graphic/profiles';
import { generateTable } from '../../packages/convert/src/formats/testing/tables/generate.ts';
import { judgeTable, type Verdict } from '../../packages/convert/src/formats/testing/tables/judge.ts';
import { judgeOutputs } from '../../packages/convert/src/formats/testing/tables/judge-outputs.ts';

// Tables that nobody has seen, through to their sheets, and those of A4 through every output:
// `npm run lab -- tables [COUNT] [FIRST] [PROFILE]`.

const count = Number(process.argv[2] ?? 200);
const first = Number(process.argv[3] ?? 1);
const chosen = process.argv[4];
const profiles: readonly Profile[] = chosen
  ? [findProfile(chosen) ?? getProfile('swell-a4')]
  : (['swell-a4', 'swell-letter', 'monarch', 'dotpad'] as const).map(getProfile);
/** Refusals of a hundred that are reached at most. */
const REACH: Readonly<Record<string, number>> = { 'swell-a4': 2, 'swell-letter': 2, monarch: 5, dotpad: 10 };
/** Labels that have no room for print, each named by a report: one in a thousand at most. */
const MOST_UNPRINTED = 1 / 1000;

let wrong = 0;
for (const profile of profiles) {
  const verdicts: Verdict[] = [];
  const begin = performance.now();
  for (let seed = first; seed < first + count; seed += 1)
    verdicts.push(await judgeTable(generateTable(seed), profile));
  const seconds = (performance.now() - begin) / 1000;
  let withFaults = 0;
  if (profile.id === 'swell-a4')
    for (const verdict of verdicts) {
      const outputs = await judgeOutputs(verdict, profile);
      if (outputs.length > 0) withFaults += 1;
      if (outputs.length > 0) console.log(`${verdict.table.name} OUTPUTS: ${outputs.slice(0, 4).join('; ')}`);
    }
  for (const { table, refused, lost, misread, close, unprinted, notLarge, silent } of verdicts) {
    if (refused) console.log(`${profile.id} ${table.name} REFUSED: ${refused}`);
    if (lost.length > 0) console.log(`${profile.id} ${table.name} LOST: ${lost.join(', ')}`);
    if (misread.length > 0)
      console.log(`${profile.id} ${table.name} MISREAD: ${misread.slice(0, 4).join('; ')}`);
    if (unprinted.length > 0)
      console.log(`${profile.id} ${table.name} NO PRINT: ${unprinted.slice(0, 3).join('; ')}`);
    if (notLarge.length > 0)
      console.log(`${profile.id} ${table.name} NO LARGE PRINT: ${notLarge.slice(0, 3).join('; ')}`);
    if (silent.length > 0)
      console.log(`${profile.id} ${table.name} NOT TOLD: ${silent.slice(0, 3).join('; ')}`);
    if (close.length > 0) console.log(`${profile.id} ${table.name} CLOSE: ${close.slice(0, 3).join('; ')}`);
  }
  const share = (fits: (verdict: Verdict) => boolean): number =>
    Math.round((1000 * verdicts.filter(fits).length) / verdicts.length) / 10;
  const refused = share((verdict) => verdict.refused !== null);
  if (profile.id === 'swell-a4')
    console.log(
      `every output of ${count} tables: ${withFaults} tables with one that is not made or names no column`,
    );
  if (withFaults > 0) wrong += 1;
  const faults = share(
    ({ lost, misread, close, silent }) => lost.length + misread.length + close.length + silent.length > 0,
  );
  if (refused > (REACH[profile.id] ?? 100) || faults > 0) wrong += 1;
  const sum = (of: (verdict: Verdict) => number): number => verdicts.reduce((all, one) => all + of(one), 0);
  const unprinted = sum((verdict) => verdict.unprinted.length + verdict.notLarge.length);
  if (unprinted > MOST_UNPRINTED * sum(({ labels }) => labels)) wrong += 1;
  if (profile.medium === 'swell')
    console.log(
      `${profile.id}: of ${sum(({ labels }) => labels)} labels ${sum(({ unprinted }) => unprinted.length)} have no room for print beside braille, ${sum(({ notLarge }) => notLarge.length)} none for large print; ${sum(({ silent }) => silent.length)} of these are not named by a report`,
    );
  console.log(
    `${profile.id}: ${count} tables, ${refused} % refused, ${share(({ lost }) => lost.length > 0)} % lose a column, ` +
      `${share(({ misread }) => misread.length > 0)} % with a label read otherwise, ${share(({ close }) => close.length > 0)} % with labels too close, ` +
      `${share(({ sheets }) => sheets > 1)} % on several sheets; ${seconds.toFixed(0)} s`,
  );
}
process.exitCode = wrong === 0 ? 0 : 1;
