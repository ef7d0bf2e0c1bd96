import type { PageDraft } from '../page-draft.ts';
import type { PageFigure } from './page-figure.ts';

/** A figure at the edge of the pages is in this share of a page, and repeats on so many pages. */
const MARGIN = 0.12;
const MIN_PAGES = 3;

/** Leaves out figures that repeat at the edge of the pages, such as a logo. Words beside them stay on their pages. */
export function leaveOutRunningFigures(drafts: readonly PageDraft[]): {
  readonly drafts: readonly PageDraft[];
  readonly left: number;
} {
  const pages = new Map<string, number>();
  for (const draft of drafts)
    for (const key of new Set(draft.figures.flatMap((figure) => keyOf(figure, draft) ?? [])))
      pages.set(key, (pages.get(key) ?? 0) + 1);
  let left = 0;
  const others = drafts.map((draft) => {
    const running = draft.figures.filter(
      (figure) => (pages.get(keyOf(figure, draft) ?? '') ?? 0) >= MIN_PAGES,
    );
    if (running.length === 0) return draft;
    left += running.length;
    return {
      ...draft,
      figures: draft.figures.filter((figure) => !running.includes(figure)),
      rows: [...draft.rows, ...running.flatMap(({ rows }) => rows)],
      turned: [...draft.turned, ...running.flatMap(({ turned }) => turned)],
    };
  });
  return { drafts: others, left };
}

/** Writes how large a figure at the edge of its page is; null for a figure that is elsewhere. */
function keyOf({ drawn }: PageFigure, { size: { height } }: PageDraft): string | null {
  const isAtEdge = drawn.bottom > (1 - MARGIN) * height || drawn.top < MARGIN * height;
  const round = (value: number) => Math.round(value / 2);
  return isAtEdge ? `${round(drawn.right - drawn.left)} ${round(drawn.top - drawn.bottom)}` : null;
}
