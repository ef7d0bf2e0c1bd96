import { fail, type Problem, type Result, succeed } from '@relievo/graphic/model';
import { z } from 'zod';
import type { Document } from '../model/document.ts';
import { PICTURE_TYPES } from '../model/figure.ts';
import { LIMITS } from '../model/limits.ts';
import { block } from './blocks.ts';
import { count, id, language, name } from './fields.ts';
import type { DocumentReports, FieldFault } from './reports.ts';
import { findBrokenTies } from './ties.ts';

const MAX_PROBLEMS = 20;
const MAX_PIXELS = 1_000_000;

const document: z.ZodType<Document> = z.strictObject({
  version: z.literal(1),
  id,
  metadata: z.strictObject({
    title: name,
    authors: z.array(name).max(100),
    language,
    direction: z.enum(['ltr', 'rtl']),
    subject: name,
    level: name,
    source: name,
    publisher: name,
    isbn: name,
    licence: name,
    rights: name,
  }),
  pictures: z
    .array(
      z.strictObject({
        id,
        mediaType: z.enum(PICTURE_TYPES),
        width: count(1, MAX_PIXELS),
        height: count(1, MAX_PIXELS),
      }),
    )
    .max(LIMITS.pictures),
  blocks: z.array(block),
});

/** Whether a value from anywhere is a document that every part of the product can take. */
export function validate(value: unknown): Result<Document> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refuse([{ code: 'not_a_document', parameters: {} }]);
  if (!('version' in value) || value.version !== 1)
    return refuse([{ code: 'document_version_not_known', parameters: {} }]);
  if (nestsDeeperThan(value, MAX_DEPTH))
    return refuse([{ code: 'document_nested_too_deep', parameters: { max: LIMITS.nesting } }]);
  const read = document.safeParse(value);
  if (!read.success) return refuse(read.error.issues.map(reportIssue));
  const broken = findBrokenTies(read.data);
  return broken.length > 0 ? refuse(broken) : succeed(read.data);
}

function refuse(problems: readonly Problem<DocumentReports>[]): Result<never> {
  const [first, ...others] = problems.slice(0, MAX_PROBLEMS);
  return first ? fail(first, ...others) : fail({ code: 'not_a_document', parameters: {} });
}

/** A block inside a block lies up to five lists and objects deeper in the value, and the last one holds a drawing. */
const MAX_DEPTH = LIMITS.nesting * 5 + 300;

/** Looks without recursion, before anything that recurses looks. */
function nestsDeeperThan(value: object, max: number): boolean {
  const waiting: (readonly [value: object, depth: number])[] = [[value, 0]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [current, depth] = next;
    if (depth > max) return true;
    for (const inside of Object.values(current) as readonly unknown[])
      if (typeof inside === 'object' && inside !== null) waiting.push([inside, depth + 1]);
  }
  return false;
}

const FAULTS: Readonly<Partial<Record<z.core.$ZodIssue['code'], FieldFault>>> = {
  invalid_type: 'wrong_type',
  too_big: 'too_large',
  too_small: 'too_small',
  invalid_value: 'not_one_of',
  invalid_union: 'not_one_of',
  unrecognized_keys: 'unknown_field',
};

function reportIssue(issue: z.core.$ZodIssue): Problem<DocumentReports> {
  const own = issue.code === 'custom' ? (issue.params?.['fault'] as FieldFault | undefined) : undefined;
  const place = issue.path.map(writeStep).join('').replace(/^\./, '');
  return {
    code: 'document_field_wrong',
    parameters: { place, fault: own ?? FAULTS[issue.code] ?? 'wrong_form' },
  };
}

function writeStep(step: PropertyKey): string {
  return typeof step === 'number' ? `[${step}]` : `.${String(step)}`;
}
