import type { Locator, Page } from '@playwright/test';

const MOST_STOPS = 200;

/** Somebody at the keyboard, whose presses are counted. */
export class Keyboard {
  presses = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(keys: string): Promise<void> {
    this.presses += 1;
    await this.#page.keyboard.press(keys);
  }

  /** One press for each character. */
  async type(text: string): Promise<void> {
    this.presses += text.length;
    await this.#page.keyboard.type(text);
  }

  async tabTo(target: Locator): Promise<void> {
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.press('Tab');
    }
    throw new Error(`Tab does not reach ${target}.`);
  }

  /** By the palette, which opens wherever one is. */
  async runCommand(words: string): Promise<void> {
    await this.press('Control+K');
    await this.#page.getByRole('searchbox', { name: 'Search commands' }).waitFor();
    await this.type(words);
    await this.press('Enter');
    await this.#page.getByRole('dialog').waitFor({ state: 'detached' });
  }
}
