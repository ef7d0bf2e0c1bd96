import { spawnSync } from 'node:child_process';

/** What liblouis reads in cells, line by line: its own program, the other way round. */
export function translateBack(lines: readonly string[], table: string): readonly string[] {
  const ran = spawnSync('lou_translate', ['--backward', `unicode.dis,${table}`], {
    input: `${lines.join('\n')}\n`,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  });
  if (ran.status !== 0) throw new Error(`lou_translate: ${ran.stderr || String(ran.error)}`);
  return ran.stdout.split('\n').slice(0, lines.length);
}
