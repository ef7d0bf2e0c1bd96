import { copyFileSync, existsSync, globSync, mkdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const TEMPLATE = '.txt';

/** Puts the files of an addition where they belong: they are kept as texts, because here they would lead nowhere. */
export function copyTemplates(from: string, folder: string): void {
  for (const path of globSync('**/*', { cwd: from, withFileTypes: true })) {
    if (!path.isFile()) continue;
    const file = join(path.parentPath, path.name);
    const target = join(folder, relative(from, file).slice(0, -TEMPLATE.length));
    if (!file.endsWith(TEMPLATE)) throw new Error(`${file} does not end in ${TEMPLATE}.`);
    if (existsSync(target)) throw new Error(`${target} is there already.`);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(file, target);
  }
}
