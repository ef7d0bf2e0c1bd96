import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';

const SOURCES = [
  'packages/*/src/**/*.ts',
  'apps/web/{app,embed,features,lib,ui}/**/*.{ts,tsx}',
  'apps/server/features/**/*.ts',
];
const NO_SOURCES = /(?:^|\/)(?:node_modules|dist|testing|locales)\/|\.test\.tsx?$|\.d\.ts$/;

/** The modules that write a length or a share with its unit: what they take is of that type, and of no other. */
export const WRITERS: ReadonlySet<string> = new Set([
  'packages/words/src/language.ts',
  'packages/graphic/src/editing/words/lengths-en.ts',
  'packages/graphic/src/words/figures-en.ts',
  'packages/chart/src/terms/numbers.ts',
  'apps/web/lib/words/use-quantities.ts',
]);

/** A unit after a number, apart from the attributes of a picture or a style, which have no space before it. */
const UNIT = /^\s(?:mm|%|millimet(?:re|er)s?|percent)(?![\p{L}\d])/u;
const FILLED = /\{\w+\} (?:mm|%|millimet(?:re|er)s?|percent)(?![\p{L}\d])/u;

/** Finds numbers in sentences of a module that have a unit beside them instead of a type. */
export function findBareQuantities(path: string, text: string): string[] {
  if (WRITERS.has(path)) return [];
  const found: number[] = [];
  const patterns = new Set<number>();
  new Visitor({
    TaggedTemplateExpression({ tag, quasi }) {
      if (tag.type === 'MemberExpression') patterns.add(quasi.start);
    },
    TemplateLiteral({ start, quasis }) {
      if (patterns.has(start)) return;
      // A pattern of SQL has signs of percent around a word.
      const isPattern = quasis[0]?.value.raw.startsWith('% ') ?? false;
      for (const { start: at, value } of isPattern ? [] : quasis.slice(1))
        if (UNIT.test(value.cooked ?? value.raw)) found.push(at);
      for (const { start: at, value } of quasis) if (FILLED.test(value.cooked ?? value.raw)) found.push(at);
    },
    Literal({ start, value }) {
      if (typeof value === 'string' && FILLED.test(value)) found.push(start);
    },
    JSXElement({ children }) {
      for (const [index, child] of children.entries())
        if (
          child.type === 'JSXText' &&
          children[index - 1]?.type === 'JSXExpressionContainer' &&
          UNIT.test(child.value)
        )
          found.push(child.start);
    },
  }).visit(parseSync(path, text).program);
  return found.map((at) => `${path}:${text.slice(0, at).split('\n').length}`);
}

if (import.meta.main) {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const paths = globSync(SOURCES, { cwd: root }).filter((path) => !NO_SOURCES.test(path));
  const found = paths
    .toSorted()
    .flatMap((path) => findBareQuantities(path, readFileSync(join(root, path), 'utf8')));
  for (const place of found)
    console.error(
      `${place} writes a bare number before a unit; let it be a Share or Millimetres of @relievo/words, and the language write it.`,
    );
  console.log(`${paths.length} modules were read for numbers beside mm and %.`);
  if (found.length > 0) process.exitCode = 1;
}
