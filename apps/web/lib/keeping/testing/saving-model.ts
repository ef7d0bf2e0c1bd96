import { expect } from 'vitest';
import { listStored, type StorageKey } from '../../stores/stored.ts';
import { openKeptHere } from '../kept-here.ts';
import type { Answer, SavingState, Unsaved, Version } from '../saver.ts';
import { saySaved } from '../say-saved.ts';

/** What one tab shows of a keeper, whichever it is. */
export interface OpenWork<Work> {
  readonly look: () => Pick<SavingState<Work>, 'edits' | 'standing' | 'theirs'>;
  readonly subscribe: (listener: () => void) => () => void;
  readonly present: () => Work;
  readonly add: (change: number) => void;
  readonly flush: () => Promise<boolean>;
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
}

/** A keeper that the model tries. Its work holds numbers; each change adds one that was never there before. */
export interface Keeper<Work> {
  readonly first: Work;
  readonly changesIn: (work: Work) => readonly number[];
  readonly parse: (kept: unknown) => Work | undefined;
  readonly open: (needs: {
    readonly there: Version<Work> & { readonly edits: number };
    readonly unsaved: Unsaved<Work> | null;
    /** What is sent is put into what the server has. */
    readonly send: (edits: number | null, put: (there: Work) => Work) => Promise<Answer<Work>>;
    readonly keepHere: (unsaved: Unsaved<Work> | null) => boolean;
    readonly later: (work: () => void, delay: number) => () => void;
  }) => OpenWork<Work>;
}

interface Tab<Work> {
  readonly browser: string;
  /** The pages whose unsaved work it continues, and how many requests had been sent when it took that over. */
  readonly before: ReadonlyMap<number, number>;
  readonly number: number;
  readonly work: OpenWork<Work>;
  readonly made: Set<number>;
  /** What waits for its turn to be said. */
  readonly sayings: (() => string | null)[];
  readonly leave: () => void;
  timer: (() => void) | null;
  unanswered: number;
}

interface Request<Work> {
  readonly from: Tab<Work>;
  readonly count: number;
  readonly edits: number | null;
  readonly put: (there: Work) => Work;
  readonly answer: (answer: Answer<Work>) => void;
}

interface Reply {
  readonly arrive: () => void;
  readonly lose: () => void;
}

/** Two tabs in one browser and one on another device. */
const BROWSERS = ['desk', 'desk', 'phone'] as const;
export const TABS = BROWSERS.length;

