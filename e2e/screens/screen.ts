import type { Page } from '@playwright/test';
import { waitForApp } from '../support/journey.ts';
import type { DemoRole } from '../support/people.ts';

/** A screen in one of its states. A state first proves that it is reached. */
export interface Screen {
  readonly id: string;
  /** Where it is, or what is made ready before it is opened: who signs in, what the server answers. */
  readonly path: string | ((page: Page) => Promise<string>);
  readonly as?: DemoRole;
  /** The words that only this state shows. */
  readonly shows: string | RegExp;
  /** What a person does to get from the path to the state. */
  readonly reach?: (page: Page) => Promise<void>;
  /** What has the focus after its dialog, where what opened it is gone by then. */
  readonly comesAfter?: string;
  /** What an engine takes for a fault in this state and is none, each with the reason. */
  readonly sound?: Readonly<Record<string, string>>;
}

export function pressButton(name: string | RegExp) {
  return async (page: Page) => {
    await page.getByRole('button', { name }).click();
  };
}

/** An address that is opened after something was made ready for it. */
export function openAfter(path: string, makeReady: (page: Page) => Promise<unknown>) {
  return async (page: Page): Promise<string> => {
    await makeReady(page);
    return path;
  };
}

/** An address of the product that runs none of its scripts. */
const AT_REST = '/api/health';

async function findAddress(page: Page, path: Screen['path']): Promise<string> {
  if (typeof path === 'string') return path;
  if (page.url() === 'about:blank') await page.goto(AT_REST);
  return path(page);
}

/**
 * Goes to a screen and brings it into its state; fails where the state's own words are not there. A locator looks again
 * sooner than `expect` does, and there are hundreds of screens.
 */
export async function reachScreen(page: Page, { path, shows, reach }: Screen): Promise<void> {
  await page.goto(await findAddress(page, path));
  await waitForApp(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await reach?.(page);
  await page.getByText(shows).filter({ visible: true }).first().waitFor({ timeout: 60_000 });
}
