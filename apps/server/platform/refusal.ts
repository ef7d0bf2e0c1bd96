/** A start that cannot go on: one sentence for the person at the terminal, printed without a stack. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** The code of a system error such as ENOENT, if it has one. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