/** A server, a line whose every message waits until it is told to arrive, and tabs that are opened and closed. */
export function createWorld<Work>(keeper: Keeper<Work>) {
  localStorage.clear();
  let server = { edits: 0, work: keeper.first };
  const written = new Map<number, { readonly work: Work; readonly by: Request<Work> | null }>([
    [0, { work: keeper.first, by: null }],
  ]);
  const requests: Request<Work>[] = [];
  const replies: Reply[] = [];
  /** What somebody has chosen to let go. */
  const givenUp = new Set<number>();
  let changes = 0;
  let opened = 0;
  let sent = 0;
  const all = new Map<number, Tab<Work>>();

  const open = (browser: string): Tab<Work> => {
    opened += 1;
    const number = opened;
    const places = listStored(keyOf(browser));
    const { found, keep } = openKeptHere(keyOf(browser), keeper.parse, String(opened));
    const moved = places.find((place) => !listStored(keyOf(browser)).includes(place));
    const from = all.get(Number(moved?.split('/')[1]));
    const before = new Map(from ? [...from.before, [from.number, sent]] : []);
    const made = new Set(found ? keeper.changesIn(found.work) : []);
    const work = keeper.open({
      there: server,
      unsaved: found,
      send: (edits, put) =>
        new Promise((resolve) => {
          tab.unanswered += 1;
          sent += 1;
          requests.push({
            from: tab,
            count: sent,
            edits,
            put,
            answer: (answer) => {
              tab.unanswered -= 1;
              resolve(answer);
            },
          });
        }),
      keepHere: keep,
      later: (timed) => {
        // The first may be asked for while it is opened.
        queueMicrotask(() => {
          tab.timer = timed;
        });
        return () => {
          if (tab.timer === timed) tab.timer = null;
        };
      },
    });
    const sayings: (() => string | null)[] = [];
    const leave = saySaved({
      store: { get: work.look, set: () => undefined, subscribe: work.subscribe },
      isSaved: ({ standing }) => standing === 'kept' && made.size > 0,
      isTrouble: ({ standing }) => standing === 'failed',
      say: (words) => sayings.push(words),
      words: () => 'Saved.',
    });
    const tab: Tab<Work> = {
      browser,
      before,
      number,
      work,
      made,
      sayings,
      leave,
      timer: null,
      unanswered: 0,
    };
    all.set(number, tab);
    return tab;
  };
  const tabs: Tab<Work>[] = [];

  const answerTo = (request: Request<Work>): Answer<Work> => {
    const { edits, put } = request;
    if ((edits ?? 0) !== server.edits) return { outcome: 'overtaken', theirs: server };
    server = { edits: server.edits + 1, work: put(server.work) };
    written.set(server.edits, { work: server.work, by: request });
    return { outcome: 'saved', edits: server.edits };
  };
  const isGone = (tab: Tab<Work>) => !tabs.includes(tab);

  const world = {
    change: (at: number) => {
      const tab = tabOf(at);
      changes += 1;
      tab.made.add(changes);
      tab.work.add(changes);
    },
    passTime: (at: number) => {
      const { timer } = tabOf(at);
      tabOf(at).timer = null;
      timer?.();
    },
    flush: (at: number) => void tabOf(at).work.flush(),
    /** A request reaches the server, whichever was sent first. */
    arrive: (at: number, isRefused: boolean) => {
      const [request] = requests.splice(at % Math.max(requests.length, 1), 1);
      if (!request) return;
      const answer: Answer<Work> = isRefused ? { outcome: 'failed', why: 'busy' } : answerTo(request);
      replies.push({
        arrive: () => isGone(request.from) || request.answer(answer),
        lose: () => isGone(request.from) || request.answer({ outcome: 'failed', why: '' }),
      });
    },
    /** The line breaks; what was sent may reach the server all the same, later. */
    breakLine: (at: number, mayArrive: boolean) => {
      const [request] = requests.splice(at % Math.max(requests.length, 1), 1);
      if (!request) return;
      if (!isGone(request.from)) request.answer({ outcome: 'failed', why: '' });
      if (mayArrive) requests.push({ ...request, answer: () => undefined });
    },
    reply: (at: number, isLost: boolean) => {
      const [reply] = replies.splice(at % Math.max(replies.length, 1), 1);
      if (isLost) reply?.lose();
      else reply?.arrive();
    },
    /** Nothing that a closed page meant to do happens any more; what it sent is on its way. */
    closeAndOpen: (at: number) => {
      const tab = tabOf(at);
      tab.leave();
      tabs[at % TABS] = open(tab.browser);
    },
    choose: (at: number, isMine: boolean) => {
      const { look, present, keepMine, takeTheirs } = tabOf(at).work;
      const { theirs } = look();
      if (!theirs) return;
      const [mine, others] = [keeper.changesIn(present()), keeper.changesIn(theirs.work)];
      const [kept, left] = isMine ? [mine, others] : [others, mine];
      for (const change of left) if (!kept.includes(change)) givenUp.add(change);
      if (isMine) keepMine();
      else takeTheirs();
    },
    hear: (at: number) => {
      const said = tabOf(at).sayings.shift()?.();
      if (said) expectSaved(tabOf(at));
    },
    expectNothingWrong: () => {
      for (const tab of tabs) {
        const { standing, theirs } = tab.work.look();
        expect(tab.unanswered, 'saves of one tab on their way').toBeLessThanOrEqual(1);
        if (standing === 'kept') expectSaved(tab);
        if (standing === 'elsewhere')
          expect(isOfTab(tab, theirs?.edits ?? 0), 'a conflict of a person with herself').toBe(false);
      }
      expect(
        [...Array(changes).keys()].map((change) => change + 1).filter((change) => !isSomewhere(change)),
        'changes that are nowhere',
      ).toEqual([]);
    },
    /** The line is good again: all is saved, or waits for a choice. */
    comeToRest: async () => {
      for (let round = 0; round < 60; round += 1) {
        while (requests.length > 0) world.arrive(0, false);
        while (replies.length > 0) world.reply(0, false);
        await settle();
        for (const at of tabs.keys()) world.passTime(at);
        await settle();
      }
      for (const tab of tabs) expect(['kept', 'elsewhere']).toContain(tab.work.look().standing);
    },
  };

  const expectSaved = ({ made, work }: Tab<Work>) => {
    const there = keeper.changesIn(written.get(work.look().edits ?? 0)?.work ?? keeper.first);
    expect(
      [...made].filter((change) => !there.includes(change) && !givenUp.has(change)),
      'changes that are said to be saved and are not',
    ).toEqual([]);
  };
  /** Whether a page, or one whose work it continues, wrote a version. */
  const isOfTab = (tab: Tab<Work>, edits: number) => {
    const by = written.get(edits)?.by;
    return Boolean(by && (by.from === tab || by.count <= (tab.before.get(by.from.number) ?? 0)));
  };
  const isSomewhere = (change: number) =>
    givenUp.has(change) ||
    keeper.changesIn(server.work).includes(change) ||
    tabs.some(({ work }) => keeper.changesIn(work.present()).includes(change)) ||
    Object.values(localStorage).some((text) => {
      const work = keeper.parse((JSON.parse(String(text)) as { work: unknown }).work);
      return work !== undefined && keeper.changesIn(work).includes(change);
    });
  const tabOf = (at: number): Tab<Work> => {
    const tab = tabs[at % TABS];
    if (!tab) throw new Error('There is no such tab.');
    return tab;
  };
  for (const browser of BROWSERS) tabs.push(open(browser));
  return world;
}

export type World = ReturnType<typeof createWorld>;

function keyOf(browser: string): StorageKey {
  return `relievo-draft-model-${browser}`;
}

/** What has been set off runs to where it waits for the line or the clock. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
