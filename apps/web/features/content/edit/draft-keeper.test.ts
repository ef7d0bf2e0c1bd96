import type { ContentFields } from '@relievo/contracts/values';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Answer, Unsaved } from '../../../lib/keeping/saver.ts';
import { expectNothingLost } from '../../../lib/keeping/testing/saving-commands.ts';
import { type ContentForm, fieldsOf, formOf } from './content-form.ts';
import { createDraftKeeper, type Written } from './draft-keeper.ts';

const FIELDS: ContentFields = {
  title: 'Tides',
  description: '',
  altText: '',
  knownFlaws: '',
  category: '',
  subject: '',
  difficultyLevel: '',
  graphicType: '',
  contentType: '',
  language: 'en',
  licence: '',
  tags: ['moon'],
  isPremium: false,
};
const START: Written = { form: formOf(FIELDS), edits: null };

function saved(edits: number): Answer<ContentForm> {
  return { outcome: 'saved', edits };
}

function overtaken(edits: number, title: string): Answer<ContentForm> {
  return { outcome: 'overtaken', theirs: { edits, work: formOf({ ...FIELDS, title }) } };
}

let sent: { edits: number | null; title: string }[] = [];
let answers: (() => Promise<Answer<ContentForm>>)[] = [];
let here: Unsaved<ContentForm> | null = null;
let waiting: (() => void) | null = null;

beforeEach(() => {
  sent = [];
  answers = [];
  here = null;
  waiting = null;
});

function aKeeper(unsaved: Unsaved<ContentForm> | null = null, start = START) {
  return createDraftKeeper({
    start,
    unsaved,
    send: (edits, { title }) => {
      sent.push({ edits, title });
      return answers.shift()?.() ?? Promise.resolve(saved((edits ?? 0) + 1));
    },
    keepHere: (words) => {
      here = words;
      return true;
    },
    later: (work) => {
      waiting = work;
      return () => {
        waiting = null;
      };
    },
  });
}

async function elapse(keeper: ReturnType<typeof aKeeper>) {
  const work = waiting;
  waiting = null;
  work?.();
  await keeper.flush();
}

describe('the draft keeper', () => {
  test('saves after a pause, and keeps typed text in this browser until it is saved', async () => {
    const keeper = aKeeper();
    keeper.change('title')('Ti');
    keeper.change('title')('Tides and the moon');
    expect([sent, here?.work.title, keeper.store.get().standing]).toEqual([
      [],
      'Tides and the moon',
      'waiting',
    ]);
    await elapse(keeper);
    expect(sent).toEqual([{ edits: null, title: 'Tides and the moon' }]);
    expect([here, keeper.store.get()]).toMatchObject([null, { edits: 1, standing: 'kept', hasSaved: true }]);
  });

  test('saves text typed during a save after it, on the new count', async () => {
    const keeper = aKeeper();
    let arrive: (answer: Answer<ContentForm>) => void = () => {};
    answers.push(() => new Promise((resolve) => (arrive = resolve)));
    keeper.change('title')('One');
    waiting?.();
    keeper.change('title')('Two');
    expect(sent).toHaveLength(1);
    arrive(saved(1));
    await keeper.flush();
    expect(sent).toEqual([
      { edits: null, title: 'One' },
      { edits: 1, title: 'Two' },
    ]);
    expect(keeper.store.get().standing).toBe('kept');
  });

  test('saves text that never arrived when the page is opened again', async () => {
    const keeper = aKeeper(
      { work: { ...START.form, title: 'From yesterday' }, edits: 4, sent: [] },
      { ...START, edits: 4 },
    );
    expect(keeper.store.get()).toMatchObject({ standing: 'waiting', form: { title: 'From yesterday' } });
    await elapse(keeper);
    expect(sent).toEqual([{ edits: 4, title: 'From yesterday' }]);
  });

  test('tries again when the server was not reached, and loses nothing meanwhile', async () => {
    const keeper = aKeeper();
    answers.push(() => Promise.resolve({ outcome: 'failed', why: '' }));
    keeper.change('title')('Kept');
    await keeper.flush();
    expect([keeper.store.get().standing, here?.work.title]).toEqual(['failed', 'Kept']);
    await elapse(keeper);
    expect([keeper.store.get().standing, here]).toEqual(['kept', null]);
  });

  test('does not retry in vain what cannot be saved any more, says why, and keeps the text', async () => {
    const keeper = aKeeper();
    const why = 'This resource waits for review.';
    answers.push(() => Promise.resolve({ outcome: 'closed', why }));
    keeper.change('title')('Too late');
    await keeper.flush();
    keeper.change('title')('Too late again');
    expect(await keeper.flush()).toBe(false);
    expect([sent.length, keeper.store.get().refused, here?.work.title]).toEqual([1, why, 'Too late again']);
  });
});

