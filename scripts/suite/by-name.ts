import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Runs folder/NAME.ts or folder/NAME/index.ts with the words after the name; without a name lists what there is. */
export async function runByName(folder: string): Promise<void> {
  const [name, ...words] = process.argv.slice(2);
  const names = listNames(folder);
  const script =
    name && [join(folder, `${name}.ts`), join(folder, name, 'index.ts')].find((path) => existsSync(path));
  if (script && names.includes(name)) {
    process.argv = [process.argv[0] ?? '', script, ...words];
    await import(pathToFileURL(script).href);
    return;
  }
  const what = basename(folder);
  if (name !== undefined) console.error(`There is no ${what} named ${name}.`);
  console.log(names.length > 0 ? names.join('\n') : `There is no ${what} yet.`);
  if (name !== undefined) process.exitCode = 2;
}

/** Files at the top are named by themselves, folders by their index. */
function listNames(folder: string): string[] {
  const files = globSync('*.ts', { cwd: folder }).filter((file) => !/^run\.ts$|\.test\.ts$/.test(file));
  const folders = globSync('*/index.ts', { cwd: folder }).map(dirname);
  return [...files.map((file) => basename(file, '.ts')), ...folders].toSorted();
}
