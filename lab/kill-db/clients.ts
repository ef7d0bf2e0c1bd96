import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

const PAUSE_MS = 25;

/** People who open accounts, one after the other, whatever happens to the server. */
export interface Clients {
  /** The e-mails whose account the server said that it had opened. */
  readonly acknowledged: readonly string[];
  readonly refused: () => number;
  stop(): Promise<void>;
}

export function startClients(count: number, address: () => string): Clients {
  const acknowledged: string[] = [];
  let refused = 0;
  let stopping = false;

  async function client(): Promise<void> {
    while (!stopping) {
      const email = `${randomUUID()}@example.org`;
      const status = await signUp(address(), email);
      if (status === 200) acknowledged.push(email);
      else {
        refused += 1;
        await wait(PAUSE_MS);
      }
    }
  }

  const all = Array.from({ length: count }, client);
  return {
    acknowledged,
    refused: () => refused,
    async stop() {
      stopping = true;
      await Promise.all(all);
    },
  };
}

/** Each from an address of its own, or they would run into the limit that one caller has. */
async function signUp(url: string, email: string): Promise<number | undefined> {
  const person = {
    displayName: 'Probe',
    username: email.slice(0, 36),
    email,
    password: 'Long-enough-4-a-probe',
    agreeToTerms: true,
  };
  try {
    const answer = await fetch(`${url}/api/sign-up`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': chooseAddress() },
      body: JSON.stringify(person),
      signal: AbortSignal.timeout(30_000),
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return undefined;
  }
}

function chooseAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}
