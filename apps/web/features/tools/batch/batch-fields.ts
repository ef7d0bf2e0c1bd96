import type { CommonDetails } from '@relievo/contracts/content';

/** What was typed for several resources; an empty field leaves each as it is. */
export interface BatchFields {
  readonly category: string;
  readonly subject: string;
  readonly difficultyLevel: string;
  readonly licence: string;
  readonly tags: string;
}

export const NO_FIELDS: BatchFields = {
  category: '',
  subject: '',
  difficultyLevel: '',
  licence: '',
  tags: '',
};

/** Only what was filled in: an empty field takes nothing away from anybody. */
export function readDetails({ tags, ...fields }: BatchFields): CommonDetails {
  const said = Object.entries(fields).flatMap(([name, text]) =>
    text.trim() === '' ? [] : [[name, text.trim()] as const],
  );
  const words = [...new Set(tags.split(/[,\n]/).map((tag) => tag.trim()))].filter((tag) => tag !== '');
  return { ...Object.fromEntries(said), ...(words.length > 0 ? { tags: words } : {}) };
}
