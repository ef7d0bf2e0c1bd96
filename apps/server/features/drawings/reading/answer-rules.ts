/** What is asked of a drawing in its file form, or of what somebody sent as one. */
export interface ReadTask {
  readonly svg: string;
  /** It is written anew with these in the place of its own. */
  readonly change?: Partial<ReadWords>;
}

export interface ReadWords {
  readonly title: string;
  readonly description: string;
  readonly language: string;
}

/** The words that it had, and its file form: as it came where nothing was to be changed. */
export type ReadFile = ReadWords & { readonly svg: string };

export type ReadAnswer = ReadFile | { readonly problem: string };
