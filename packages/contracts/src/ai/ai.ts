import { type WriteMessage, writeMessage } from '@relievo/words';
import { z } from 'zod';
import { COLLECTION_LIMITS } from '../collections/limits.ts';
import { errors } from '../errors/errors.ts';
import { declareRoleOperation, declareSessionOperation } from '../operations/operation.ts';
import { isReadable } from '../values/characters.ts';
import { FACTS_LENGTH, MEANING_LENGTH, PROPOSAL_LENGTH } from './proposal.ts';

export interface AiIssues {
  provider_key_not_valid: object;
  collection_name_first: object;
  collection_name_too_long: { readonly most: number };
}

const issue: WriteMessage<AiIssues> = writeMessage;

const tags = ['AI'];
const SUPER_ADMIN = ['super_admin'] as const;

/** A key of a language-model provider: one word that stands in a header. */
export const providerKey = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]{1,500}$/, issue('provider_key_not_valid'));

const collectionTitle = z
  .string()
  .trim()
  .refine(isReadable, issue('collection_name_first'))
  .max(COLLECTION_LIMITS.name, issue('collection_name_too_long', { most: COLLECTION_LIMITS.name }));

export const aiSettings = z.object({
  provider: z.string(),
  endpoint: z.string(),
  model: z.string(),
  /** unreadable: it was kept for another endpoint or with another secret, and has to be set again. */
  key: z.enum(['missing', 'set', 'unreadable']),
  /** The last characters of the key, by which people tell theirs apart. */
  keyEnding: z.string().max(4).nullable(),
  keySetAt: z.iso.datetime({ offset: true }).nullable(),
});

export const aiTest = z.object({
  outcome: z.enum([
    'works',
    'key_missing',
    'key_refused',
    'refused',
    'unreadable',
    'unreachable',
    'address_refused',
    'timed_out',
  ]),
});

export type AiSettings = z.infer<typeof aiSettings>;
export type AiTest = z.infer<typeof aiTest>;

const unanswered = errors(
  'ai_key_missing',
  'ai_key_not_valid',
  'ai_quota_used',
  'ai_quota_used_here',
  'ai_timed_out',
  'ai_failed',
);

export const aiContract = {
  decryptApiKey: declareSessionOperation('costly')
    .route({
      method: 'POST',
      path: '/decrypt-api-key',
      tags,
      summary:
        'A key that opens the call for a description once, from this session, for five minutes; that of the provider stays on the server',
    })
    .errors(errors('ai_key_missing'))
    .output(z.object({ apiKey: z.string() })),
  describeCollection: declareSessionOperation('costly')
    .route({
      method: 'POST',
      path: '/ai/collection-description',
      tags,
      summary: 'Propose a description of a collection by its title',
    })
    .errors(unanswered)
    .input(z.object({ apiKey: z.string().min(1).max(200), name: collectionTitle }))
    .output(z.object({ description: z.string().min(1).max(PROPOSAL_LENGTH), provider: z.string() })),
  explainChart: declareSessionOperation('costly')
    .route({
      method: 'POST',
      path: '/ai/chart-meaning',
      tags,
      summary: 'Propose what a chart means, from what is told of it; the author decides',
    })
    .errors(unanswered)
    .input(
      z.object({ apiKey: z.string().min(1).max(200), facts: z.string().trim().min(1).max(FACTS_LENGTH) }),
    )
    .output(z.object({ meaning: z.string().min(1).max(MEANING_LENGTH), provider: z.string() })),
  settings: declareRoleOperation(SUPER_ADMIN, 'read')
    .route({
      method: 'GET',
      path: '/admin/ai',
      tags,
      summary: 'Which provider is asked, and whether it has a key',
    })
    .output(aiSettings),
  setKey: declareRoleOperation(SUPER_ADMIN, 'write')
    .route({
      method: 'PUT',
      path: '/admin/ai/key',
      tags,
      summary: 'Keep the key of the provider, encrypted; nobody reads it back',
    })
    .errors(errors('proof_needed', 'sign_in_again'))
    .input(z.object({ key: providerKey }))
    .output(aiSettings),
  clearKey: declareRoleOperation(SUPER_ADMIN, 'write')
    .route({ method: 'DELETE', path: '/admin/ai/key', tags, summary: 'Forget the key of the provider' })
    .errors(errors('proof_needed', 'sign_in_again'))
    .output(aiSettings),
  test: declareRoleOperation(SUPER_ADMIN, 'costly')
    .route({ method: 'POST', path: '/admin/ai/test', tags, summary: 'Ask the provider for a few words' })
    .output(aiTest),
};
