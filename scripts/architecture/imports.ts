import { type ParseResult, Visitor } from 'oxc-parser';

export interface Import {
  readonly specifier: string;
  readonly line: number;
  /** Types are erased, and a file that is only named runs by itself: neither makes a ring at run time. */
  readonly how: 'loaded' | 'erased' | 'named';
  /** Names that are imported from there; '*' is the whole file. */
  readonly names: readonly string[];
}

/** A relative path to code is an import, whatever call it is handed to: a worker, a child process, a pattern of files. */
const PATH_TO_CODE = /^\.{1,2}\/\S*\.[cm]?[jt]sx?$/;
const STYLE_IMPORT = /@import\s+(?:url\()?['"](\.[^'"]+)['"]/g;

type LineAt = (offset: number) => number;

export function collectImports({ module, program }: ParseResult, text: string, lineAt: LineAt): Import[] {
  const howAt = (start: number): Import['how'] =>
    /^(import|export)\s+type\b/.test(text.slice(start, start + 40)) ? 'erased' : 'loaded';
  const imports: Import[] = module.staticImports.map(({ start, moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    line: lineAt(start),
    how: howAt(start),
    names: entries.map(({ importName }) => importName.name ?? '*'),
  }));
  const seen = new Set(module.staticImports.map(({ moduleRequest }) => moduleRequest.start));
  for (const { start, entries } of module.staticExports) {
    const request = entries.find((entry) => entry.moduleRequest)?.moduleRequest;
    if (!request) continue;
    imports.push({
      specifier: request.value,
      line: lineAt(start),
      how: howAt(start),
      names: entries.map(({ importName }) => importName.name ?? '*'),
    });
    seen.add(request.start);
  }
  for (const { start, moduleRequest } of module.dynamicImports) {
    const literal = /^(['"`])([^'"`$]+)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end));
    if (!literal?.[2]) continue;
    imports.push({ specifier: literal[2], line: lineAt(start), how: 'loaded', names: ['*'] });
    seen.add(moduleRequest.start);
  }
  const name = (specifier: string, start: number) => {
    if (!seen.has(start)) imports.push({ specifier, line: lineAt(start), how: 'named', names: [] });
  };
  new Visitor({
    TSImportType({ source }) {
      imports.push({ specifier: source.value, line: lineAt(source.start), how: 'erased', names: ['*'] });
      seen.add(source.start);
    },
    Literal({ value, start }) {
      if (typeof value === 'string' && PATH_TO_CODE.test(value)) name(value, start);
    },
    TemplateLiteral({ quasis, start }) {
      const pattern = quasis.map((part) => part.value.raw).join('*');
      if (PATH_TO_CODE.test(pattern)) name(pattern, start);
    },
  }).visit(program);
  return imports;
}

export function styleImports(text: string, lineAt: LineAt): Import[] {
  return [...text.matchAll(STYLE_IMPORT)].map(({ index, 1: specifier = '' }) => ({
    specifier,
    line: lineAt(index),
    how: 'loaded',
    names: [],
  }));
}
