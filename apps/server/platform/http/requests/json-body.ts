import { refuse } from '../refusals/refuse.ts';

/**
 * How deep a body is, of how many objects and lists it consists, and how many fields these have together. A table of
 * 200,000 rows is taken; four megabytes of empty objects took half a second to parse, in which nobody was answered.
 */
export const JSON_LIMITS = { depth: 32, parts: 250_000, fields: 50_000 } as const;

/**
 * Strict JSON: UTF-8 only, within the limits above, and neither a NUL character nor half of a surrogate pair, which
 * the database cannot store (RFC 7493, 2.1).
 * They are counted before parsing, so that a body above them costs no more than a look at its characters.
 */
export function parseJsonBody(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  const text = decode(bytes);
  inspect(text);
  try {
    return JSON.parse(text);
  } catch {
    throw refuse('malformed_request');
  }
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refuse('malformed_request');
  }
}

/** One escaped character, which is two escapes where it lies beyond the first plane. */
const ESCAPED = /^\\u(?:d[89ab][0-9a-f]{2}\\ud[c-f][0-9a-f]{2}|[0-9a-f]{4})/i;
const LONGEST_ESCAPE = 12;
const UNSTORABLE = /^\\u(?:0000|d[89a-f][0-9a-f]{2})$/i;

function inspect(text: string): void {
  let depth = 0;
  let parts = 0;
  let fields = 0;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (inString) {
      if (character === '\\') {
        const escaped = ESCAPED.exec(text.slice(at, at + LONGEST_ESCAPE))?.[0] ?? '';
        if (UNSTORABLE.test(escaped)) throw refuse('malformed_request');
        at += Math.max(1, escaped.length - 1);
      } else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '[' || character === '{') {
      depth += 1;
      parts += 1;
      if (depth > JSON_LIMITS.depth || parts > JSON_LIMITS.parts) throw refuse('malformed_request');
    } else if (character === ']' || character === '}') depth -= 1;
    else if (character === ':') {
      fields += 1;
      if (fields > JSON_LIMITS.fields) throw refuse('malformed_request');
    }
  }
}

/** Bodies come as JSON in UTF-8, not packed: `charset=latin1` and `Content-Encoding: gzip` are refused. */
export function checkContentHeaders(headers: Record<string, string | string[] | undefined>): void {
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity') throw refuse('unsupported_media_type');
  const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(String(headers['content-type'] ?? ''))?.[1];
  if (charset !== undefined && charset.toLowerCase() !== 'utf-8') throw refuse('unsupported_media_type');
}
