import { type RulesOfTable, rule } from '../policies/rule.ts';
import type { World } from '../policies/world.ts';

export function rules(w: World): RulesOfTable {
  return {
    drafts: [
      rule(
        `select from drafts where id = '${w.draft}'`,
        ['teacher', 'admin', 'system', 'owner'],
        ['student', 'member', 'guest'],
      ),
      rule(`insert into drafts (kind) values ('chart')`, ['student'], ['guest', 'system']),
      rule(
        `insert into drafts (kind, owner_id) values ('chart', '${w.teacher}')`,
        ['teacher'],
        ['student', 'superAdmin'],
      ),
      rule(
        `update drafts set edits = edits + 1 where id = '${w.draft}'`,
        ['teacher', 'system'],
        ['student', 'admin'],
      ),
      rule(
        `insert into drafts (kind, resource_id) values ('resource', '${w.unsubmitted}')`,
        ['teacher'],
        ['otherTeacher', 'admin', 'guest'],
      ),
      rule(
        `insert into drafts (kind, resource_id) values ('resource', '${w.waiting}')`,
        [],
        ['teacher', 'reviewer', 'admin'],
      ),
      rule(
        `insert into drafts (kind, source_file_id) values ('converter', '${w.source}')`,
        ['teacher'],
        ['otherTeacher', 'admin', 'guest'],
      ),
      rule(`delete from drafts where id = '${w.draft}'`, ['teacher'], ['student', 'admin', 'system']),
    ],
    conversions: [
      rule(
        `select from conversions where id = '${w.conversion}'`,
        ['teacher', 'admin', 'system', 'owner'],
        ['student', 'guest'],
      ),
      rule(
        `insert into conversions (source_file_id) values ('${w.source}')`,
        ['teacher'],
        ['otherTeacher', 'admin', 'guest', 'system'],
      ),
      rule(
        `update conversions set state = 'cancelled' where id = '${w.conversion}'`,
        ['teacher', 'system'],
        ['student', 'superAdmin'],
      ),
      rule(
        `delete from conversions where id = '${w.conversion}'`,
        ['teacher', 'system'],
        ['student', 'superAdmin'],
      ),
    ],
    account_exports: [
      rule(
        `select from account_exports where id = '${w.exported}'`,
        ['student', 'system', 'owner'],
        ['teacher', 'superAdmin', 'guest', 'auth'],
      ),
      rule(
        `insert into account_exports (progress_id, expires_at) values ('${w.progress}', now())`,
        ['student', 'teacher'],
        ['guest', 'system', 'auth'],
      ),
      rule(
        `update account_exports set state = 'failed' where id = '${w.exported}'`,
        ['student', 'system'],
        ['teacher', 'superAdmin', 'guest'],
      ),
      rule(
        `update account_exports set file_id = '${w.download}' where id = '${w.exported}'`,
        ['system'],
        ['student'],
      ),
      rule(`delete from account_exports where id = '${w.exported}'`, ['system'], ['student', 'superAdmin']),
    ],
    collection_archives: [
      rule(
        `select from collection_archives where id = '${w.archive}'`,
        ['student', 'system', 'owner'],
        ['teacher', 'superAdmin', 'guest', 'auth'],
      ),
      rule(
        `insert into collection_archives (collection_id, progress_id, expires_at)
       values ('${w.shared}', '${w.progress}', now())`,
        ['teacher'],
        ['guest', 'system', 'auth'],
      ),
      rule(
        `insert into collection_archives (collection_id, progress_id, expires_at)
       values ('${w.collection}', '${w.progress}', now())`,
        ['student'],
        ['teacher'],
      ),
      rule(
        `update collection_archives set state = 'failed' where id = '${w.archive}'`,
        ['student', 'system'],
        ['teacher', 'superAdmin', 'guest'],
      ),
      rule(
        `update collection_archives set file_id = '${w.download}' where id = '${w.archive}'`,
        ['system'],
        ['student'],
      ),
      rule(
        `delete from collection_archives where id = '${w.archive}'`,
        ['student', 'system'],
        ['teacher', 'superAdmin'],
      ),
    ],
    job_progress: [
      rule(
        `select from job_progress where id = '${w.progress}'`,
        ['teacher', 'admin', 'system', 'owner'],
        ['student', 'guest'],
      ),
      rule(
        `select from job_progress where id = '${w.sharedProgress}'`,
        ['member', 'teacher', 'admin', 'system'],
        ['student', 'guest'],
      ),
      rule(`insert into job_progress (message) values ('Begun')`, ['student', 'guest', 'system'], ['auth']),
      rule(`insert into job_progress (owner_id) values (null)`, ['student', 'guest'], ['auth']),
      rule(
        `insert into job_progress (owner_id) values ('${w.teacher}')`,
        ['teacher', 'system'],
        ['student', 'guest'],
      ),
      rule(`update job_progress set state = 'done'`, ['system'], ['teacher', 'superAdmin']),
      rule(
        `delete from job_progress where id = '${w.progress}'`,
        ['teacher', 'system'],
        ['student', 'superAdmin'],
      ),
    ],
    mail_outbox: [
      rule(`select from mail_outbox`, ['system', 'owner'], ['superAdmin', 'auth']),
      rule(
        `insert into mail_outbox ("to", template) values ('a@example.org', 'welcome')`,
        ['guest', 'auth', 'system'],
        [],
      ),
      rule(
        `insert into mail_outbox ("to", template, status) values ('a@example.org', 'welcome', 'sent')`,
        ['system'],
        ['superAdmin', 'auth'],
      ),
      rule(`update mail_outbox set status = 'sent'`, ['system'], ['superAdmin', 'auth']),
      rule(`delete from mail_outbox`, ['system'], ['superAdmin', 'auth']),
    ],
    contact_messages: [
      rule(`select from contact_messages`, ['admin', 'system', 'owner'], ['teacher', 'guest']),
      rule(
        `insert into contact_messages (name, email, body) values ('A', 'a@example.org', 'Hello')`,
        ['guest', 'student'],
        ['auth', 'system'],
      ),
      rule(`update contact_messages set answered_at = now()`, ['admin'], ['teacher', 'guest', 'system']),
      rule(`delete from contact_messages`, ['owner'], ['superAdmin', 'system']),
    ],
    audit_log: [
      rule(`select from audit_log`, ['admin', 'system', 'owner'], ['teacher', 'guest', 'auth']),
      rule(`insert into audit_log (action) values ('file.read')`, ['admin', 'student', 'auth', 'system'], []),
      rule(
        `insert into audit_log (action, actor_id) values ('x', '${w.admin}')`,
        ['system'],
        ['student', 'superAdmin'],
      ),
      rule(`update audit_log set action = 'x'`, ['owner'], ['superAdmin', 'auth', 'system']),
      rule(`delete from audit_log`, ['owner'], ['superAdmin', 'auth', 'system']),
    ],
  };
}
