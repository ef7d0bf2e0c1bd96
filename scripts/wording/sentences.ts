import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

export interface Sentence {
  readonly file: string;
  readonly text: string;
}

/** Where words stand that people read. Codes, paths and statements of SQL in these files hold none of the list's. */
const CATALOGUES = ['apps/web/locales/en/*.po'];
const CODE = [
  'packages/*/src/**/words/*en.ts',
  'packages/*/src/**/*-en.ts',
  'packages/*/src/reports/en.ts',
  'packages/contracts/src/library/resource/reading-words.ts',
  'packages/contracts/src/library/files/offered-outputs.ts',
  'apps/server/features/{accounts,collection-archives,exports,mail,notices,served-pages}/**/*.ts',
];

/** Every sentence of the interface in this folder, with the file that holds it. */
export function collectSentences(root: string): Sentence[] {
  const read = (patterns: string[], take: (path: string, text: string) => string[]) =>
    globSync(patterns, { cwd: root })
      .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
      .toSorted()
      .flatMap((file) => take(file, readFileSync(join(root, file), 'utf8')).map((text) => ({ file, text })));
  return [...read(CATALOGUES, (_, text) => readMessages(text)), ...read(CODE, readStrings)];
}

/** The messages of a catalogue, each folded over as many lines as it likes. */
export function readMessages(po: string): string[] {
  return [...po.matchAll(/^msgid ((?:".*"\n?)+)/gm)]
    .map(([, folded = '']) =>
      folded
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as string)
        .join(''),
    )
    .filter(Boolean);
}

/** What code says: strings that begin with a capital or have several words, and templates without what is filled in. */
export function readStrings(path: string, text: string): string[] {
  const said: string[] = [];
  new Visitor({
    Literal(node) {
      if (typeof node.value === 'string') said.push(node.value);
    },
    TemplateLiteral(node) {
      said.push(node.quasis.map(({ value }) => value.cooked ?? value.raw).join('…'));
    },
  }).visit(parseSync(path, text).program);
  return said.filter((each) => /^[A-Z]| .* .* /.test(each) && !/^[./@]/.test(each) && !isStatement(each));
}

/** SQL in the same file. */
function isStatement(text: string): boolean {
  return /^\s*(select|insert|update|delete|with|call|set)\b/.test(text);
}
