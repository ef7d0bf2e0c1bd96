import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

export interface Sentence {
  readonly file: string;
  readonly text: string;
}

/** These files have the words that people read. Their codes, paths and SQL statements have no word of the list. */
const CATALOGUES = ['apps/web/locales/en/*.po'];
const CODE = [
  'packages/*/src/**/words/*en.ts',
  'packages/*/src/**/*-en.ts',
  'packages/*/src/reports/en.ts',
  'packages/contracts/src/library/resource/reading-words.ts',
  'packages/contracts/src/library/files/offered-outputs.ts',
  'apps/server/features/{accounts,collection-archives,exports,mail,notices,served-pages}/**/*.ts',
];

/** Collects the sentences of the interface in this folder, each with its file. */
export function collectSentences(root: string): Sentence[] {
  const read = (patterns: string[], take: (path: string, text: string) => string[]) =>
    globSync(patterns, { cwd: root })
      .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
      .toSorted()
      .flatMap((file) => take(file, readFileSync(join(root, file), 'utf8')).map((text) => ({ file, text })));
  return [...read(CATALOGUES, (_, text) => readMessages(text)), ...read(CODE, readStrings)];
}

/** Reads the messages of a catalogue, where one may take several lines. */
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

/** Reads the sentences in code: strings that begin with a capital or have several words, and the fixed parts of templates. */
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

/** Tells whether a string is SQL. */
function isStatement(text: string): boolean {
  return /^\s*(select|insert|update|delete|with|call|set)\b/.test(text);
}
