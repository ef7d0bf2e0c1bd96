import { runByName } from '../scripts/suite/by-name.ts';

/** `npm run probe -- NAME` runs one of the programs in this folder; without a name it lists them. */
await runByName(import.meta.dirname);
