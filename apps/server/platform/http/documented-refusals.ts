export interface DocumentedRefusal {
  /** The code of the refusal. */
  readonly title: string;
  readonly description: string;
}

/** The refusals that an answer of the document declares; a single one stands there without its list. */
export function refusalsOf(schema: unknown): DocumentedRefusal[] {
  const { oneOf, ...single } = (schema ?? {}) as { oneOf?: DocumentedRefusal[] } & Partial<DocumentedRefusal>;
  return oneOf ?? (single.title === undefined ? [] : [single as DocumentedRefusal]);
}
