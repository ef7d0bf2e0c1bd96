import type { ParseResult } from 'oxc-parser';

/** A function that is kept in a constant at the top of its file, without a type of functions beside its name. */
export interface ArrowAtTop {
  readonly name: string;
  readonly line: number;
}

type Statement = ParseResult['program']['body'][number];

const FUNCTIONS = ['ArrowFunctionExpression', 'FunctionExpression'];

export function collectArrowsAtTop(
  { body }: ParseResult['program'],
  lineAt: (offset: number) => number,
): ArrowAtTop[] {
  return body.flatMap((statement) => {
    const declared = unwrapExport(statement);
    if (declared?.type !== 'VariableDeclaration' || declared.kind !== 'const') return [];
    return declared.declarations.flatMap(({ id, init, start }) =>
      id.type === 'Identifier' && !id.typeAnnotation && init && FUNCTIONS.includes(init.type)
        ? [{ name: id.name, line: lineAt(start) }]
        : [],
    );
  });
}

function unwrapExport(statement: Statement) {
  return statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
}
