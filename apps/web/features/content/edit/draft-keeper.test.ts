import type { ContentDraft, ContentFields } from '@relievo/contracts';
import { beforeEach, describe, expect, test } from 'vitest';
import { fieldsOf, formOf } from './content-form.ts';
import { createDraftKeeper, type Saved, type Unsaved } from './draft-keeper.ts';

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
const START: Unsaved = { form: formOf(FIELDS), edits: null };
function createDraft(edits: number, title: string): ContentDraft {
  return {
    edits,
    fields: { ...FIELDS, title },
    savedAt: '2026-03-09T12:00:00.000Z',
  };
}
let sent: { edits: number | null; title: string }[] = [];
let answers: (() => Promise<Saved>)[] = [];
let here: Unsaved | null = null;
let waiting: (() => void) | null = null;

beforeEach(() => {
  sent = [];
  answers = [];
  here = null;
  waiting = null;
});

function aKeeper(unsaved: Unsaved | null = null, start = START) {
  return createDraftKeeper({
    start,
    unsaved,
    save: (edits, { title }) => {
      sent.push({ edits, title });
      return answers.shift()?.() ?? Promise.resolve({ draft: createDraft((edits ?? 0) + 1, title) });
    },
    keepHere: (words) => {
      here = words;
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
    expect([sent, here?.form.title, keeper.store.get().status]).toEqual([
      [],
      'Tides and the moon',
      'waiting',
    ]);
    await elapse(keeper);
    expect(sent).toEqual([{ edits: null, title: 'Tides and the moon' }]);
    expect([here, keeper.store.get()]).toMatchObject([null, { edits: 1, status: 'kept', hasSaved: true }]);
  });

  test('saves text typed during a save after it, on the new count', async () => {
    const keeper = aKeeper();
    let arrive: (saved: Saved) => void = () => {};
    answers.push(() => new Promise((resolve) => (arrive = resolve)));
    keeper.change('title')('One');
    waiting?.();
    keeper.change('title')('Two');
    expect(sent).toHaveLength(1);
    arrive({ draft: createDraft(1, 'One') });
    await keeper.flush();
    expect(sent).toEqual([
      { edits: null, title: 'One' },
      { edits: 1, title: 'Two' },
    ]);
    expect(keeper.store.get().status).toBe('kept');
  });

  test('saves text that never arrived when the page is opened again', async () => {
    const keeper = aKeeper({ form: { ...START.form, title: 'From yesterday' }, edits: 4 });
    expect(keeper.store.get()).toMatchObject({ status: 'waiting', form: { title: 'From yesterday' } });
    await elapse(keeper);
    expect(sent).toEqual([{ edits: 4, title: 'From yesterday' }]);
  });

  test('tries again when the server was not reached, and loses nothing meanwhile', async () => {
    const keeper = aKeeper();
    answers.push(() => Promise.resolve({ refused: '' }));
    keeper.change('title')('Kept');
    await keeper.flush();
    expect([keeper.store.get().status, here?.form.title]).toEqual(['failed', 'Kept']);
    await elapse(keeper);
    expect([keeper.store.get().status, here]).toEqual(['kept', null]);
  });

  test.each(['content_waits', 'upload_not_allowed'])(
    'does not retry in vain after %s, and keeps the text',
    async (code) => {
      const keeper = aKeeper();
      answers.push(() => Promise.resolve({ refused: code }));
      keeper.change('title')('Too late');
      await keeper.flush();
      keeper.change('title')('Too late again');
      expect(await keeper.flush()).toBe(false);
      expect([sent.length, keeper.store.get().refused, here?.form.title]).toEqual([
        1,
        code,
        'Too late again',
      ]);
    },
  );
});

describe('a conflict with another tab', () => {
  const overtaken = async () => {
    const keeper = aKeeper(null, { ...START, edits: 1 });
    answers.push(() =>
      Promise.resolve({ refused: 'draft_changed_elsewhere', theirs: createDraft(5, 'Theirs') }),
    );
    keeper.change('title')('Mine');
    await keeper.flush();
    return keeper;
  };

  test('stops saving until the person chooses', async () => {
    const keeper = await overtaken();
    keeper.change('title')('Mine, longer');
    expect(await keeper.flush()).toBe(false);
    expect([sent.length, keeper.store.get()]).toMatchObject([
      1,
      { status: 'elsewhere', theirs: { edits: 5 } },
    ]);
  });

  test("lets one's own text replace the other", async () => {
    const keeper = await overtaken();
    keeper.keepMine();
    await keeper.flush();
    expect([sent.at(-1), keeper.store.get().status]).toEqual([{ edits: 5, title: 'Mine' }, 'kept']);
  });

  test("lets the other text replace one's own", async () => {
    const keeper = await overtaken();
    keeper.takeTheirs();
    expect([keeper.store.get(), here]).toMatchObject([
      { form: { title: 'Theirs' }, edits: 5, status: 'kept' },
      null,
    ]);
  });

  test('is not reported for equal text, where only the answer to a save was lost', async () => {
    const keeper = aKeeper();
    answers.push(() =>
      Promise.resolve({ refused: 'draft_changed_elsewhere', theirs: createDraft(1, 'Same') }),
    );
    keeper.change('title')('Same');
    expect(await keeper.flush()).toBe(true);
    expect(keeper.store.get().edits).toBe(1);
  });

  test('is over when the resource is discarded, and typed text becomes a new draft', async () => {
    const keeper = aKeeper(null, { ...START, edits: 3 });
    answers.push(() => Promise.resolve({ refused: 'draft_gone' }));
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
