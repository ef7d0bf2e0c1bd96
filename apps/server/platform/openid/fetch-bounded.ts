/** Far more than the keys of a provider and all that it tells of a person. */
export const MOST_BYTES = 1024 * 1024;

/** As fetch, of answers up to a length: what a provider sends beyond it is not read, and the call fails. */
export async function fetchBounded(url: string, options: RequestInit): Promise<Response> {
  const response = await fetch(url, options);
  const { status, statusText, headers } = response;
  const bytes = await readUpTo(response, MOST_BYTES);
  return new Response(bytes.length > 0 ? bytes : null, { status, statusText, headers });
}

async function readUpTo({ body }: Response, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of (body ?? []) as AsyncIterable<Uint8Array>) {
    length += part.length;
    if (length > most) throw new Error(`The answer has more than ${most} bytes.`);
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}
