import {
  type Argument,
  type CallExpression,
  type Expression,
  type Program,
  parseSync,
  Visitor,
} from 'oxc-parser';

export interface FoundExpression {
  readonly line: number;
  readonly source: string;
  readonly flags: string;
}

/** A letter stands for what is put into a pattern while the program runs. */
const PUT_IN = 'x';

/** What a file declares by name, so that the patterns of others that import it are read whole. */
export type Declared = ReadonlyMap<string, Expression>;
/** The declarations of the module that a file names so; none where it is not ours. */
export type FindModule = (specifier: string) => Declared | undefined;

interface Scope {
  readonly declared: Declared;
  readonly imported: ReadonlyMap<string, Imported>;
  readonly findModule: FindModule;
}

interface Imported {
  readonly specifier: string;
  readonly name: string;
}

/** Calls of a text that make a pattern of a text that they are given. */
const TAKES_PATTERN = /^(?:match|matchAll|search)$/;

/** The regular expressions of a file, and those that it puts together. */
export function findExpressions(
  path: string,
  text: string,
  findModule: FindModule = () => undefined,
): readonly FoundExpression[] {
  if (!/\/|RegExp|\.(?:match|search)/.test(text)) return [];
  const found: FoundExpression[] = [];
  const add = (start: number, source: string, flags: string): void => {
    if (isPattern(source, flags))
      found.push({ line: text.slice(0, start).split('\n').length, source, flags });
  };
  const { program, module } = parseSync(path, text);
  const imported = new Map(
    module.staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.map(({ importName, localName }): [string, Imported] => [
        localName.value,
        { specifier: moduleRequest.value, name: importName.name ?? '' },
      ]),
    ),
  );
  const scope: Scope = { declared: listDeclared(program), imported, findModule };
  const addMade = ([pattern, flags]: readonly Argument[], start: number): void => {
    if (!pattern || pattern.type === 'SpreadElement' || flags?.type === 'SpreadElement') return;
    add(start, readText(pattern, scope, 0), flags ? readText(flags, scope, 0) : readFlags(pattern, scope));
  };
  new Visitor({
    Literal(node) {
      if ('regex' in node) add(node.start, node.regex.pattern, node.regex.flags);
    },
    NewExpression({ callee, arguments: given, start }) {
      if (isRegExp(callee)) addMade(given, start);
    },
    CallExpression({ callee, arguments: given, start }) {
      if (isRegExp(callee)) addMade(given, start);
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const [first] = given;
      if (TAKES_PATTERN.test(callee.property.name) && first && isText(first))
        add(start, readText(first, scope, 0), '');
    },
  }).visit(program);
  return found;
}

/** The constants of a module, with what they are at first. */
export function listDeclared(program: Program): Declared {
  const declared = new Map<string, Expression>();
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init) declared.set(id.name, init);
    },
  }).visit(program);
  return declared;
}

function isRegExp(callee: Expression): boolean {
  if (callee.type === 'Identifier') return callee.name === 'RegExp';
  return (
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    callee.property.name === 'RegExp'
  );
}

function isText(node: Argument): node is Expression {
  return (node.type === 'Literal' && typeof node.value === 'string') || node.type === 'TemplateLiteral';
}

const DEEPEST = 20;

/** What an expression says, as far as the sources tell. */
function readText(node: Expression, scope: Scope, depth: number): string {
  if (depth > DEEPEST) return PUT_IN;
  const read = (one: Expression): string => readText(one, scope, depth + 1);
  switch (node.type) {
    case 'Literal':
      if ('regex' in node) return node.regex.pattern;
      return typeof node.value === 'string' ? node.value : PUT_IN;
    case 'TemplateLiteral':
      return node.quasis
        .map(({ value }, at) => {
          const next = node.expressions[at];
          return (value.cooked ?? '') + (next ? read(next) : '');
        })
        .join('');
    case 'TaggedTemplateExpression':
      return node.quasi.quasis
        .map(({ value }, at) => {
          const next = node.quasi.expressions[at];
          return value.raw + (next ? read(next) : '');
        })
        .join('');
    case 'BinaryExpression':
      return node.left.type === 'PrivateIdentifier' ? PUT_IN : read(node.left) + read(node.right);
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return read(node.expression);
    case 'Identifier':
      return readNamed(node.name, scope, depth);
    case 'NewExpression': {
      const [pattern] = isRegExp(node.callee) ? node.arguments : [];
      return pattern && pattern.type !== 'SpreadElement' ? read(pattern) : PUT_IN;
    }
    case 'MemberExpression':
      return node.property.type === 'Identifier' && node.property.name === 'source'
        ? read(node.object)
        : PUT_IN;
    case 'CallExpression':
      return readCall(node, read);
    default:
      return PUT_IN;
  }
}

/** A constant of this file, or of one that it is imported from. */
function readNamed(name: string, scope: Scope, depth: number): string {
  const known = scope.declared.get(name);
  if (known) return readText(known, scope, depth + 1);
  const from = scope.imported.get(name);
  const declared = from && scope.findModule(from.specifier);
  const there = declared?.get(from?.name ?? '');
  if (!declared || !there) return PUT_IN;
  return readText(there, { ...scope, declared, imported: new Map() }, depth + 1);
}

/** Parts that are joined, and a word in a pattern that is replaced by another one. */
function readCall({ callee, arguments: given }: CallExpression, read: (one: Expression) => string): string {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return PUT_IN;
  const [first, second] = given;
  const isSpread = (one: Argument | undefined) => one?.type === 'SpreadElement';
  if (isSpread(first) || isSpread(second)) return PUT_IN;
  const { name } = callee.property;
  const list = callee.object;
  if (name === 'join' && list.type === 'ArrayExpression') {
    const between = first ? read(first) : ',';
    return list.elements
      .map((one) => (one && one.type !== 'SpreadElement' ? read(one) : PUT_IN))
      .join(between);
  }
  if (/^replace(?:All)?$/.test(name) && first && second && isText(first))
    return read(list).replaceAll(read(first), () => read(second));
  return PUT_IN;
}

/** A pattern that is made of another one keeps its flags. */
function readFlags(pattern: Expression, { declared }: Scope): string {
  const made = pattern.type === 'Identifier' ? declared.get(pattern.name) : pattern;
  return made?.type === 'Literal' && 'regex' in made ? made.regex.flags : '';
}

function isPattern(source: string, flags: string): boolean {
  try {
    return new RegExp(source, flags).flags !== 'none';
  } catch {
    return false;
  }
}
