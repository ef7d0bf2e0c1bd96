import { parseSync, Visitor } from 'oxc-parser';

const TEST_FUNCTIONS = ['test', 'it'];
/** The places of test.each that are filled from each case. */
const FILLED = /%[sdifjop#]|\$\w[\w.]*/;
const NO_TEST = ['skip', 'todo', 'fixme', 'describe', 'use', 'step'];

/** What of an expression leads to the name that is called; everything else about it is of no interest. */
interface Callee {
  readonly type: string;
  readonly name?: string;
  readonly object?: Callee;
  readonly property?: { readonly name?: string };
  readonly callee?: Callee;
}

/** A title as it is written: "a like of %s is kept" stands for every title that it can become. */
export interface Title {
  readonly written: string;
  readonly pattern: RegExp;
}

/** The titles of the tests in a file. Skipped tests have none here, because they show nothing. */
export function titlesOf(path: string, text: string): Title[] {
  const titles: Title[] = [];
  new Visitor({
    CallExpression(node) {
      const [first] = node.arguments;
      if (!first || !TEST_FUNCTIONS.includes(readCalledName(node.callee as Callee))) return;
      if (first.type === 'Literal' && typeof first.value === 'string')
        titles.push(titleOf(first.value, first.value.split(FILLED)));
      if (first.type === 'TemplateLiteral')
        titles.push(
          titleOf(
            text.slice(first.start + 1, first.end - 1),
            first.quasis.flatMap((quasi) => (quasi.value.cooked ?? '').split(FILLED)),
          ),
        );
    },
  }).visit(parseSync(path, text).program);
  return titles;
}

/** The function at the root of test(...), test.each(...)(...) and test.for(...)(...); nothing for test.skip(...). */
function readCalledName(callee: Callee | undefined): string {
  if (callee?.type === 'Identifier') return callee.name ?? '';
  if (callee?.type === 'CallExpression') return readCalledName(callee.callee);
  if (callee?.type !== 'MemberExpression') return '';
  return NO_TEST.includes(callee.property?.name ?? '') ? '' : readCalledName(callee.object);
}

function titleOf(written: string, fixed: readonly string[]): Title {
  return { written, pattern: new RegExp(`^${fixed.map(escapePattern).join('.*')}$`, 's') };
}

function escapePattern(text: string) {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
