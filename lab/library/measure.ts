import { type Case, createAskers } from './cases.ts';
import { type Answer, CONNECTIONS, load, type Request } from './load.ts';
import type { Truth } from './truth.ts';

export interface Figures {
  readonly perSecond: number;
  /** In milliseconds. */
  readonly p50: number;
  readonly p975: number;
}

export interface CaseResult {
  readonly case: string;
  readonly rows: number;
  /** Our time per request over that of what it is put beside: the median of the rounds. */
  readonly ratio: number;
  readonly rounds: readonly number[];
  readonly ours: Figures;
  readonly beside: Figures;
  /** Our p50 where nobody else asks. */
  readonly alone: number;
  readonly totalsChecked: number;
}

export interface Ports {
  readonly ours: number;
  readonly floor: number;
}

interface Side {
  readonly latencies: number[];
  milliseconds: number;
}

/** So long each side is asked before it counts. */
const WARMING_MS = 500;

/** Both sides in turns, so that what else the machine does falls on both. */
export async function measure(
  subject: Case,
  { ports, cookies, truth, rows }: { ports: Ports; cookies: readonly string[]; truth: Truth; rows: number },
  { rounds, milliseconds }: { rounds: number; milliseconds: number },
): Promise<CaseResult> {
  const next = createAskers(cookies);
  const sides = { ours: createSide(), beside: createSide(), alone: createSide() };
  const ratios: number[] = [];
  let asked = { ours: 0, beside: 0 };
  let checked = 0;
  const run = async (side: keyof typeof sides, counted: boolean): Promise<number> => {
    const which = side === 'alone' ? 'ours' : side;
    const forMs = counted ? milliseconds : WARMING_MS;
    const onFloor = which === 'beside' && subject.beside === 'floor';
    const questionOf = () => {
      const question = subject.questions[asked[which] % subject.questions.length];
      asked = { ...asked, [which]: asked[which] + 1 };
      if (!question) throw new Error(`${subject.name} asks nothing`);
      return question;
    };
    const known = new WeakMap<Request, { key: string; member: boolean }>();
    const ask = (): Request => {
      const { key, ours, floor } = questionOf();
      const { headers, member } = onFloor ? { headers: {}, member: false } : next();
      const request = { path: which === 'ours' ? ours : floor, headers };
      known.set(request, { key, member });
      return request;
    };
    const { latencies } = sides[side];
    const before = latencies.length;
    const hear = (answer: Answer, request: Request) => {
      const about = known.get(request);
      const total = readTotal(answer);
      const isTrue =
        about &&
        (exceedsTotal(answer)
          ? truth.isMoreThan(about.key, total, about.member)
          : truth.wasTrue(about.key, total, answer.sentAt, answer.receivedAt, about.member));
      if (!isTrue)
        throw new Error(`${subject.name}: ${request.path} gave a total of ${total}, which was not true.`);
      checked += 1;
      latencies.push(answer.receivedAt - answer.sentAt);
    };
    const connections = side === 'alone' ? 1 : CONNECTIONS;
    const took = await load(onFloor ? ports.floor : ports.ours, forMs, ask, hear, connections);
    if (!counted) latencies.length = before;
    else sides[side].milliseconds += took;
    return took / (latencies.length - before);
  };
  for (const which of ['ours', 'beside'] as const) await run(which, false);
  for (let round = 0; round < rounds; round++) {
    const first = round % 2 === 0;
    const one = await run(first ? 'beside' : 'ours', true);
    const other = await run(first ? 'ours' : 'beside', true);
    ratios.push(first ? other / one : one / other);
  }
  await run('alone', true);
  return {
    case: subject.name,
    rows,
    ratio: roundTo(medianOf(ratios), 3),
    rounds: ratios.map((ratio) => roundTo(ratio, 3)),
    ours: figuresOf(sides.ours),
    beside: figuresOf(sides.beside),
    alone: figuresOf(sides.alone).p50,
    totalsChecked: checked,
  };
}

function createSide(): Side {
  return { latencies: [], milliseconds: 0 };
}

function readTotal({ body }: Answer): number {
  const place = body.lastIndexOf('"total":');
  if (place >= 0) return Number.parseInt(body.slice(place + 8), 10);
  const counts = /"free":(\d+),"paid":(\d+)/.exec(body);
  return Number(counts?.[1]) + Number(counts?.[2]);
}

/** A search that found more than are counted says so. */
function exceedsTotal({ body }: Answer): boolean {
  return body.includes('"exceedsTotal":true');
}

function figuresOf({ latencies, milliseconds }: Side): Figures {
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (share: number) =>
    roundTo(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN, 2);
  return { perSecond: roundTo((1000 * sorted.length) / milliseconds, 1), p50: at(0.5), p975: at(0.975) };
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}

function roundTo(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
