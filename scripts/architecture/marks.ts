import { type Node, type ParseResult, Visitor } from 'oxc-parser';
import { foldIn } from './fold.ts';
import { OWNER_DOORS, PRODUCT_NOUNS, type Reserved, SQL_CALLS, WORD_ATTRIBUTES } from './table.ts';

export interface Mark {
  readonly what: Reserved['what'];
  readonly line: number;
}

const MAY_HOLD_MARKS =
  /\benv\b|\b(sel|ins|upd|del|trunc|merge|with|create|alter|drop|grant|asOwner|sql)|['"`]\s*\+|\.join\(|\w(From|Into|Table)\(/i;

/** All lower or all upper case at the start of a line, so that a sentence such as "Select a file" is none. */
const SQL = new RegExp(
  ['select\\s+[^\\n]+', 'insert\\s+into\\s', 'update\\s+[\\w."]+\\s+(\\w+\\s+)?set\\s', 'delete\\s+from\\s']
    .concat(['with\\s+(recursive\\s+)?\\w+[^\\n]*\\sas\\s', 'create\\s+(table|role|index|schema)\\s'])
    .concat(['alter\\s+(table|role)\\s', 'drop\\s+(table|role)\\s', 'grant\\s+\\w+'])
    .concat([
      'truncate\\s+(table\\s+)?[\\w."]+',
      'merge\\s+into\\s',
      'lock\\s+table\\s',
      'refresh\\s+materialized\\s',
    ])
    .flatMap((form) => [form, form.replace(/(?<!\\)[a-z]+/g, (word) => word.toUpperCase())])
    .map((form) => `^\\s*${form}`)
    .join('|'),
  'm',
);

/** Tags and calls that compose SQL are it whatever they hold. */
const SQL_TAG = 'sql';

const LETTER = /\p{L}/u;

/** The reserved things that a file holds. */
export function collectMarks(
  path: string,
  text: string,
  program: ParseResult['program'],
  lineAt: (offset: number) => number,
): Mark[] {
  if (!path.endsWith('.tsx') && !MAY_HOLD_MARKS.test(text) && !PRODUCT_NOUNS.test(text)) return [];
  const marks: Mark[] = [];
  const seen = new Set<string>();
  const mark = (what: Mark['what'], offset: number) => {
    const line = lineAt(offset);
    if (seen.has(`${what} ${line}`)) return;
    seen.add(`${what} ${line}`);
    marks.push({ what, line });
  };
  const fold = foldIn(program);
  const markSql = (node: Node) => {
    if (SQL.test(fold(node) ?? '')) mark('sql', node.start);
  };
  const markNoun = (words: string, offset: number) => {
    if (PRODUCT_NOUNS.test(words)) mark('product', offset);
  };
  new Visitor({
    MemberExpression(node) {
      const named = nameOf(node.property);
      if (named === 'env' && isProcess(node.object)) mark('environment', node.start);
      if (SQL_CALLS.includes(named)) mark('sql', node.start);
    },
    VariableDeclarator({ id, init, start }) {
      if (id.type !== 'ObjectPattern' || !isProcess(init)) return;
      if (id.properties.some((property) => property.type === 'Property' && nameOf(property.key) === 'env'))
        mark('environment', start);
    },
    ImportSpecifier(node) {
      if (nameOf(node.imported) === 'env') mark('environment', node.start);
    },
    Identifier({ name, start }) {
      if (OWNER_DOORS.includes(name)) mark('owner', start);
      markNoun(name, start);
    },
    Literal(node) {
      if (typeof node.value !== 'string') return;
      if (OWNER_DOORS.includes(node.value)) mark('owner', node.start);
      markSql(node);
      markNoun(node.value, node.start);
    },
    BinaryExpression: markSql,
    CallExpression: markSql,
    TaggedTemplateExpression({ tag, start }) {
      if (nameOf(tag) === SQL_TAG) mark('sql', start);
    },
    JSXAttribute({ name, value, start }) {
      if (name.type !== 'JSXIdentifier' || !WORD_ATTRIBUTES.test(name.name)) return;
      if (isWords(value)) mark('words', start);
    },
    JSXElement({ children }) {
      for (const child of children)
        if (child.type === 'JSXExpressionContainer' && isWords(child)) mark('words', child.start);
    },
    TemplateLiteral(node) {
      markSql(node);
      for (const { value } of node.quasis) markNoun(value.raw, node.start);
    },
  }).visit(program);
  return marks;
}

/** The name of a property, written as .name or as ['name']. */
function nameOf(node: Node): string {
  return node.type === 'Identifier' ? node.name : node.type === 'Literal' ? String(node.value) : '';
}

/** The process of the runtime, by itself, below globalThis, or imported. */
function isProcess(node: Node | null): boolean {
  return node?.type === 'MemberExpression'
    ? nameOf(node.property) === 'process'
    : !!node && nameOf(node) === 'process';
}

/** Words that stand here, whichever way a condition goes. */
function isWords(node: Node | null): boolean {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' && LETTER.test(node.value);
    case 'TemplateLiteral':
      return node.quasis.some(({ value }) => LETTER.test(value.raw));
    case 'JSXExpressionContainer':
      return isWords(node.expression);
    case 'ConditionalExpression':
      return isWords(node.consequent) || isWords(node.alternate);
    case 'LogicalExpression':
      return isWords(node.right);
    default:
      return false;
  }
}
