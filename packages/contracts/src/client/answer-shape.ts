import { z } from 'zod';

/** The kind of a value that has parts; `null` stands for a value that may be missing. */
export type Part = 'object' | 'array' | 'object or null' | 'array or null';

/** The outline of an answer: whether it is an object or a list, and which of its fields always are one. */
export interface AnswerShape {
  readonly kind: Part;
  readonly fields: Readonly<Record<string, Part>>;
}

type Schema = z.core.JSONSchema._JSONSchema;

const found = new WeakMap<object, AnswerShape | null>();

/** Reads the outline from the declared output, once; null for a stream, a file and a plain value. */
export function readAnswerShape(procedure: unknown): AnswerShape | null {
  const { outputSchema } =
    (procedure as { '~orpc'?: { outputSchema?: unknown } } | undefined)?.['~orpc'] ?? {};
  if (!(outputSchema instanceof z.ZodType)) return null;
  const shape = found.get(outputSchema) ?? readShape(outputSchema);
  found.set(outputSchema, shape);
  return shape;
}

function readShape(outputSchema: z.ZodType): AnswerShape | null {
  const whole = readPart(z.toJSONSchema(outputSchema, { unrepresentable: 'any' }));
  if (!whole) return null;
  const { properties = {}, required = [] } = whole.schema;
  const fields = Object.entries(properties).flatMap(([name, inner]): [string, Part][] => {
    const part = required.includes(name) ? readPart(inner) : null;
    return part ? [[name, part.kind]] : [];
  });
  return { kind: whole.kind, fields: Object.fromEntries(fields) };
}

function readPart(
  schema: Schema | undefined,
): { readonly kind: Part; readonly schema: Exclude<Schema, boolean> } | null {
  if (typeof schema !== 'object') return null;
  if (schema.type === 'object' || schema.type === 'array') return { kind: schema.type, schema };
  const [value, nothing, ...others] = schema.anyOf ?? [];
  const inner = typeof nothing === 'object' && nothing.type === 'null' && others.length === 0 ? value : null;
  return typeof inner === 'object' && inner !== null && (inner.type === 'object' || inner.type === 'array')
    ? { kind: `${inner.type} or null`, schema: inner }
    : null;
}
