import { type RulesOfTable, rule } from './rule.ts';
import type { World } from './world.ts';

const APP = ['guest', 'student', 'admin', 'superAdmin'] as const;

/** The tables of the accounts: the application has no right to any of them. */
export function accountRules(w: World): RulesOfTable {
  return {
    users: [
      rule(`select from users where id = '${w.leaver}'`, ['auth', 'system', 'owner'], APP),
      rule(
        `insert into users (name, email) values ('New', 'new@example.org')`,
        ['auth', 'owner'],
        [...APP, 'system'],
      ),
      rule(
        `update users set name = 'Other' where id = '${w.leaver}'`,
        ['auth', 'system'],
        [...APP, 'leaver'],
      ),
      rule(`delete from users where id = '${w.leaver}'`, ['auth', 'system'], [...APP, 'leaver']),
    ],
    user_sessions: [
      rule(`select from user_sessions`, ['auth', 'system', 'owner'], APP),
      rule(
        `insert into user_sessions (user_id, token, expires_at) values ('${w.leaver}', 'new', now())`,
        ['auth'],
        [...APP, 'system'],
      ),
      rule(`update user_sessions set expires_at = now()`, ['auth'], [...APP, 'system']),
      rule(`delete from user_sessions`, ['auth', 'system'], APP),
    ],
    user_accounts: [
      rule(`select from user_accounts`, ['auth', 'owner'], [...APP, 'system']),
      rule(
        `insert into user_accounts (user_id, account_id, provider_id) values ('${w.leaver}', 'x', 'google')`,
        ['auth'],
        [...APP, 'system'],
      ),
      rule(`update user_accounts set password = 'x'`, ['auth'], [...APP, 'system']),
      rule(`delete from user_accounts`, ['auth'], [...APP, 'system']),
    ],
    verifications: [
      rule(`select from verifications`, ['auth', 'system', 'owner'], APP),
      rule(
        `insert into verifications (identifier, value, expires_at) values ('a', 'b', now())`,
        ['auth'],
        [...APP, 'system'],
      ),
      rule(`update verifications set value = 'x'`, ['auth'], [...APP, 'system']),
      rule(`delete from verifications`, ['auth', 'system'], APP),
    ],
    login_attempts: [
      rule(`select from login_attempts`, ['auth', 'system', 'owner'], APP),
      rule(`insert into login_attempts (account, client) values ('b', 'c')`, ['auth'], [...APP, 'system']),
      rule(`update login_attempts set failures = 0`, ['auth'], [...APP, 'system']),
      rule(`delete from login_attempts`, ['auth', 'system'], APP),
    ],
    guess_counts: [
      rule(`select from guess_counts`, ['auth', 'system', 'owner'], APP),
      rule(
        `insert into guess_counts (account, failures, last_at) values ('b', 1, now())`,
        ['auth'],
        [...APP, 'system'],
      ),
      rule(`update guess_counts set failures = 2`, ['auth'], [...APP, 'system']),
      rule(`delete from guess_counts`, ['auth', 'system'], APP),
    ],
    sign_in_networks: [
      rule(`select from sign_in_networks`, ['auth', 'system', 'owner'], APP),
      rule(
        `insert into sign_in_networks (account, client, last_at) values ('b', 'c', now())`,
        ['auth'],
        [...APP, 'system'],
      ),
      rule(`update sign_in_networks set last_at = now()`, ['auth'], [...APP, 'system']),
      rule(`delete from sign_in_networks`, ['auth', 'system'], APP),
    ],
    letter_counts: [
      rule(`select from letter_counts`, ['system', 'owner'], [...APP, 'auth']),
      rule(
        `insert into letter_counts (recipient, kind, last_at, day_at, letters) values ('b', 'c', now(), now(), 1)`,
        ['owner'],
        [...APP, 'auth', 'system'],
      ),
      rule(`update letter_counts set letters = 0`, ['owner'], [...APP, 'auth', 'system']),
      rule(`delete from letter_counts`, ['system'], [...APP, 'auth']),
    ],
  };
}
