import { type DisplayChoices, readKeptDisplay } from '@relievo/contracts/people';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openKeptHere } from '../lib/keeping/kept-here.ts';
import { settle } from '../lib/keeping/testing/saving-model.ts';
import { createDisplaySender, type DisplaySender } from './display-sender.ts';

const TABS = 2;
const FIRST: DisplayChoices = { theme: 'light', fontSize: 100 };
const TAB = fc.nat(TABS - 1);

const STEP = fc.oneof(
  fc.record({
    do: fc.constant('choose' as const),
    at: TAB,
    choice: fc.oneof(
      fc.record({ theme: fc.constantFrom('light' as const, 'dark' as const) }),
      fc.record({ fontSize: fc.constantFrom(100, 150, 200) }),
    ),
  }),
  fc.record({ do: fc.constantFrom('look' as const, 'pass time' as const, 'flush' as const), at: TAB }),
  fc.record({ do: fc.constantFrom('arrive' as const, 'refuse' as const, 'lose' as const), at: fc.nat(3) }),
  fc.record({ do: fc.constant('reopen' as const), at: TAB, arrives: fc.boolean() }),
);

interface Tab {
  readonly sender: DisplaySender;
  timer: (() => void) | null;
}

interface Request {
  readonly from: Tab;
  readonly change: DisplayChoices;
  readonly answer: (hasArrived: boolean) => void;
}

/** Creates two tabs of one browser, which share the choices that show, and a line on which requests overtake each other. */
function createWorld() {
  localStorage.clear();
  let [server, shown, opened] = [FIRST, FIRST, 0];
  const requests: Request[] = [];
  const open = (): Tab => {
    opened += 1;
    const { found, keep } = openKeptHere(
      'relievo-draft-display-model',
      readKeptDisplay,
      String(opened),
      (older, newer) => ({ ...older, ...newer }),
    );
    const sender = createDisplaySender({
      atFirst: shown,
      unsaved: found,
      read: () => shown,
      send: (change) =>
        new Promise<void>((resolve, reject) => {
          const answer = (hasArrived: boolean) =>
            hasArrived ? resolve() : reject(new Error('The line broke.'));
          requests.push({ from: tab, change, answer });
        }),
      keepHere: keep,
      later: (work) => {
        tab.timer = work;
        return () => {
          if (tab.timer === work) tab.timer = null;
        };
      },
    });
    const tab: Tab = { sender, timer: null };
    sender.look();
    shown = sender.meet(server);
    return tab;
  };
  const tabs = [open(), open()];
  const tabOf = (at: number) => tabs[at] as Tab;
  const take = (at: number) => requests.splice(at % Math.max(requests.length, 1), 1)[0];
  const put = (change: DisplayChoices) => {
    server = { ...server, ...change };
  };
  const passTime = (at: number) => {
    const { timer } = tabOf(at);
    tabOf(at).timer = null;
    timer?.();
  };
  /** A browser passes a choice to its other tabs sooner than a line answers or a page opens. */
  const lookAll = () => {
    for (const { sender } of tabs) sender.look();
  };
  const reach = (at: number, isPut: boolean, isAnswered: boolean) => {
    lookAll();
    const request = take(at);
    if (request && isPut) put(request.change);
    request?.answer(isAnswered);
  };
  return {
    choose: (at: number, choice: DisplayChoices) => {
      shown = { ...shown, ...choice };
      tabOf(at).sender.look();
    },
    run: (step: string, at: number) => {
      if (step === 'look') tabOf(at).sender.look();
      else if (step === 'pass time') passTime(at);
      else if (step === 'flush') void tabOf(at).sender.flush();
      else reach(at, step !== 'refuse', step === 'arrive');
    },
    /** Closes a page: its requests reach the server now, or never, and no answer reaches the page. */
    reopen: (at: number, arrives: boolean) => {
      lookAll();
      const closed = tabOf(at);
      for (const request of [...requests])
        if (request.from === closed) {
          requests.splice(requests.indexOf(request), 1);
          if (arrives) put(request.change);
        }
      tabs[at] = open();
    },
    comeToRest: async () => {
      for (let round = 0; round < 8; round += 1) {
        lookAll();
        for (const at of tabs.keys()) passTime(at);
        await settle();
        while (requests.length > 0) {
          reach(0, true, true);
          await settle();
        }
      }
    },
    look: () => ({ server, shown, left: Object.keys(localStorage) }),
  };
}

test('the account has the choice made last, however the line fails and two tabs take turns', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(STEP, { maxLength: 40, size: 'max' }), async (steps) => {
      const world = createWorld();
      let chosen = FIRST;
      for (const step of steps) {
        if (step.do === 'choose') {
          chosen = { ...chosen, ...step.choice };
          world.choose(step.at, step.choice);
        } else if (step.do === 'reopen') world.reopen(step.at, step.arrives);
        else world.run(step.do, step.at);
        await settle();
        expect(world.look().shown, 'what is shown').toEqual(chosen);
      }
      await world.comeToRest();
      expect(world.look()).toEqual({ server: chosen, shown: chosen, left: [] });
    }),
    { numRuns: 100 },
  );
  expect.hasAssertions();
});
