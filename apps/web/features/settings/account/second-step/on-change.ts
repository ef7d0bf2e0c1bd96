/** What came of a change, in words, with the recovery codes that came with it, which are shown once. */
interface Given {
  readonly words: string;
  readonly recoveryCodes: readonly string[] | null;
}

/** After a change the standing is asked for anew. */
export type OnSecondStepChange = (given?: Given) => void;
