export interface DocumentedRefusal {
  /** The code of the refusal. */
  readonly title: string;
  readonly description: string;
}

/** The refusals among what an answer of the document may be; a single one stands there without a list. */
export function refusalsOf(schema: unknown): DocumentedRefusal[] {
  const { oneOf = [schema] } = (schema ?? {}) as { oneOf?: unknown[] };
  return oneOf.filter(isRefusal);
}

function isRefusal(schema: unknown): schema is DocumentedRefusal {
  return typeof schema === 'object' && schema !== null && 'title' in schema && 'description' in schema;
}
