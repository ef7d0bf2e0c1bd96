import { type RulesOfTable, rule } from '../policies/rule.ts';
import type { World } from '../policies/world.ts';

const SHA = 'a'.repeat(64);

/** Reading a resource has its own page of tests: visibility.test.ts. */
export function rules(w: World): RulesOfTable {
  return {
    files: [
      rule(
        `select from files where id = '${w.picture}'`,
        ['guest', 'student', 'teacher', 'system', 'owner'],
        ['auth'],
      ),
      rule(
        `select from files where id = '${w.source}'`,
        ['teacher', 'admin', 'member'],
        ['guest', 'student'],
      ),
      rule(
        `select from files where id = '${w.made}'`,
        ['otherTeacher', 'admin', 'member'],
        ['guest', 'student'],
      ),
      rule(
        `select from files where id = '${w.download}'`,
        ['teacher', 'admin', 'member'],
        ['guest', 'student'],
      ),
      rule(
        `select from files where id = '${w.reading}'`,
        ['teacher', 'admin', 'member'],
        ['guest', 'student'],
      ),
      rule(
        `select from files where id = '${w.document}'`,
        ['teacher', 'admin', 'system'],
        ['guest', 'student', 'member'],
      ),
      rule(
        `insert into files (sha256, size, media_type) values ('${SHA}', 1, 'text/csv')`,
        ['student', 'system'],
        ['guest', 'auth'],
      ),
      rule(`update files set size = 2`, ['owner'], ['teacher', 'superAdmin', 'system']),
      rule(
        `delete from files where id = '${w.download}'`,
        ['teacher', 'admin', 'system'],
        ['student', 'guest', 'member'],
      ),
    ],
    thumbnails: [
      rule(
        `select from thumbnails where file_id = '${w.picture}'`,
        ['guest', 'student', 'system', 'owner'],
        ['auth'],
      ),
      rule(
        `select from thumbnails where file_id = '${w.source}'`,
        ['teacher', 'admin'],
        ['guest', 'student'],
      ),
      rule(
        `insert into thumbnails (file_id, width, format) values ('${w.picture}', 960, 'avif')`,
        ['system'],
        ['teacher', 'superAdmin', 'guest'],
      ),
      rule(`update thumbnails set sha256 = null`, ['owner'], ['teacher', 'superAdmin', 'system']),
      rule(`delete from thumbnails`, ['system'], ['teacher', 'superAdmin', 'guest']),
    ],
    resources: [
      rule(
        `select from resources where id = '${w.unsubmitted}'`,
        ['teacher', 'admin', 'system', 'owner'],
        ['member', 'auth'],
      ),
      rule(
        `insert into resources (title) values ('Rivers')`,
        ['teacher', 'admin'],
        ['student', 'guest', 'system'],
      ),
      rule(
        `insert into resources (title, organization_id) values ('Rivers', '${w.school}')`,
        ['teacher'],
        ['otherTeacher'],
      ),
      rule(
        `insert into resources (title, image_file_id) values ('Rivers', '${w.picture}')`,
        ['teacher'],
        ['otherTeacher', 'admin'],
      ),
      rule(
        `insert into resources (title, reading_file_id) values ('Rivers', '${w.reading}')`,
        ['teacher'],
        ['otherTeacher', 'admin'],
      ),
      rule(
        `insert into resources (title, document_file_id) values ('Rivers', '${w.document}')`,
        ['teacher'],
        ['otherTeacher', 'admin'],
      ),
      rule(
        `update resources set source_file_id = '${w.source}' where id in ('${w.unsubmitted}', '${w.othersDraft}')`,
        ['teacher', 'system'],
        ['otherTeacher'],
      ),
      rule(
        `insert into resources (title, status) values ('Rivers', 'approved')`,
        [],
        ['teacher', 'superAdmin'],
      ),
      rule(
        `update resources set title = 'Seas' where id = '${w.unsubmitted}'`,
        ['teacher', 'system'],
        ['otherTeacher', 'admin', 'guest'],
      ),
      rule(
        `update resources set title = 'Seas' where id in ('${w.published}', '${w.waiting}')`,
        ['system'],
        ['teacher'],
      ),
      rule(
        `update resources set status = 'approved' where id = '${w.waiting}'`,
        ['system'],
        ['teacher', 'superAdmin'],
      ),
      rule(
        `update resources set organization_id = '${w.school}' where id = '${w.decided}'`,
        ['system'],
        ['otherTeacher'],
      ),
      rule(
        `delete from resources where id = '${w.published}'`,
        ['teacher', 'admin'],
        ['member', 'guest', 'system'],
      ),
    ],
    resource_versions: [
      rule(
        `select from resource_versions where id = '${w.version}'`,
        ['teacher', 'reviewer', 'admin', 'system', 'owner'],
        ['member', 'student', 'guest'],
      ),
      rule(
        `insert into resource_versions (resource_id, content) values ('${w.published}', '{}')`,
        ['teacher'],
        ['otherTeacher', 'student', 'superAdmin', 'system'],
      ),
      rule(
        `insert into resource_versions (resource_id, content)
       select id, '{"reading_file_id": "${w.download}"}' from resources where id in ('${w.published}', '${w.othersDraft}')
         and submitted_by = app_uid()`,
        ['teacher'],
        ['otherTeacher'],
      ),
      rule(
        `insert into resource_versions (resource_id, content)
       select id, '{"image_file_id": "${w.download}"}' from resources where id in ('${w.published}', '${w.othersDraft}')
         and submitted_by = app_uid()`,
        ['teacher'],
        ['otherTeacher'],
      ),
      rule(`update resource_versions set content = '{}'`, ['owner'], ['teacher', 'superAdmin', 'system']),
      rule(`delete from resource_versions`, ['owner'], ['teacher', 'superAdmin', 'system']),
    ],
    review_queue: [
      rule(
        `select from review_queue where submission_id = '${w.submission}'`,
        ['reviewer', 'manager', 'founder', 'owner'],
        ['teacher', 'member', 'student', 'guest', 'admin', 'system'],
      ),
      rule(
        `insert into review_queue (submission_id, resource_id, visibility, submitted_by, created_at, title, author_name)
         values ('${w.publicSubmission}', '${w.unsubmitted}', 'public', '${w.teacher}', now(), '', '')`,
        ['owner'],
        ['teacher', 'superAdmin', 'system'],
      ),
      rule(`update review_queue set title = 'Mine'`, ['owner'], ['teacher', 'superAdmin', 'system']),
      rule(`delete from review_queue`, ['owner'], ['teacher', 'superAdmin', 'system']),
    ],
    submissions: [
      rule(
        `select from submissions where id = '${w.submission}'`,
        ['teacher', 'reviewer', 'manager', 'founder', 'admin', 'system', 'owner'],
        ['member', 'student', 'guest'],
      ),
      rule(
        `select from submissions where id = '${w.publicSubmission}'`,
        ['otherTeacher', 'admin'],
        ['reviewer', 'founder'],
      ),
      rule(
        `insert into submissions (resource_id, visibility) values ('${w.unsubmitted}', 'public')`,
        ['teacher'],
        ['otherTeacher', 'student', 'superAdmin', 'system'],
      ),
      rule(
        `insert into submissions (resource_id, visibility, organization_id) values ('${w.decided}', 'organization', '${w.school}')`,
        [],
        ['otherTeacher'],
      ),
      rule(`update submissions set closed_at = now()`, ['owner'], ['teacher', 'superAdmin', 'system']),
      rule(
        `update submissions set assigned_to = app_uid() where id = '${w.submission}'`,
        ['reviewer', 'manager', 'founder', 'admin'],
        ['teacher', 'member', 'student', 'guest', 'system'],
      ),
      rule(
        `update submissions set assigned_to = '${w.reviewer}' where id = '${w.submission}'`,
        ['reviewer'],
        ['manager', 'founder', 'superAdmin'],
      ),
      rule(
        `update submissions set assigned_to = app_uid() where id = '${w.publicSubmission}'`,
        [],
        ['admin'],
      ),
      rule(`delete from submissions`, ['owner'], ['teacher', 'superAdmin', 'system']),
    ],
    decisions: [
      rule(
        `select from decisions where id = '${w.decision}'`,
        ['otherTeacher', 'admin', 'system', 'owner'],
        ['teacher', 'reviewer', 'guest'],
      ),
      rule(
        `insert into decisions (submission_id, kind) values ('${w.submission}', 'approve')`,
        ['reviewer', 'manager', 'founder', 'admin'],
        ['teacher', 'member', 'student', 'guest', 'system'],
      ),
      rule(`update decisions set words = 'No.'`, ['owner'], ['admin', 'superAdmin', 'system']),
      rule(`delete from decisions`, ['owner'], ['admin', 'superAdmin', 'system']),
    ],
    outputs: [
      rule(
        `select from outputs where resource_id = '${w.premium}'`,
        ['teacher', 'member', 'admin', 'system', 'owner'],
        ['student', 'guest'],
      ),
      rule(
        `insert into outputs (resource_id, format, file_id) values ('${w.published}', 'pef', '${w.download}')`,
        ['system'],
        ['teacher', 'superAdmin'],
      ),
      rule(`update outputs set engine = 'x'`, ['system'], ['teacher', 'superAdmin']),
      rule(`delete from outputs`, ['teacher', 'system'], ['member', 'superAdmin']),
    ],
    search_documents: [
      rule(`select from search_documents`, ['system', 'owner'], ['superAdmin', 'guest']),
      rule(
        `insert into search_documents values ('${w.unsubmitted}') on conflict (resource_id) do update set words = ''`,
        ['owner'],
        ['superAdmin', 'system'],
      ),
      rule(`update search_documents set words = ''`, ['owner'], ['superAdmin', 'system']),
      rule(`delete from search_documents`, ['owner'], ['superAdmin', 'system']),
    ],
    search_words: [
      rule(`select from search_words`, ['system', 'owner'], ['superAdmin', 'guest']),
      rule(
        `insert into search_words values ('unheard', 'en', 'unheard')`,
        ['owner'],
        ['superAdmin', 'system'],
      ),
      rule(`update search_words set stem = ''`, ['owner'], ['superAdmin', 'system']),
      rule(`delete from search_words`, ['system', 'owner'], ['superAdmin', 'guest']),
    ],
    schema_migrations: [
      rule(`select from schema_migrations`, ['owner'], ['superAdmin', 'auth', 'system']),
      rule(`insert into schema_migrations values ('x', 'y')`, ['owner'], ['superAdmin', 'auth', 'system']),
      rule(`update schema_migrations set checksum = 'x'`, ['owner'], ['superAdmin', 'auth', 'system']),
      rule(`delete from schema_migrations`, ['owner'], ['superAdmin', 'auth', 'system']),
    ],
  };
}
