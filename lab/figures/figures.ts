import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../docs/examples/figures');

/** A figure of a textbook as an author writes it at the keyboard: the whole text of the drawing. */
export interface Figure {
  readonly title: string;
  readonly script: string;
}

/** In the order of docs/examples/drawing-tasks.md. */
export const FIGURES: readonly Figure[] = readdirSync(FOLDER)
  .toSorted()
  .map((file) => {
    const script = readFileSync(join(FOLDER, file), 'utf8').trimEnd();
    return { title: /^drawing "(.*?)"/.exec(script)?.[1] ?? file, script };
  });
