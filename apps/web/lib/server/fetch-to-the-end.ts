/** Bytes: browsers send no more than 64 KiB, of all requests together, on behalf of a page that has ended. */
const ROOM = 60_000;

type Fetch = (request: Request, init: RequestInit) => Promise<Response>;

/**
 * A fetch whose changes reach the server although the page ends while they are sent. That is asked for only when the page
 * is out of sight, where it may end: there is room for few. The input is what the request sends as JSON.
 */
export function createFetchToTheEnd(
  fetch: Fetch,
): (request: Request, init: RequestInit, input: unknown) => Promise<Response> {
  let taken = 0;
  return async (request, init, input) => {
    if (request.method === 'GET' || document.visibilityState !== 'hidden' || !isJson(request))
      return fetch(request, init);
    const bytes = new TextEncoder().encode(JSON.stringify(input)).length;
    if (taken + bytes > ROOM) return fetch(request, init);
    taken += bytes;
    try {
      return await fetch(request, { ...init, keepalive: true });
    } finally {
      taken -= bytes;
    }
  };
}

function isJson({ headers }: Request): boolean {
  return headers.get('content-type') === 'application/json';
}
