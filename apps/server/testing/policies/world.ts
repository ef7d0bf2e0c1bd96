import type { Database } from '../../platform/database/database.ts';
import {
  aCollection,
  aCollectionItem,
  aDraftResource,
  aFile,
  aMembership,
  anOrganization,
  aResource,
  aRow,
  aUser,
} from '../factories.ts';
import { aClass } from './class-world.ts';

interface Row {
  readonly id: string;
}

/** One row or more in every table, and people of every kind around them. */
export type World = Awaited<ReturnType<typeof aWorld>>;
export type Person = keyof Awaited<ReturnType<typeof somePeople>>;

export async function aWorld(database: Database) {
  const people = await somePeople(database);
  const school = await aSchool(database, people);
  const library = await aLibrary(database, people, school);
  const classes = await aClass(database, people, school.id, library);
  const work = await someWork(database, people, library, school.id);
  const talk = await someTalk(database, people, library);
  return {
    ...people,
    people,
    school: school.id,
    team: school.team,
    ...library,
    ...classes,
    ...work,
    ...talk,
  };
}

async function somePeople(database: Database) {
  const person = async (role: Parameters<typeof aUser>[1] = {}) => (await aUser(database, role)).id;
  return {
    student: await person(),
    /** The author of everything in the library; a member of the school. */
    teacher: await person({ role: 'teacher', email: 'teacher@example.org' }),
    /** A teacher from elsewhere. */
    otherTeacher: await person({ role: 'teacher', email: 'other@example.org' }),
    member: await person(),
    reviewer: await person({ role: 'professional' }),
    manager: await person(),
    founder: await person(),
    admin: await person({ role: 'admin' }),
    superAdmin: await person({ role: 'super_admin' }),
    /** Has nothing but an account. */
    leaver: await person(),
    /** Of a class of the school, taught by the teacher; the account was made for it. */
    learner: await person(),
    /** Of the same class, with an account of their own. */
    classmate: await person(),
  };
}

type People = Awaited<ReturnType<typeof somePeople>>;

async function aSchool(database: Database, people: People) {
  const { id } = await anOrganization(database, { owner: people.founder });
  await aRow(database, 'tier_grants', { organization_id: id, granted_by: people.superAdmin });
  const belongs = { teacher: 'member', member: 'member', reviewer: 'reviewer', manager: 'admin' } as const;
  for (const [who, role] of Object.entries(belongs))
    await aMembership(database, { organization: id, user: people[who as keyof typeof belongs], role });
  const team = await aRow<Row>(database, 'teams', { organization_id: id, name: 'Maps' });
  await aRow(database, 'team_memberships', { team_id: team.id, organization_id: id, user_id: people.member });
  return { id, team: team.id };
}

