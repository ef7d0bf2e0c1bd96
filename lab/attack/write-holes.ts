import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Opens a file for all holes of a run, attack by attack, because the table has room for the first ones only. */
export function openHolesFile(seed: number) {
  const path = join(import.meta.dirname, `../../.cache/attack/holes-${seed}.txt`);
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { force: true });
  const written = new Set<string>();
  return {
    path,
    /** Writes new holes as they are found, so that a run that is cut off leaves what it found. */
    write(attack: string, holes: readonly string[]): void {
      const fresh = holes.filter((hole) => !written.has(hole));
      for (const hole of fresh) written.add(hole);
      appendFileSync(path, fresh.map((hole) => `${attack}: ${hole.replaceAll('\n', '\\n')}\n`).join(''));
    },
  };
}
