import { tryWalls } from '../detect.ts';

/** Says which walls stand where it runs. */
process.stdout.write(JSON.stringify(await tryWalls()));
process.exit();
