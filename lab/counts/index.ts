import { listStarterDrawings, makeDrawings, readStrangers } from './drawings.ts';
import { recountExplorer } from './explorer.ts';
import { recountFindings } from './findings.ts';
import { collectPictures, recountConverter } from './pictures.ts';
import { Tally } from './tally.ts';

/**
 * `npm run lab -- counts [DRAWINGS AT RANDOM] [ICONS] [PICTURES OF EACH KIND]`: a second reader, which shares no
 * counting with the product, recounts the numbers that it says in words: in the drawings of the starter library, in
 * drawings at random and in those of strangers. A sentence with a number that nobody recounts is a fault as well.
 */
const RANDOM = Number(process.argv[2] ?? 60);
const ICONS = Number(process.argv[3] ?? 40);
const PICTURES = Number(process.argv[4] ?? 6);

const tally = new Tally();
const drawings = [...listStarterDrawings(), ...makeDrawings(RANDOM), ...(await readStrangers(ICONS))];
for (const one of drawings) {
  recountFindings(tally, one);
  recountExplorer(tally, one);
}
const pictures = await collectPictures(PICTURES);
for (const [at, picture] of pictures.entries()) await recountConverter(tally, picture, at);

console.log(tally.listRows().join('\n'));
console.log(tally.faults.join('\n'));
console.log(
  `${drawings.length} drawings: ${tally.numbers} numbers recounted, ${tally.faults.length} sentences with a fault.`,
);
process.exitCode = tally.faults.length === 0 ? 0 : 1;
