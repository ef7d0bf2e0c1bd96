import { DEFAULT_SETTINGS } from '@relievo/convert';
import { createOutputs } from '@relievo/convert/outputs';
import type { Translate } from '@relievo/graphic/labels';
import { getProfile } from '@relievo/graphic/profiles';
import { openTools } from '../../apps/cli/tools.ts';
import { judgeChart, makeRealChart, writePictures } from '../shared/real-charts/judge-set.ts';
import { findSets } from '../shared/real-charts/read-set.ts';
import { REAL_CHARTS } from '../shared/real-charts/sets.ts';

/**
 * `npm run lab -- real-charts [FOLDER]`: charts of tables that others have measured, on A4 and Letter, by the rules of
 * the medium. Into the folder goes a picture of each sheet, for somebody to look at.
 */
const found = findSets();
if ('missing' in found) {
  console.error(found.missing);
  process.exit(2);
}
const pictures = process.argv[2];
const tools = openTools();
const outputs = createOutputs(tools, { ...DEFAULT_SETTINGS, pngWidth: 800, labels: 'both' });
function translate(text: string): ReturnType<Translate> {
  const [made] = tools.translator.translate([text], 'ueb-1');
  if (!made) throw new Error(`“${text}” came back without braille.`);
  return { cells: made.cells, engine: made.engine, table: made.table };
}
let wrong = 0;
let without = 0;
for (const paper of (['swell-a4', 'swell-letter'] as const).map(getProfile)) {
  let alone = 0;
  for (const [index, real] of REAL_CHARTS.entries()) {
    const verdict = judgeChart(makeRealChart(found.folder, real), paper, translate);
    const { sheets, changes, findings, refused } = verdict;
    if (findings.length > 0) wrong += 1;
    if (refused) without += 1;
    if (sheets.length === 1) alone += 1;
    const told =
      refused ??
      [`${sheets.length} sheets`, ...changes, ...findings.map((code) => `FOUND ${code}`)].join(', ');
    console.log(`${paper.id} ${real.title} (${real.file}): ${told}`);
    if (pictures) await writePictures(String(index + 1).padStart(2, '0'), verdict, paper, outputs, pictures);
  }
  console.log(`${paper.id}: ${REAL_CHARTS.length} charts, ${alone} on one sheet.`);
}
console.log(
  `${wrong === 0 ? 'The rules find nothing on any sheet' : `On the sheets of ${wrong} the rules find something`}; ${without} have no sheet, and say why.`,
);
// Too full is what a chart may be, twice on each paper; more would be a step back.
process.exitCode = wrong === 0 && without <= 4 ? 0 : 1;
