import { createPseudoCatalogue } from '@relievo/words';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { DECLARED_ERRORS, ERROR_CODES, type ErrorCode } from '../declared-errors.ts';
import { ENGLISH_ERRORS } from './en.ts';
import { tellError } from './tell-error.ts';

const PSEUDO = createPseudoCatalogue(ENGLISH_ERRORS);

/** Told at their own place: fields, both drafts side by side, and the page of the state of the product. */
const NOT_IN_WORDS: readonly ErrorCode[] = [
  'invalid_input',
  'draft_changed_elsewhere',
  'drawing_changed_elsewhere',
  'unhealthy',
  'ai_quota_used',
  'ai_quota_used_here',
  'second_step_needed',
  'proof_needed',
];

/** A value of each kind that stands out in a sentence. */
function createExample(schema: z.ZodType): unknown {
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(schema.shape).map(([name, one]) => [name, createExample(one as z.ZodType)]),
    );
  if (schema instanceof z.ZodOptional) return createExample(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodArray)
    return ['Aa', 'Bb'].map((name) => ({ ...(createExample(schema.element as z.ZodType) as object), name }));
  return schema instanceof z.ZodNumber ? 1234.5 : 'Aa';
}

function createData(code: ErrorCode): unknown {
  const declared = DECLARED_ERRORS[code];
  return 'data' in declared && !NOT_IN_WORDS.includes(code) ? createExample(declared.data) : undefined;
}

function tellErrors(codes: readonly ErrorCode[], catalogue = ENGLISH_ERRORS): readonly string[] {
  return codes.map((code) => `${code}: ${tellError(code, createData(code), catalogue)}`);
}

const WITH_DATA = ERROR_CODES.filter((code) => createData(code) !== undefined);

test('the words of every error are filled from what it declares', () => {
  expect(tellErrors(ERROR_CODES).filter((words) => /[{}]|undefined|\[object/.test(words))).toEqual([]);
});

test('what an error declares is used by its words', () => {
  expect(WITH_DATA.length).toBeGreaterThan(9);
  expect(tellErrors(WITH_DATA).filter((words) => !/Aa( and Bb)?|1234\.5/.test(words))).toEqual([]);
  expect(tellError('last_owner', createData('last_owner'))).toContain('the only owner of Aa and Bb.');
});

test('in another language every error is told in its words and its numbers', () => {
  expect(tellErrors(ERROR_CODES, PSEUDO).filter((words) => /: .*[A-Za-z]/.test(words))).toEqual([]);
  expect(tellError('account_locked', createData('account_locked'), PSEUDO)).toContain('1234,5');
});

test('codes are written in one way', () => {
  expect(ERROR_CODES.filter((code) => !/^[a-z]+(_[a-z]+)*$/.test(code))).toEqual([]);
});