describe('a conflict with another tab', () => {
  const aKeeperOvertaken = async () => {
    const keeper = aKeeper(null, { ...START, edits: 1 });
    answers.push(() => Promise.resolve(overtaken(5, 'Theirs')));
    keeper.change('title')('Mine');
    await keeper.flush();
    return keeper;
  };

  test('stops saving until the person chooses', async () => {
    const keeper = await aKeeperOvertaken();
    keeper.change('title')('Mine, longer');
    expect(await keeper.flush()).toBe(false);
    expect([sent.length, keeper.store.get()]).toMatchObject([
      1,
      { standing: 'elsewhere', theirs: { edits: 5 } },
    ]);
  });

  test("lets one's own text replace the other", async () => {
    const keeper = await aKeeperOvertaken();
    keeper.keepMine();
    await keeper.flush();
    expect([sent.at(-1), keeper.store.get().standing]).toEqual([{ edits: 5, title: 'Mine' }, 'kept']);
  });

  test("lets the other text replace one's own", async () => {
    const keeper = await aKeeperOvertaken();
    keeper.takeTheirs();
    expect([keeper.store.get(), here]).toMatchObject([
      { form: { title: 'Theirs' }, edits: 5, standing: 'kept' },
      null,
    ]);
  });

  test('is not reported for equal text, where only the answer to a save was lost', async () => {
    const keeper = aKeeper();
    answers.push(() => Promise.resolve(overtaken(1, 'Same')));
    keeper.change('title')('Same');
    expect(await keeper.flush()).toBe(true);
    expect(keeper.store.get().edits).toBe(1);
  });

  test('is over when the resource is discarded, and typed text becomes a new draft', async () => {
    const keeper = aKeeper(null, { ...START, edits: 3 });
    answers.push(() => Promise.resolve({ outcome: 'absent' }));
    keeper.change('title')('Still here');
    await keeper.flush();
    await elapse(keeper);
    expect(sent.at(-1)).toEqual({ edits: null, title: 'Still here' });
  });

  test('takes over the other text only where nothing was typed here', () => {
    const keeper = aKeeper();
    const there = { form: { ...START.form, title: 'From the other' }, edits: 2 };
    keeper.change('title')('Typing');
    keeper.adopt(there);
    expect(keeper.store.get().form.title).toBe('Typing');
    const idle = aKeeper();
    idle.adopt(there);
    expect(idle.store.get()).toMatchObject({ edits: 2, form: { title: 'From the other' } });
  });
});

test('tags are separated by commas and listed once', () => {
  const { tags } = fieldsOf({ ...START.form, tags: ' moon, Sea ,, sea\nwind ' });
  expect(tags).toEqual(['moon', 'Sea', 'wind']);
});

test('whatever the line does, text that is said to be saved is saved, and none is lost', async () => {
  await expectNothingLost<ContentForm>({
    first: { ...START.form, title: '' },
    changesIn: ({ title }) => title.split(' ').filter(Boolean).map(Number),
    parse: (kept) => kept as ContentForm,
    open: ({ there, unsaved, send, keepHere, later }) => {
      const { store, change, flush, keepMine, takeTheirs } = createDraftKeeper({
        start: { edits: there.edits === 0 ? null : there.edits, form: there.work },
        unsaved,
        send: (edits, form) => send(edits, () => form),
        keepHere,
        later,
      });
      return {
        look: store.get,
        subscribe: store.subscribe,
        present: () => store.get().form,
        add: (number) => change('title')(`${store.get().form.title} ${number}`),
        flush,
        keepMine,
        takeTheirs,
      };
    },
  });
  expect.hasAssertions();
});