async function aLibrary(
  database: Database,
  { teacher, student, otherTeacher, manager }: People,
  { id: school, team }: { readonly id: string; readonly team: string },
) {
  const source = (await aFile(database, { owner: teacher })).id;
  const picture = (await aFile(database, { owner: teacher })).id;
  for (const file_id of [picture, source])
    await aRow(database, 'thumbnails', { file_id, width: 480, format: 'webp' });
  const made = await aRow<Row>(database, 'files', {
    owner_id: null,
    sha256: 'b'.repeat(64),
    size: 1,
    media_type: 'image/svg+xml',
  });
  const published = (await aResource(database, { owner: teacher, image_file_id: picture })).id;
  const document = (await aFile(database, { owner: teacher })).id;
  const reading = (await aFile(database, { owner: teacher })).id;
  const files = { source_file_id: source, document_file_id: document, reading_file_id: reading };
  const premium = (await aResource(database, { owner: teacher, is_premium: true, ...files })).id;
  await aResource(database, { owner: otherTeacher, is_premium: true, source_file_id: made.id });
  const unsubmitted = (await aDraftResource(database, { owner: teacher })).id;
  const othersDraft = (await aDraftResource(database, { owner: otherTeacher })).id;
  const waiting = (
    await aResource(database, {
      owner: teacher,
      status: 'pending',
      visibility: 'organization',
      organization: school,
    })
  ).id;
  const version = await aRow<Row>(database, 'resource_versions', {
    resource_id: waiting,
    content: {},
    created_by: teacher,
  });
  const submission = await aRow<Row>(database, 'submissions', {
    resource_id: waiting,
    version_id: version.id,
    visibility: 'organization',
    organization_id: school,
    submitted_by: teacher,
  });
  const decided = (await aDraftResource(database, { owner: otherTeacher })).id;
  const publicSubmission = await aRow<Row>(database, 'submissions', {
    resource_id: decided,
    visibility: 'public',
    submitted_by: otherTeacher,
  });
  const shared = (
    await aCollection(database, { owner: student, name: 'Shared', is_public: true, is_listed: true })
  ).id;
  const linked = (await aCollection(database, { owner: student, name: 'Linked', is_public: true })).id;
  await aCollectionItem(database, { collection: shared, resource: published });
  const collection = (await aCollection(database, { owner: student })).id;
  await aCollectionItem(database, { collection, resource: published });
  // With a person, and with the team whose member is the member; neither of them is the owner.
  const given = (await aCollection(database, { owner: manager, name: 'Given' })).id;
  const share = await aRow<Row>(database, 'collection_shares', { collection_id: given, person_id: student });
  await aRow(database, 'collection_shares', { collection_id: given, team_id: team });
  const dismissed = (await aCollection(database, { owner: manager, name: 'Dismissed' })).id;
  await aRow(database, 'collection_shares', { collection_id: dismissed, person_id: student });
  await aRow(database, 'collection_dismissals', { collection_id: dismissed, user_id: student });
  const download = (await aFile(database, { owner: teacher })).id;
  await aRow(database, 'outputs', { resource_id: premium, format: 'brf', file_id: download });
  return {
    source,
    /** Made by the worker, and the source of another teacher's premium resource. */
    made: made.id,
    picture,
    document,
    reading,
    download,
    published,
    premium,
    unsubmitted,
    /** Of another teacher. */
    othersDraft,
    waiting,
    version: version.id,
    submission: submission.id,
    decided,
    publicSubmission: publicSubmission.id,
    shared,
    linked,
    given,
    share: share.id,
    dismissed,
    collection,
  };
}

type Library = Awaited<ReturnType<typeof aLibrary>>;

