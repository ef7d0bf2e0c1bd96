import { ask } from '../../apps/server/features/classes/testing/a-class.ts';
import { mailedToken, person } from '../../apps/server/testing/http/people.ts';
import { type Attempt, refused, type School } from './attacked-school.ts';

/** An invitation that was taken back tells nothing and opens nothing. */
export async function useRevoked(school: School): Promise<Attempt[]> {
  const { api, made } = school;
  const attempts: Attempt[] = [];
  for (const [name, path] of [
    ['a school', `/organizations/${made.school}/invitations`],
    ['a class', `/classes/${made.id}/invitations`],
  ] as const) {
    // Each has somebody of their own: nobody gets a second letter from one inviter at once.
    const newcomer = await person(api);
    const { email } = newcomer;
    const by = name === 'a school' ? made.founder : made.teacher;
    await ask(api, by, 'POST', path, { emails: email });
    const token = await mailedToken(api, email, 'invitation');
    const list = await ask<
      { rows?: readonly { id: string; email: string }[] } | readonly { id: string; email: string }[]
    >(api, by, 'GET', path);
    const rows =
      'rows' in list.body ? (list.body.rows ?? []) : (list.body as readonly { id: string; email: string }[]);
    const sent = rows.find((row) => row.email === email);
    if (!sent) throw new Error(`No invitation of ${path} is listed.`);
    await ask(api, by, 'DELETE', `${path}/${sent.id}`);
    const never = await ask(api, newcomer, 'POST', '/invitations/view', {
      token: `${token.slice(0, -4)}abcd`,
    });
    const seen = await ask(api, newcomer, 'POST', '/invitations/view', { token });
    const isSame = seen.status === never.status && JSON.stringify(seen.body) === JSON.stringify(never.body);
    attempts.push(
      {
        what: `what a revoked invitation to ${name} tells`,
        hole: isSame ? undefined : JSON.stringify(seen.body).slice(0, 200),
      },
      await refused(school, `a revoked invitation to ${name} is accepted`, newcomer, [
        'POST',
        '/invitations/acceptance',
        { token },
      ]),
      await refused(school, `a revoked invitation to ${name} is accepted by its id`, newcomer, [
        'POST',
        `/invitations/${sent.id}/acceptance`,
        {},
      ]),
    );
  }
  return attempts;
}
