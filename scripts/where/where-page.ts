import { type Folders, findFolders } from './folders.ts';
import { readApiParts } from './operations.ts';
import { featureOf, listOwnFiles, readScreens } from './screens.ts';
import { listReached, openSource } from './source.ts';
import { readShownWords } from './words.ts';

const HEAD = `# Where things are

A program writes this page: \`npx node scripts/where/where.ts\`. \`npm run check -- where\` fails when it is out of date.

Search it for a word that you see on a screen. Its row leads to the folders: those of the web app, with the screen's own
folder first; those of the contracts and of the server for the operations that the screen calls; and the packages that
they import. The parts of each screen that every other one has too, such as the menu and the session, are in
\`apps/web/app\`, \`apps/web/ui\` and \`apps/web/lib\`.

Any other text of a screen is in \`apps/web/locales/en/messages.po\`, where the line above it names its file.

## Screens

A name in italics is that of the file, because the title of the page is that of its content.
`;
const COLUMNS = ['web', 'contracts', 'server', 'packages'] as const;
const ROOTS: Readonly<Record<(typeof COLUMNS)[number], RegExp>> = {
  web: /^apps\/web\/(?:features\/)?/u,
  contracts: /^packages\/contracts\/src\//u,
  server: /^apps\/server\/features\//u,
  packages: /^packages\/|\/src\b/gu,
};

/** Writes the page that leads from a word on a screen to its folders. */
export function writeWherePage(root: string): string {
  const source = openSource(root);
  const parts = readApiParts(source);
  const screens = readScreens(source);
  const ofScreens = screens.flatMap((screen) => {
    const home = featureOf(screen.file) ? folderOf(screen.file) : screen.file;
    const folders = findFolders(source, home, listOwnFiles(source, screen), parts);
    return screen.names.map((name) => ({ cells: [name, `\`${screen.path}\``], folders }));
  });
  const names = new Set(screens.flatMap((screen) => screen.names));
  const ofWords = readShownWords(source)
    .filter(({ name }) => !names.has(name))
    .flatMap(({ name, files }) =>
      files.map((file) => {
        const feature = featureOf(file) || 'apps/web/app/';
        const own = listReached(source, [file], (path) => path.startsWith(feature));
        return { cells: [name], folders: findFolders(source, folderOf(file), own, parts) };
      }),
    );
  return [
    HEAD,
    ...writeTable(['On the screen', 'Address'], ofScreens),
    '\n## Tabs, sections and dialogs\n',
    ...writeTable(['On the screen'], ofWords),
    '',
  ].join('\n');
}

interface Row {
  readonly cells: readonly string[];
  readonly folders: Folders;
}

function writeTable(titles: readonly string[], rows: readonly Row[]): string[] {
  const heads = [...titles, 'Web', 'Contracts', 'Server', 'Packages'];
  const lines = rows.map(({ cells, folders }) =>
    writeLine([...cells, ...COLUMNS.map((column) => writeLinks(folders[column], ROOTS[column]))]),
  );
  return [writeLine(heads), writeLine(heads.map(() => '---')), ...[...new Set(lines)].toSorted(compareWords)];
}

/** Orders lines by their words, whatever their case, and names in italics among the others. */
function compareWords(a: string, b: string): number {
  return a.replaceAll('*', '').localeCompare(b.replaceAll('*', ''), 'en');
}

function writeLine(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function writeLinks(folders: readonly string[], root: RegExp): string {
  return folders
    .map((folder) => `[${folder.replaceAll(new RegExp(root, 'gu'), '')}](../${folder})`)
    .join(', ');
}

function folderOf(file: string): string {
  return file.slice(0, file.lastIndexOf('/'));
}
