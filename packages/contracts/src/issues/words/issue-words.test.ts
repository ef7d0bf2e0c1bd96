import { createPseudoCatalogue, readMessage, tellIfKnown } from '@relievo/words';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { contractWithSetup } from '../../contract.ts';
import { toInputIssues } from '../input-issues.ts';
import { ENGLISH_ISSUES } from './en.ts';

interface Definition {
  readonly error?: (issue: object) => unknown;
}

/** What the library keeps of a schema or of one of its checks. */
function readDefinition(value: object): Definition | undefined {
  return (Reflect.get(value, '_zod') as { readonly def: Definition } | undefined)?.def;
}

/** All that hangs below a value, each once: schemas hold others, and the checks with their texts. */
function* walkThings(value: unknown, seen = new Set<unknown>()): Iterable<object> {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  yield value;
  const contract: unknown = Reflect.get(value, '~orpc');
  for (const one of [contract, ...Object.values(readDefinition(value) ?? value)])
    yield* walkThings(one, seen);
}

/** What the schemas of all operations say by themselves. */
const TEXTS: readonly string[] = [...walkThings(contractWithSetup)].flatMap((thing) => {
  const text = readDefinition(thing)?.error?.({});
  return text === undefined ? [] : [typeof text === 'string' ? text : JSON.stringify(text)];
});

test('a schema names what is wrong by a code that the catalogue knows, and by no sentence', () => {
  expect(TEXTS.length).toBeGreaterThan(40);
  const unknown = TEXTS.filter((text) => {
    const issue = readMessage(text);
    return issue === null || tellIfKnown(issue, ENGLISH_ISSUES) === null;
  });
  expect(unknown).toEqual([]);
});

test('the words of every fault are filled, in English and in another language', () => {
  const pseudo = createPseudoCatalogue(ENGLISH_ISSUES);
  for (const text of TEXTS) {
    const issue = readMessage(text) ?? { code: '', parameters: {} };
    expect(tellIfKnown(issue, ENGLISH_ISSUES)).toMatch(/^[A-Z](?!.*undefined)[^{}]+$/);
    expect(tellIfKnown(issue, pseudo)).not.toMatch(/[A-Za-z]/);
  }
});

test('what a schema complains of by itself is a code with parameters as well', () => {
  const schema = z.strictObject({
    name: z.string(),
    count: z.int().max(5),
    kind: z.enum(['one', 'other']),
    tags: z.array(z.string()).min(1),
    id: z.uuid(),
  });
  const sent = { name: 1, count: 6, kind: 'third', tags: [], id: 'x', more: true };
  expect(toInputIssues(schema.safeParse(sent).error?.issues ?? [])).toEqual([
    {
      path: 'name',
      code: 'value_of_wrong_type',
      parameters: { expected: 'string' },
      message: 'This must be text.',
    },
    {
      path: 'count',
      code: 'value_too_large',
      parameters: { most: 5, of: 'value' },
      message: 'At most 5 may be given here.',
    },
    {
      path: 'kind',
      code: 'value_not_listed',
      parameters: { values: ['one', 'other'] },
      message: 'This must be one of: one, other.',
    },
    {
      path: 'tags',
      code: 'value_too_small',
      parameters: { least: 1, of: 'entries' },
      message: 'At least 1 entry must be given here.',
    },
    {
      path: 'id',
      code: 'value_of_wrong_form',
      parameters: { form: 'uuid' },
      message: 'This must be an identifier (UUID).',
    },
    {
      path: '',
      code: 'fields_not_known',
      parameters: { fields: ['more'] },
      message: 'There is no field more here.',
    },
  ]);
});
