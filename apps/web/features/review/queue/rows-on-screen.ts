/** The rows of the queue as they stand on screen: a key may be pressed before React has drawn anything again. */
function listLinks(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-review]')];
}

function idOf(link: HTMLElement | undefined): string | undefined {
  return link?.dataset['review'];
}

/** The item in whose row the focus is. */
export function findFocusedReview(): string | undefined {
  const row = document.activeElement?.closest('tr');
  return idOf(row?.querySelector<HTMLElement>('[data-review]') ?? undefined);
}

/** Moves the focus to the next or the previous item; from elsewhere to the first. False at the end. */
export function focusReviewBeside(step: 1 | -1): boolean {
  const links = listLinks();
  const at = links.findIndex((link) => idOf(link) === findFocusedReview());
  const target = at < 0 ? links[0] : links[at + step];
  target?.focus();
  return target !== undefined;
}

export function focusReview(id: string | undefined): boolean {
  const link = listLinks().find((each) => idOf(each) === id);
  link?.focus();
  return link !== undefined;
}

/** What takes the place of an item that leaves the queue: the one after it, else the one before. */
export function findReviewAfter(id: string): string | undefined {
  const links = listLinks();
  const at = links.findIndex((link) => idOf(link) === id);
  return idOf(links[at + 1] ?? links[at - 1]);
}
