import type { GraphicType } from '@relievo/graphic/outputs';

/** One resource that a demonstration begins with. Title and words for the picture are those of its drawing. */
export interface StarterEntry {
  /** A name of ALL_STARTER_DRAWINGS; also what the entry is known by when it is looked for again. */
  readonly drawing: string;
  /** Where one drawing serves two entries, the second has a name of its own. */
  readonly name?: string;
  readonly title?: string;
  /** What it is good for, in a sentence or two. */
  readonly use: string;
  readonly category: string;
  readonly subject: string;
  readonly level:
    | 'Elementary'
    | 'Middle School'
    | 'High School'
    | 'Post Secondary'
    | 'Beginner'
    | 'Intermediate'
    | 'Advanced';
  readonly graphicType: GraphicType;
  readonly tags: readonly string[];
  /** The account that it belongs to. */
  readonly author: 'teacher' | 'professional' | 'institution';
  readonly contentType?: 'worksheet' | 'lesson-plan' | 'video';
  readonly isPremium?: true;
  /** Published for everybody where nothing else is said. */
  readonly fate?: Fate;
}

export type Fate =
  | { readonly kind: 'draft' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'rejected'; readonly why: string }
  | { readonly kind: 'organization' };

export function nameOf({ name, drawing }: StarterEntry): string {
  return name ?? drawing;
}
