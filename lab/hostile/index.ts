import { buildPrograms } from '../../scripts/build-programs.ts';
import { startCanary } from './canary.ts';
import { openFiles } from './children.ts';
import { meetTroubles } from './troubles.ts';

/**
 * `npm run lab -- hostile`: files that shall do harm, in the child that opens files for everybody, joined as it runs; then the product as
 * it runs, with drawings that carry scripts in a browser, a full disk, no storage, no mail, a database that restarts, a
 * quota that is reached and two tabs that send one file. A word after the name chooses files; `troubles` leaves them out.
 */
const asked = process.argv[2];
await buildPrograms();
const canary = await startCanary();
let wrong = asked === 'troubles' ? 0 : await openFiles(canary.address, asked);
if (asked === undefined || asked === 'troubles') wrong += await meetTroubles(canary);
await canary.stop();
console.log(`${wrong} answered otherwise, ${canary.calls().length} calls at the canary.`);
process.exitCode = wrong > 0 || canary.calls().length > 0 ? 1 : 0;
