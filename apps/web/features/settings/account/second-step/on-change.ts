/** After a change, the standing is asked for anew, and codes that came with it are shown, once. */
export type OnSecondStepChange = (recoveryCodes?: readonly string[] | null) => void;
