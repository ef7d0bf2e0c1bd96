import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFilm } from '../apps/server/features/starter/film/film-drawing.ts';

/** `node scripts/starter-film.ts`: paints the film of the starter library anew, after its drawings or words changed. */
const folder = join(import.meta.dirname, '../apps/server/features/starter/film/kept');
mkdirSync(folder, { recursive: true });
const file = join(folder, 'sine.webm');
writeFileSync(file, await makeFilm());
process.stdout.write(`${file}\n`);
