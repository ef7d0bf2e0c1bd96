import type { Person } from '../../../testing/http/people.ts';
import type { TestApi } from '../../../testing/http/use-api.ts';

export function call(
  api: TestApi,
  who: Person | null,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
) {
  return api.server.inject({
    method,
    url: `/api${url}`,
    ...(who && { headers: { cookie: who.cookie } }),
    ...(payload && { payload }),
  });
}

/** More bytes of an upload, as a tus client sends them. */
export function sendPiece(
  api: TestApi,
  who: Person | null,
  { id, offset, bytes }: { readonly id: string; readonly offset: number; readonly bytes: Buffer },
) {
  return api.server.inject({
    method: 'PATCH',
    url: `/api/uploads/${id}/bytes`,
    headers: {
      ...(who && { cookie: who.cookie }),
      'tus-resumable': '1.0.0',
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    },
    payload: bytes,
  });
}

export function askOffset(api: TestApi, who: Person | null, id: string) {
  return api.server.inject({
    method: 'HEAD',
    url: `/api/uploads/${id}/bytes`,
    headers: { ...(who && { cookie: who.cookie }), 'tus-resumable': '1.0.0' },
  });
}

export async function begin(api: TestApi, who: Person, name: string, size: number): Promise<string> {
  const answer = await call(api, who, 'POST', '/uploads', { name, size });
  if (answer.statusCode !== 200) throw new Error(`The upload was refused: ${answer.body}`);
  return answer.json<{ id: string }>().id;
}

/** A whole file, from its beginning to its arrival; what the arrival is answered with. */
export async function sendFile(api: TestApi, who: Person, name: string, content: string | Buffer) {
  const bytes = Buffer.from(content);
  const id = await begin(api, who, name, bytes.length);
  await sendPiece(api, who, { id, offset: 0, bytes });
  return call(api, who, 'POST', `/uploads/${id}/arrival`);
}
