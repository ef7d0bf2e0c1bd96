import type { NaughtyWords } from '../../../apps/server/testing/attacks/naughty-words.ts';
import { aStranger } from '../../../apps/server/testing/attacks/strangers.ts';
import { aDraftResource } from '../../../apps/server/testing/factories.ts';
import type { TestApi } from '../../../apps/server/testing/http/use-api.ts';
import { FIELDS } from '../../../apps/server/testing/states/subjects.ts';

/** Where one text went that was taken: everything of one person. */
export interface Planted extends NaughtyWords {
  readonly cookie: string;
  readonly userId: string;
  readonly resourceId: string;
  readonly collectionId: string | undefined;
  /** In how many places it was taken. */
  readonly places: number;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH';

/** Puts a text wherever somebody may, by the ways that people have, up to the library and its letters. */
export async function plant(api: TestApi, administrator: string, words: NaughtyWords): Promise<Planted> {
  const { database } = api.dependencies;
  const { text } = words;
  const author = await aStranger(database, 'teacher');
  let places = 0;
  const send = async (method: Method, url: string, payload?: object, cookie = author.cookie) => {
    const body = payload === undefined ? {} : { payload };
    const answer = await api.server.inject({ method, url, headers: { cookie }, ...body });
    const isTaken = answer.statusCode < 300;
    if (isTaken && method !== 'GET') places += 1;
    return isTaken ? answer.json<Record<string, unknown>>() : undefined;
  };

  await send('PATCH', '/api/profile', { displayName: text });
  await send('PATCH', '/api/profile', { bio: text });
  await send('POST', '/api/organizations', { name: text });
  await send('POST', '/api/searches', { searchQuery: text, resultsCount: 1 });
  await send(
    'POST',
    '/api/contact',
    { name: text, email: author.email, subject: 'Hello', message: 'Hello.' },
    '',
  );
  await send('POST', '/api/contact', { name: 'Ada', email: author.email, subject: text, message: text }, '');
  await send('POST', '/api/password-reset/request', { email: author.email }, '');

  const { id: resourceId } = await aDraftResource(database, { owner: author.id });
  let fields: Readonly<Record<string, unknown>> = { ...FIELDS, title: `About ${author.username}` };
  let edits: number | null = null;
  for (const name of ['title', 'description', 'altText', 'knownFlaws', 'tags'] as const) {
    const changed = { ...fields, [name]: name === 'tags' ? [text] : text };
    const saved = await send('PUT', `/api/content/${resourceId}/draft`, { edits, fields: changed });
    if (saved === undefined) continue;
    fields = changed;
    edits = Number(saved['edits'] ?? (edits ?? 0) + 1);
  }
  await publish(send, administrator, { resourceId, edits, text });

  const collection =
    (await send('POST', '/api/collections', { name: text, description: text, visibility: 'listed' })) ??
    (await send('POST', '/api/collections', {
      name: author.username,
      description: text,
      visibility: 'listed',
    })) ??
    (await send('POST', '/api/collections', { name: author.username, visibility: 'listed' }));
  const collectionId = typeof collection?.['id'] === 'string' ? collection['id'] : undefined;
  if (collectionId) await send('POST', `/api/collections/${collectionId}/items`, { resourceId, notes: text });
  await send('POST', `/api/resources/${resourceId}/comments`, { body: text });
  await send('POST', `/api/resources/${resourceId}/accessible-requests`, { form: 'audio', words: text });
  await send('POST', `/api/resources/${resourceId}/reports`, { reason: 'copyright', words: text });
  return { ...words, cookie: author.cookie, userId: author.id, resourceId, collectionId, places };
}

type Send = (
  method: Method,
  url: string,
  payload?: object,
  cookie?: string,
) => Promise<Record<string, unknown> | undefined>;

/** It is submitted and approved, in words of the same kind; where it was refused it stays a draft. */
async function publish(
  send: Send,
  administrator: string,
  { resourceId, edits, text }: { resourceId: string; edits: number | null; text: string },
): Promise<void> {
  await send('POST', `/api/content/${resourceId}/submissions`, { edits, visibility: 'listed' });
  const content = await send('GET', `/api/content/${resourceId}`);
  const [open] = (content?.['submissions'] ?? []) as { id: string }[];
  if (!open) return;
  const decide = (words: string) =>
    send('POST', `/api/submissions/${open.id}/decision`, { kind: 'approve', words }, administrator);
  if ((await decide(text)) === undefined) await decide('');
}
