import { parseSync, Visitor } from 'oxc-parser';
import { type Reserved, SQL_CALLS, WORD_ATTRIBUTES } from './table.ts';

export interface Import {
  readonly specifier: string;
  readonly line: number;
  /** Erased before the program runs: counts for direction, not for cycles at run time. */
  readonly typeOnly: boolean;
}

export interface Mark {
  readonly what: Reserved['what'];
  readonly line: number;
}

export interface Source {
  readonly imports: readonly Import[];
  readonly marks: readonly Mark[];
}

const MAY_HOLD_MARKS =
  /\benv\b|\b(select|insert|update|delete|with|create|alter|drop|grant)\b|\w(From|Into|Table)\(/i;

/** All lower or all upper case at the start of a string, so that a sentence such as "Select a file" is none. */
const SQL = new RegExp(
  ['select\\s+[^\\n]+', 'insert\\s+into\\s', 'update\\s+[\\w."]+\\s+(\\w+\\s+)?set\\s', 'delete\\s+from\\s']
    .concat(['with\\s+(recursive\\s+)?\\w+[^\\n]*\\sas\\s', 'create\\s+(table|role|index|schema)\\s'])
    .concat(['alter\\s+(table|role)\\s', 'drop\\s+(table|role)\\s', 'grant\\s+\\w+'])
    .flatMap((form) => [form, form.replace(/(?<!\\)[a-z]+/g, (word) => word.toUpperCase())])
    .map((form) => `^\\s*${form}`)
    .join('|'),
);

/** What a file imports and which reserved things it holds. Throws when the file cannot be parsed. */
export function readSource(path: string, text: string): Source {
  const parsed = parseSync(path, text);
  const fault = parsed.errors[0];
  if (fault) throw new Error(`${path} cannot be parsed: ${fault.message}`);
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const { staticImports, staticExports, dynamicImports } = parsed.module;

  const imports: Import[] = staticImports.map(({ start, moduleRequest }) => ({
    specifier: moduleRequest.value,
    line: lineAt(start),
    typeOnly: /^import\s+type\b/.test(text.slice(start, start + 40)),
  }));
  for (const { start, entries } of staticExports) {
    const request = entries.find((entry) => entry.moduleRequest)?.moduleRequest;
    if (!request) continue;
    const typeOnly = /^export\s+type\b/.test(text.slice(start, start + 40));
    imports.push({ specifier: request.value, line: lineAt(start), typeOnly });
  }
  for (const { start, moduleRequest } of dynamicImports) {
    const literal = /^(['"`])([^'"`$]+)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end));
    if (literal?.[2]) imports.push({ specifier: literal[2], line: lineAt(start), typeOnly: false });
  }

  const marks: Mark[] = [];
  if (path.endsWith('.tsx') || MAY_HOLD_MARKS.test(text)) {
    const mark = (what: Mark['what'], offset: number) => marks.push({ what, line: lineAt(offset) });
    new Visitor({
      MemberExpression(node) {
        const named = node.property.type === 'Identifier' ? node.property.name : '';
        if (node.object.type === 'Identifier' && node.object.name === 'process' && named === 'env')
          mark('environment', node.start);
        if (SQL_CALLS.includes(named)) mark('sql', node.start);
      },
      ImportSpecifier(node) {
        if (node.imported.type === 'Identifier' && node.imported.name === 'env')
          mark('environment', node.start);
      },
      Literal(node) {
        if (typeof node.value === 'string' && SQL.test(node.value)) mark('sql', node.start);
      },
      JSXAttribute({ name, value, start }) {
        if (name.type !== 'JSXIdentifier' || !WORD_ATTRIBUTES.test(name.name)) return;
        if (isWords(value)) mark('words', start);
      },
      JSXElement({ children }) {
        for (const child of children)
          if (child.type === 'JSXExpressionContainer' && isWords(child.expression))
            mark('words', child.start);
      },
      TemplateLiteral(node) {
        if (SQL.test(node.quasis[0]?.value.raw ?? '')) mark('sql', node.start);
      },
    }).visit(parsed.program);
  }
  return { imports, marks };
}

const isWords = (node: unknown): boolean => {
  const { type, value } = (node ?? {}) as { type?: string; value?: unknown };
  return type === 'Literal' && typeof value === 'string' && /\p{L}/u.test(value);
};
