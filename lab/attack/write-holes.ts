import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Opens a file for all holes of a run, attack by attack, because the table has room for the first ones only. */
export function openHolesFile(seed: number) {
  const path = join(import.meta.dirname, `../../.cache/attack/holes-${seed}.txt`);
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { force: true });
  return {
    path,
    /** Writes after each attack, so that a run that is cut off leaves what it found. */
    write(attack: string, holes: readonly string[]): void {
      appendFileSync(path, holes.map((hole) => `${attack}: ${hole.replaceAll('\n', '\\n')}\n`).join(''));
    },
  };
}
