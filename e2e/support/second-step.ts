import type { Page } from '@playwright/test';
import { codeAt } from '../../apps/server/features/accounts/second-step/totp-rules.ts';
import type { Installation } from './installation.ts';
import { undoAfterwards } from './kept-window.ts';

const STEP_SECONDS = 30;

/** The code that an app shows now on an installation whose clock was turned; each is of a later half minute. */
export function nextCode(
  { turnClock, now }: Pick<Installation, 'turnClock' | 'now'>,
  secret: string,
): string {
  turnClock(STEP_SECONDS);
  return codeNow(secret, now());
}

export function codeNow(secret: string, now: Date): string {
  return codeAt(secret, Math.floor(now.getTime() / 1000 / STEP_SECONDS));
}

/** A device with passkeys, which the browser itself stands in for. */
export interface Device {
  /** From now on it waits until somebody touches it. */
  readonly waitForTouch: () => Promise<void>;
  /** Answers what is asked from now on, and nothing that waits already. */
  readonly touch: () => Promise<void>;
  readonly unplug: () => Promise<void>;
}

/** A device in this browser that holds passkeys and asks who holds it, touched at once until it is told otherwise. */
export async function plugInDevice(page: Page): Promise<Device> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable', { enableUI: false });
  undoAfterwards(page, () => browser.send('WebAuthn.disable'));
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const setTouched = (enabled: boolean) =>
    browser.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  return {
    waitForTouch: async () => void (await setTouched(false)),
    touch: async () => void (await setTouched(true)),
    unplug: async () => void (await browser.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })),
  };
}
