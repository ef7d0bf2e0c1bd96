import type { Person } from './person.ts';

export interface Journey {
  readonly title: string;
  readonly path: string;
  readonly go: (person: Person) => Promise<void>;
}

/** Orca and A: from the mode where keys go to a field to the one where they lead through the page, and back. */
const MODE = 'Insert+a';
const PASSWORD = 'Tidal-orchard-59-lamp';

async function openFirstResult(person: Person): Promise<void> {
  await person.pressUntil('3', /heading level 3/);
  await person.press('Return', /Navigated to/);
  await person.listen();
}

export const JOURNEYS: readonly Journey[] = [
  {
    title: 'Signing up, with errors',
    path: '/auth/signup',
    async go(person) {
      const username = `ada.${Date.now() % 100_000}`;
      await person.pressUntil('1', /Create your account/);
      await person.pressUntil('Tab', /\bName entry/);
      await person.type('Ada Lovelace');
      await person.pressUntil('Tab', /\bUsername entry/);
      await person.type(username);
      await person.pressUntil('Tab', /\bEmail entry/);
      await person.type('ada');
      await person.press('Return', /There are \d problems/);
      await person.pressUntil('Tab', /Email|email/);
      await person.press('Return', /\bEmail entry/);
      await person.type(`.${username}@example.org`);
      await person.pressUntil('Tab', /\bPassword password/);
      await person.type(PASSWORD);
      await person.pressUntil('Tab', /\bConfirm password password/);
      await person.type(PASSWORD);
      await person.pressUntil('Tab', /I agree to the terms/);
      await person.press('space');
      await person.pressUntil('Tab', /Create account/);
      await person.press('Return', /check your email/);
    },
  },
  {
    title: 'Searching with a plural',
    path: '/library',
    async go(person) {
      await person.pressUntil('1', /Library heading/);
      await person.press('slash', /entry/);
      await person.type('triangles');
      await person.press('Return', /resources found/);
      await person.press(MODE, /Browse mode/);
      await person.pressUntil('3', /heading level 3/);
      await person.press('3');
    },
  },
  {
    title: 'Exploring a drawing by its parts',
    path: '/search?q=resistor',
    async go(person) {
      await openFirstResult(person);
      await person.pressUntil('Tab', /Explore its parts/);
      await person.press('space');
      await person.listen();
      await person.pressUntil('Tab', /Parts of the drawing/);
      for (let step = 0; step < 3; step += 1) await person.press('Down');
      await person.press('End');
      await person.pressUntil('Tab', /Part by part embedded/);
      await person.press('Right');
      await person.press('Next', /\./);
      await person.press('n', /millimetres away|touching it/);
    },
  },
  {
    title: 'Reading a chart point by point',
    path: '/search?q=bar+chart',
    async go(person) {
      await openFirstResult(person);
      await person.pressUntil('Tab', /All formats and sizes/);
      await person.pressUntil('Tab', /Point by point embedded/);
      await person.press('Right', /1 of \d/);
      await person.press('Right', /2 of \d/);
      await person.press('End');
    },
  },
];
