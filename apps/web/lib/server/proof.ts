import type { ProofWay } from '@relievo/contracts/accounts';
import { readRefusal } from '@relievo/contracts/client';
import type { ErrorData } from '@relievo/contracts/errors';
import { createStore } from '../stores/store.ts';

/** Somebody is asked to show that it is them; what they were doing waits for how it ends. */
export interface AskedProof {
  readonly ways: readonly ProofWay[];
  readonly settle: (isProven: boolean) => void;
}

export const proofStore = createStore<AskedProof | null>(null);

function askForProof(ways: readonly ProofWay[]): Promise<boolean> {
  return new Promise((resolve) => {
    proofStore.set({
      ways,
      settle: (isProven) => {
        proofStore.set(null);
        resolve(isProven);
      },
    });
  });
}

/** Where the server wants to know first who sits at the screen, that is asked, and then it is tried once more. */
export async function withProof<Output>(run: () => Promise<Output>): Promise<Output> {
  try {
    return await run();
  } catch (thrown) {
    const refusal = readRefusal(thrown);
    if (refusal?.code !== 'proof_needed') throw thrown;
    const { ways } = refusal.data as ErrorData<'proof_needed'>;
    if (!(await askForProof(ways))) throw thrown;
    return run();
  }
}
