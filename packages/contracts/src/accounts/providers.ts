import { z } from 'zod';
import { errors } from '../errors/errors.ts';
import {
  declareIndependentOperation,
  declarePublicOperation,
  declareSessionOperation,
} from '../operations/operation.ts';
import { returnPath } from '../operations/return-path.ts';
import { session } from './session.ts';

export const PROVIDERS = ['google', 'microsoft', 'oidc'] as const;

export const provider = z.enum(PROVIDERS);

export type Provider = z.infer<typeof provider>;

/** A button on the sign-in screen. */
export const providerButton = z.object({ id: provider, name: z.string(), isConfigured: z.boolean() });

export type ProviderButton = z.infer<typeof providerButton>;

/** Where the browser is to go. */
const onward = z.object({ address: z.url() });
const input = z.object({ provider, returnTo: returnPath });
const unreachable = errors('provider_not_configured', 'provider_unreachable');
const tags = ['Sign-in providers'];

export const providersContract = {
  list: declarePublicOperation('read')
    .route({ method: 'GET', path: '/sign-in/providers', tags, summary: 'By whom else one can sign in here' })
    .output(z.array(providerButton)),
  begin: declarePublicOperation('credentials')
    .route({
      method: 'POST',
      path: '/sign-in/providers/{provider}',
      tags,
      summary: 'Begin to sign in by a provider: says where the browser is to go',
    })
    .errors(unreachable)
    .input(input)
    .output(onward),
  connect: declareIndependentOperation('credentials')
    .route({
      method: 'POST',
      path: '/account/connections/{provider}',
      tags,
      summary: 'Begin to connect a provider with my account: says where the browser is to go',
    })
    .errors({
      ...unreachable,
      ...errors('proof_needed', 'sign_in_again'),
    })
    .input(input)
    .output(onward),
  complete: declarePublicOperation('credentials')
    .route({
      method: 'POST',
      path: '/sign-in/providers/{provider}/completion',
      tags,
      summary:
        'End what was begun, with the answer that the provider put into the address (its part from "?" on)',
    })
    .errors({
      ...unreachable,
      ...errors(
        'sign_up_closed',
        'provider_sign_in_not_valid',
        'provider_declined',
        'provider_email_missing',
        'provider_email_not_verified',
        'provider_connected_elsewhere',
        'email_not_verified',
        'account_suspended',
        'second_step_needed',
        'session_expired',
      ),
    })
    .input(z.object({ provider, answer: z.string().min(1).max(8000) }))
    .output(z.object({ did: z.enum(['signed_in', 'connected']), session, returnTo: z.string() })),
  disconnect: declareSessionOperation('write')
    .route({
      method: 'DELETE',
      path: '/account/connections/{provider}',
      tags,
      summary: 'Take a provider off my account, unless it is the only way in',
    })
    .errors(errors('not_found', 'last_way_in', 'proof_needed', 'sign_in_again'))
    .input(z.object({ provider }))
    .output(z.object({ done: z.literal(true) })),
};