async function someWork(database: Database, people: People, library: Library, school: string) {
  const { teacher, student, founder } = people;
  const draft = await aRow<Row>(database, 'drafts', { owner_id: teacher, kind: 'chart' });
  const conversion = await aRow<Row>(database, 'conversions', {
    owner_id: teacher,
    source_file_id: library.source,
  });
  const upload = await aRow<Row>(database, 'uploads', { owner_id: teacher, name: 'map.svg', size: 1000 });
  const attachment = await aRow<Row>(database, 'resource_attachments', {
    resource_id: library.published,
    owner_id: teacher,
    kind: 'note',
    file_id: (await aFile(database, { owner: teacher })).id,
    is_shown: true,
  });
  const unseenAttachment = await aRow<Row>(database, 'resource_attachments', {
    resource_id: library.published,
    owner_id: teacher,
    kind: 'photo',
    file_id: (await aFile(database, { owner: teacher })).id,
  });
  const progress = await aRow<Row>(database, 'job_progress', { owner_id: teacher });
  const sharedProgress = await aRow<Row>(database, 'job_progress', { owner_id: null });
  const outputRequest = await aRow<Row>(database, 'output_requests', {
    resource_id: library.premium,
    version: 1,
    format: 'pef',
    profile: 'embosser-6',
    progress_id: sharedProgress.id,
  });
  await aRow(database, 'recent_visits', { visit: Buffer.alloc(32), visited_at: new Date() });
  const decision = await aRow<Row>(database, 'decisions', {
    submission_id: library.publicSubmission,
    author_id: people.admin,
    kind: 'request_changes',
    words: 'Say what the arrows mean.',
  });
  const request = await aRow<Row>(database, 'upload_requests', {
    user_id: student,
    role_wanted: 'teacher',
    reason: 'I teach biology.',
  });
  const invitation = await aRow<Row>(database, 'invitations', {
    organization_id: school,
    email: 'invited@example.org',
    token_hash: Buffer.from('invitation'),
    invited_by: founder,
  });
  await aRow(database, 'search_history', { user_id: student, search_query: 'volcano' });
  await aRow(database, 'content_access_logs', { user_id: student, resource_id: library.published });
  await aRow(database, 'resource_events', { resource_id: library.published, kind: 'view' });
  await aRow(database, 'ai_settings', { sealed_key: Buffer.alloc(40), set_by: people.superAdmin });
  await aRow(database, 'ai_usage', { user_id: student, day: '2026-11-20' });
  const session = await aRow<Row>(database, 'user_sessions', {
    user_id: student,
    token: 'token',
    expires_at: new Date(),
  });
  await aRow(database, 'user_accounts', { user_id: student, account_id: student, provider_id: 'credential' });
  await aRow(database, 'verifications', { identifier: 'x', value: 'y', expires_at: new Date() });
  await aRow(database, 'session_permits', {
    token_hash: 'permit',
    session_id: session.id,
    purpose: 'x',
    expires_at: new Date(),
  });
  await aRow(database, 'login_attempts', { account: 'a', client: 'c' });
  await aRow(database, 'guess_counts', { account: 'a', failures: 1, last_at: new Date() });
  await aRow(database, 'sign_in_networks', { account: 'a', client: 'c', last_at: new Date() });
  await aRow(database, 'authenticators', {
    user_id: student,
    sealed_secret: Buffer.alloc(40),
    last_step: 0,
    created_at: new Date(),
  });
  await aRow(database, 'passkeys', {
    user_id: student,
    credential_id: 'a',
    public_key: Buffer.alloc(40),
    counter: 0,
    name: 'Telephone',
    created_at: new Date(),
  });
  await aRow(database, 'recovery_codes', { user_id: student, code_hash: 'a' });
  await aRow(database, 'half_sign_ins', { token_hash: 'a', user_id: student, expires_at: new Date() });
  await aRow(database, 'letter_counts', {
    recipient: 'a',
    kind: 'c',
    last_at: new Date(),
    day_at: new Date(),
    letters: 1,
  });
  const exported = await aRow<Row>(database, 'account_exports', {
    owner_id: student,
    progress_id: progress.id,
    state: 'ready',
    expires_at: new Date(),
  });
  const archive = await aRow<Row>(database, 'collection_archives', {
    owner_id: student,
    collection_id: library.collection,
    progress_id: progress.id,
    state: 'ready',
    expires_at: new Date(),
  });
  // an account whose furniture was taken out, so that a row of it can be put in
  const faceless = (await aUser(database)).id;
  await database.asOwner(async (tx) => {
    await tx.query('no face', 'delete from profiles where user_id = $1', [faceless]);
    await tx.query('no wishes', 'delete from preferences where user_id = $1', [faceless]);
  });
  return {
    faceless,
    session: session.id,
    draft: draft.id,
    conversion: conversion.id,
    upload: upload.id,
    attachment: attachment.id,
    /** Not approved yet. */
    unseenAttachment: unseenAttachment.id,
    progress: progress.id,
    sharedProgress: sharedProgress.id,
    outputRequest: outputRequest.id,
    decision: decision.id,
    request: request.id,
    invitation: invitation.id,
    exported: exported.id,
    archive: archive.id,
  };
}

async function someTalk(
  database: Database,
  { student, teacher, admin }: People,
  { published, waiting }: Library,
) {
  await aRow(database, 'likes', { user_id: student, resource_id: published });
  await aRow(database, 'ratings', { user_id: student, resource_id: published, stars: 4 });
  const comment = await aRow<Row>(database, 'comments', {
    user_id: student,
    resource_id: published,
    body: 'Clear.',
  });
  const report = await aRow<Row>(database, 'reports', {
    reporter_id: student,
    resource_id: published,
    reason: 'wrong',
  });
  const wish = await aRow<Row>(database, 'accessible_requests', { resource_id: published, form: 'audio' });
  await aRow(database, 'accessible_request_supporters', { request_id: wish.id, user_id: student });
  const [hiddenWish, settledWish] = [
    await aRow<Row>(database, 'accessible_requests', { resource_id: waiting, form: 'audio' }),
    await aRow<Row>(database, 'accessible_requests', {
      resource_id: published,
      form: 'braille',
      state: 'answered',
      answer: 'It is on the page.',
    }),
  ];
  const notice = await aRow<Row>(database, 'notices', { user_id: teacher, kind: 'welcome' });
  const message = await aRow<Row>(database, 'contact_messages', {
    name: 'A visitor',
    email: 'visitor@example.org',
    body: 'Hello.',
  });
  const entry = await aRow<Row>(database, 'audit_log', { actor_id: admin, action: 'role.granted' });
  return {
    comment: comment.id,
    report: report.id,
    wish: wish.id,
    hiddenWish: hiddenWish.id,
    settledWish: settledWish.id,
    notice: notice.id,
    message: message.id,
    entry: entry.id,
  };
}
