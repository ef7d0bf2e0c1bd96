import type { RequestContext } from '../../platform/http/requests/context.ts';
import { type AccountDependencies, addSeconds } from './dependencies.ts';
import { createToken } from './token-rules.ts';

/** As long as the link that proves the address lasts. */
const KEPT_SECONDS = 24 * 60 * 60;

/** Gives the browser a secret by which it shows, when the mailed link is opened, that the account was opened in it. */
export function markBrowser(
  { clock }: Pick<AccountDependencies, 'clock'>,
  { signUpMark }: RequestContext,
): string {
  const secret = createToken();
  signUpMark.keep({ secret, keepUntil: addSeconds(clock.now(), KEPT_SECONDS) });
  return secret;
}
