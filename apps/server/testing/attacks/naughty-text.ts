import type { LightMyRequestResponse } from 'fastify';
import { type DocumentedOperation, faultOf, insideTold } from '../http/documented-operations.ts';
import { addressOf, caseOf, contentOf } from '../http/make-call.ts';
import type { Call, ApiWorld as Place } from '../http/operation-case.ts';
import { person } from '../http/people.ts';
import type { Findings } from './findings.ts';
import { MARK, type NaughtyWords, WORKED_OUT, wellFormed } from './naughty-words.ts';
import { isLate, isSlow } from './slowness.ts';

type Json = Readonly<Record<string, unknown>>;

/** Where an operation takes text: a parameter, or the way to a field in the body. */
interface TextField {
  readonly place: 'path' | 'query' | 'body';
  readonly way: readonly string[];
}

/** So often a new call was refused as the used one was: it is the text that is refused, and not the call. */
const ENOUGH_IN_VAIN = 8;

export function textFieldsOf({ parameters, body }: DocumentedOperation): TextField[] {
  const named = parameters
    .filter(({ schema = {} }) => textWays(schema).length > 0)
    .map(({ name, in: place }) => ({
      place: place === 'path' ? ('path' as const) : ('query' as const),
      way: [name],
    }));
  return [...named, ...textWays(body ?? {}).map((way) => ({ place: 'body' as const, way }))];
}

/** The ways to every text of a schema that is free: neither one of several words nor an id nor a time. */
function textWays(schema: Json): string[][] {
  const choices = (schema['anyOf'] ?? schema['oneOf'] ?? schema['allOf'] ?? []) as readonly Json[];
  const chosen = choices.flatMap(textWays);
  if (schema['type'] === 'object')
    return Object.entries((schema['properties'] ?? {}) as Record<string, Json>).flatMap(([name, inner]) =>
      textWays(inner).map((way) => [name, ...way]),
    );
  if (schema['type'] === 'array')
    return textWays((schema['items'] ?? {}) as Json).map((way) => ['0', ...way]);
  const isFree = schema['type'] === 'string' && !schema['enum'] && !('const' in schema);
  const isText = isFree && !['uuid', 'date-time', 'binary'].includes(String(schema['format'] ?? ''));
  return isText ? [[], ...chosen] : chosen;
}

/** Puts each text into each field that takes one, in a call that is otherwise as its owner makes it. */
export async function tryNaughtyText(
  place: Place,
  operation: DocumentedOperation,
  words: readonly NaughtyWords[],
): Promise<Findings & { readonly accepted: number }> {
  const holes: string[] = [];
  let [tried, accepted] = [0, 0];
  let world = place;
  // Who made calls before may have asked as often as one person may: each call is prepared by somebody new.
  const prepareCall = async () => {
    world = { ...place, owner: await person(place.api) };
    return caseOf(operation).valid(world);
  };
  for (const field of textFieldsOf(operation)) {
    let call: Call | undefined;
    let inVain = 0;
    // These lead to other addresses, which is for the attack on addresses.
    const sent = field.place === 'path' ? words.filter(({ text }) => !/^\.*$/.test(text)) : words;
    for (const { kind, text } of sent) {
      const isFresh = call === undefined;
      call ??= await prepareCall();
      let outcome = await send(world, operation, withText(call, field, text));
      // A call that is late because the machine is busy is late with a harmless text, too, or quick when it is repeated.
      let harmless: Outcome | undefined;
      if (isLate(outcome.seconds)) {
        harmless = await send(world, operation, withText(call, field, MARK));
        outcome = await send(world, operation, withText(call, field, text));
      }
      // What the call was about is used up, or its person asked too often: somebody else makes it once more.
      const { statusCode } = outcome.answer;
      if (!isFresh && inVain < ENOUGH_IN_VAIN && [401, 403, 404, 409, 429].includes(statusCode)) {
        call = await prepareCall();
        outcome = await send(world, operation, withText(call, field, text));
        harmless = undefined;
        inVain = outcome.answer.statusCode === statusCode ? inVain + 1 : 0;
      }
      tried += 1;
      if (outcome.answer.statusCode < 300) accepted += 1;
      if (isLate(outcome.seconds)) harmless ??= await send(world, operation, withText(call, field, MARK));
      const fault = faultIn(operation, outcome, harmless, field.place !== 'body');
      if (fault)
        holes.push(
          `${operation.name} ${field.way.join('.')} (${kind}: ${JSON.stringify(text.slice(0, 80))}): ${fault}`,
        );
    }
  }
  return { tried, accepted, holes };
}

function withText(call: Call, { place, way }: TextField, text: string): Call {
  const [name = ''] = way;
  if (place === 'path')
    return { ...call, params: { ...call.params, [name]: encodeURIComponent(wellFormed(text)) } };
  if (place === 'query') return { ...call, query: { ...call.query, [name]: wellFormed(text) } };
  return { ...call, body: replaceAt(call.body ?? {}, way, text) as Json };
}

function replaceAt(value: unknown, [name, ...rest]: readonly string[], text: string): unknown {
  if (name === undefined) return text;
  if (name === '0') return [replaceAt(undefined, rest, text)];
  const record = typeof value === 'object' && value !== null ? (value as Json) : {};
  return { ...record, [name]: replaceAt(record[name], rest, text) };
}

interface Outcome {
  readonly answer: LightMyRequestResponse;
  readonly seconds: number;
}

async function send({ api }: Place, operation: DocumentedOperation, call: Call): Promise<Outcome> {
  api.clock.turn(1);
  const { payload, headers } = contentOf(call);
  const cookie = [call.as?.cookie ?? '', call.cookies ?? ''].filter(Boolean).join('; ');
  const began = performance.now();
  const answer = await api.server.inject({
    method: operation.method,
    url: addressOf(operation, call),
    headers: { ...headers, cookie },
    ...(payload === undefined ? {} : { payload }),
  });
  return { answer, seconds: (performance.now() - began) / 1000 };
}

/** What any address may be refused with, whatever stands behind it: by us, and by what reads requests. */
const TOO_LONG: readonly number[] = [414, 431];

function faultIn(
  operation: DocumentedOperation,
  { answer, seconds }: Outcome,
  harmless: Outcome | undefined,
  isInAddress: boolean,
): string | undefined {
  const { headers, body } = answer;
  if (harmless && isSlow(seconds, harmless.seconds))
    return `the answer took ${seconds.toFixed(1)} s, with a harmless text ${harmless.seconds.toFixed(1)} s`;
  const type = headers['content-type'] ?? '';
  if (/html|xml/.test(type) || headers['x-content-type-options'] !== 'nosniff')
    return `it may be read as a page: ${type}`;
  if (TOO_LONG.includes(answer.statusCode) && isInAddress) return undefined;
  if (headers['x-zq'] !== undefined) return 'a header was planted';
  if (body.includes(`${MARK}${WORKED_OUT}`)) return `a template was worked out to ${WORKED_OUT}`;
  return faultOf(operation, answer) ?? insideTold(body);
}
