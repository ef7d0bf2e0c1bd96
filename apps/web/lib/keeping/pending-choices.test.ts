import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PATIENCE } from '../testing/patience.ts';
import { openSavers } from './open-savers.ts';
import { createPendingChoices } from './pending-choices.ts';
import { settle } from './testing/saving-model.ts';

type Choices = Record<'voice' | 'paper' | 'braille', number>;

const NONE: Choices = { voice: 0, paper: 0, braille: 0 };

const STEP = fc.oneof(
  fc.record({
    do: fc.constant('choose' as const),
    field: fc.constantFrom('voice' as const, 'paper' as const, 'braille' as const),
    value: fc.integer({ min: 1, max: 9 }),
  }),
  fc.record({ do: fc.constantFrom('arrive' as const, 'refuse' as const, 'hide' as const) }),
);

test('choices go one after the other and with a page that closes, and "Saved." comes when all have arrived', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(STEP, { maxLength: 40, size: 'max' }), async (steps) => {
      let server = NONE;
      let loaded = NONE;
      let chosen: Partial<Choices> = {};
      const line: {
        readonly change: Partial<Choices>;
        readonly arrive: () => void;
        readonly refuse: () => void;
      }[] = [];
      // A refused choice still shows until the page says that it was refused.
      let hasRefused = false;
      let hide: () => void = () => undefined;
      const pending = createPendingChoices<Choices>({
        send: (change) =>
          new Promise((resolve, reject) => {
            line.push({
              change,
              arrive: () => {
                server = { ...server, ...change };
                resolve(server);
              },
              refuse: () => reject(new Error('It was refused.')),
            });
          }),
        onSaved: (saved) => {
          loaded = saved;
        },
        watchLeaving: (leave) => {
          hide = leave;
          return () => {
            hide = () => undefined;
          };
        },
      });
      const start = async () => {
        try {
          await pending.sendAll();
          expect({ ...server, ...chosen }, 'what is said to be saved').toEqual(server);
          chosen = {};
        } catch (thrown) {
          if (!(thrown instanceof Error) || thrown.message !== 'It was refused.') throw thrown;
          hasRefused = false;
          chosen = {};
        }
      };
      const all: Promise<void>[] = [];
      for (const step of steps) {
        let sent: Choices | null = null;
        if (step.do === 'choose') {
          const change = { [step.field]: step.value };
          chosen = { ...chosen, ...change };
          if (pending.add(change)) all.push(start());
        } else if (step.do === 'hide') {
          const isSure = line.length < 2 && !hasRefused;
          hide();
          if (isSure) sent = line.reduce((sum, { change }) => ({ ...sum, ...change }), server);
        } else {
          hasRefused ||= step.do === 'refuse' && line.length > 0;
          line.shift()?.[step.do]();
        }
        expect(sent ?? chosen, 'choices that a closed page has sent').toMatchObject(chosen);
        await settle();
        expect({ ...loaded, ...pending.store.get() }, 'what is shown').toMatchObject(chosen);
        expect(line.length, 'changes on their way').toBeLessThanOrEqual(2);
      }
      while (line.length > 0) {
        line.shift()?.arrive();
        await settle();
      }
      await Promise.all(all);
      expect({ ...loaded, ...pending.store.get() }).toEqual(server);
    }),
    { numRuns: 200 },
  );
  expect.hasAssertions();
});

test('a sign-out waits for choices on their way and for those that wait behind them', async () => {
  const line: { readonly change: Partial<Choices>; readonly end: (isRefused: boolean) => void }[] = [];
  const pending = createPendingChoices<Choices>({
    send: (change) =>
      new Promise((resolve, reject) => {
        const end = (isRefused: boolean) =>
          isRefused ? reject(new Error('It was refused.')) : resolve({ ...NONE, ...change });
        line.push({ change, end });
      }),
    onSaved: () => undefined,
    watchLeaving: () => () => undefined,
  });
  const choose = (change: Partial<Choices>) => {
    if (pending.add(change)) void pending.sendAll().catch(() => undefined);
  };
  const answerAll = async (isRefused: boolean) => {
    for (let at = 0; at < 2; at += 1) {
      await settle();
      line.shift()?.end(isRefused);
    }
  };
  choose({ voice: 1 });
  choose({ paper: 2 });
  const saved = openSavers.saveAll(PATIENCE).then((isAll) => ({ isAll, unsaved: pending.store.get() }));
  await answerAll(false);
  expect(await saved).toEqual({ isAll: true, unsaved: {} });
  choose({ voice: 3 });
  const refused = openSavers.saveAll(PATIENCE);
  await answerAll(true);
  expect([await refused, await openSavers.saveAll(PATIENCE)]).toEqual([false, true]);
});
