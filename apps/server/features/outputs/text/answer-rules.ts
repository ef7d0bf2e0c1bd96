/** The text of a resource, to be written as a page. */
export interface TextTask {
  readonly title: string;
  readonly language: string;
  /** As JSON, which the thread reads. */
  readonly text: string;
}

/** Null where it is no text of ours. */
export type TextPage = Uint8Array | null;
