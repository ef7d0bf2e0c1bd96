import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { judgeChart } from './judge-chart.ts';
import { judgeScene } from './judge-scene.ts';
import { CHARTS, PDFS, SCENES } from './known.ts';
import { makePdfs } from './make.ts';

/**
 * `npm run lab -- fidelity`: pages and charts of known contents, in PDFs of six producers that are not ours, are read
 * and compared with what is known. `-- fidelity make` has the producers draw them anew; other words choose files.
 */
const asked = process.argv[2];
if (asked === 'make')
  for (const program of await makePdfs())
    console.log(`${program} is not installed: its pages stay as they are.`);

const tally = new Map<string, { files: number; right: number; farthest: number }>();

async function judgeAll(
  names: readonly string[],
  judge: (name: string, file: string) => Promise<{ faults: readonly string[]; millimetres?: number }>,
): Promise<{ files: number; right: number }> {
  let [files, right] = [0, 0];
  for (const name of names)
    for (const file of readdirSync(join(PDFS, name))) {
      if (asked && asked !== 'make' && !`${name}/${file}`.includes(asked)) continue;
      const { faults, millimetres = 0 } = await judge(name, file).catch((error: unknown) => ({
        faults: [String(error)],
        millimetres: 0,
      }));
      files += 1;
      if (faults.length === 0) right += 1;
      const told = tally.get(file) ?? { files: 0, right: 0, farthest: 0 };
      tally.set(file, {
        files: told.files + 1,
        right: told.right + (faults.length === 0 ? 1 : 0),
        farthest: Math.max(told.farthest, faults.length === 0 ? millimetres : 0),
      });
      if (faults.length > 0) console.log(`NO  ${name}/${file}: ${faults.join('; ')}`);
    }
  return { files, right };
}

const scenes = await judgeAll(Object.keys(SCENES), judgeScene);
const charts = await judgeAll(Object.keys(CHARTS), async (name, file) => ({
  faults: await judgeChart(name, file),
}));
for (const [file, { files, right, farthest }] of tally)
  console.log(
    `${file.replace('.pdf', '').padEnd(12)} ${right} of ${files}, at most ${farthest.toFixed(3)} mm off where right`,
  );
console.log(`${scenes.right} of ${scenes.files} pages as they are known; no chart is claimed on them.`);
console.log(`${charts.right} of ${charts.files} charts with their data.`);
process.exitCode = scenes.right + charts.right === scenes.files + charts.files ? 0 : 1;
