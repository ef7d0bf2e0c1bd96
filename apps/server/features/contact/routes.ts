import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import type { RequestContext } from '../../platform/http/requests/context.ts';
import { type ContactDependencies, takeMessage } from './service.ts';

const api = implement(contract.contact).$context<RequestContext>();

export function contactRoutes(dependencies: ContactDependencies) {
  return api.router({
    send: api.send.handler(async ({ context, input }) => {
      await takeMessage(dependencies, await context.viewer(), input);
      return { done: true as const };
    }),
  });
}
