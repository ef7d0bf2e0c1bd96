import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import type { RequestContext } from '../../platform/http/requests/context.ts';
import { markBrowser } from './browser-mark-rules.ts';
import {
  type AccountDependencies,
  findCurrentSession,
  requestPasswordReset,
  requestVerification,
  resetPassword,
  signIn,
  signInLearner,
  signOut,
  signOutEverywhere,
  signUp,
  takeAccountOver,
  verifyEmail,
} from './service.ts';

const api = implement(contract.accounts).$context<RequestContext>();

const done = { done: true } as const;

export function accountRoutes(dependencies: AccountDependencies) {
  return api.router({
    session: api.session.handler(async ({ context }) =>
      findCurrentSession(dependencies, await context.person()),
    ),
    signUp: api.signUp.handler(async ({ context, input }) => {
      await signUp(dependencies, input, markBrowser(dependencies, context));
      return done;
    }),
    signIn: api.signIn.handler(async ({ context, input }) => {
      const outcome = await signIn(dependencies, input, context, context.token);
      if ('half' in outcome) {
        context.halfSignIn.keep(outcome.half);
        throw refuse('second_step_needed', {});
      }
      const { session, ...kept } = outcome.entered;
      context.keepSession(kept);
      return session;
    }),
    signInLearner: api.signInLearner.handler(async ({ context, input }) => {
      const outcome = await signInLearner(dependencies, input, context, context.token);
      if ('half' in outcome) {
        context.halfSignIn.keep(outcome.half);
        throw refuse('second_step_needed', {});
      }
      const { session, ...kept } = outcome.entered;
      context.keepSession(kept);
      return session;
    }),
    signOut: api.signOut.handler(async ({ context }) => {
      await signOut(dependencies, context.token);
      context.dropSession();
      return done;
    }),
    signOutEverywhere: api.signOutEverywhere.handler(async ({ context }) => {
      const { userId } = await context.signedIn();
      await signOutEverywhere(dependencies, userId);
      context.dropSession();
      return done;
    }),
    requestVerification: api.requestVerification.handler(async ({ input }) => {
      await requestVerification(dependencies, input.email);
      return done;
    }),
    verifyEmail: api.verifyEmail.handler(async ({ context, input }) => {
      await verifyEmail(dependencies, input, context.signUpMark.value);
      context.signUpMark.drop();
      return done;
    }),
    requestPasswordReset: api.requestPasswordReset.handler(async ({ input }) => {
      await requestPasswordReset(dependencies, input.email);
      return done;
    }),
    takeOver: api.takeOver.handler(async ({ context, input }) => {
      await takeAccountOver(dependencies, input, context);
      context.dropSession();
      return done;
    }),
    resetPassword: api.resetPassword.handler(async ({ input }) => {
      await resetPassword(dependencies, input.token, input.password);
      return done;
    }),
  });
}
