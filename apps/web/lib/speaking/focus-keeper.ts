const HEADINGS = 'h1, h2, h3, h4, h5, h6';
const DIALOG = '[role="dialog"], [role="alertdialog"]';

/** How many places are remembered: enough to find out of a dialog that was opened from a message. */
const REMEMBERED = 20;

/** What had the focus, and what it stands in, from the inside out. */
type Place = readonly [HTMLElement, ...Element[]];

/**
 * Keeps the focus somewhere. When the focused element is removed and no other takes the focus, the heading of the nearest
 * part that remains takes it; after something beside the page, such as a message, the place before it; after a dialog whose
 * button was made again meanwhile, as on a tablet that was turned, the new button; after a dialog that
 * a shortcut opened from nowhere, the heading in view. Without this, a person who reads by ear begins at the top again.
 */
export function keepFocus(page: Document): () => void {
  let places: readonly Place[] = [];
  let isWaiting = false;

  const onFocusIn = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    // One place of a dialog is enough, or its opener would be forgotten while a person walks through it.
    const dialog = target.closest(DIALOG);
    const others = places.filter((place) => dialog === null || !place.includes(dialog));
    places = [placeOf(target), ...others].slice(0, REMEMBERED);
  };
  const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget) return;
    // A click beside what is still there loses nothing; one in a dialog does not change what comes after the dialog.
    queueMicrotask(() => {
      if (!isNowhere(page) || !(target instanceof HTMLElement) || !isUsable(target)) return;
      if (!target.closest(DIALOG)) places = [];
    });
  };
  const restore = () => {
    isWaiting = false;
    if (isNowhere(page) && isLost(places)) returnFocus(page, places);
  };
  const onChange = () => {
    if (isWaiting || !isLost(places)) return;
    isWaiting = true;
    // What closes a dialog or shows a page moves the focus itself, within a frame; that comes first.
    requestAnimationFrame(() => requestAnimationFrame(restore));
  };

  const changes = new MutationObserver(onChange);
  changes.observe(page, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  page.addEventListener('focusin', onFocusIn);
  page.addEventListener('focusout', onFocusOut);
  return () => {
    changes.disconnect();
    page.removeEventListener('focusin', onFocusIn);
    page.removeEventListener('focusout', onFocusOut);
  };
}

function returnFocus(page: Document, places: readonly Place[]): void {
  const next = makeFocusable(nextOf(places));
  if (next) next.focus();
  // The person continues to read at the same place.
  else if (places[0]?.some((part) => part.matches(DIALOG)))
    makeFocusable(findHeadingInView(page))?.focus({ preventScroll: true });
}

/** Finds the first heading in view, or else the last one above it. */
function findHeadingInView(page: Document): HTMLElement | null {
  const headings = [...page.querySelectorAll<HTMLElement>(`main :is(${HEADINGS})`)];
  const { innerHeight = 0 } = page.defaultView ?? {};
  const boxes = headings.map((heading) => ({ heading, box: heading.getBoundingClientRect() }));
  const inView = boxes.find(({ box }) => box.bottom > 0 && box.top < innerHeight);
  const above = boxes.findLast(({ box }) => box.bottom <= 0);
  return (inView ?? above)?.heading ?? null;
}

function placeOf(element: HTMLElement): Place {
  const around: Element[] = [];
  for (let next = element.parentElement; next; next = next.parentElement) around.push(next);
  return [element, ...around];
}

function isUsable(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled');
}

function isLost([last]: readonly Place[]): boolean {
  return last !== undefined && !isUsable(last[0]);
}

function isNowhere({ activeElement, body }: Document): boolean {
  return activeElement === null || activeElement === body;
}

/** Nothing while the page has no heading yet: it is on its way, and takes the focus itself. */
function nextOf(places: readonly Place[]): HTMLElement | null {
  for (const [element, ...around] of places) {
    if (isUsable(element)) return element;
    const twin = findTwin(element);
    if (twin) return twin;
    for (const part of around.filter(({ isConnected }) => isConnected)) {
      if (part.querySelector('main')) break;
      const heading = part.querySelector<HTMLElement>(HEADINGS);
      if (heading || part.matches('main')) return heading;
    }
  }
  return null;
}

/** Finds the button that took the place of one that opens a dialog: the only one with its name. */
function findTwin(element: HTMLElement): HTMLElement | null {
  if (element.isConnected || !element.matches('[aria-haspopup="dialog"]')) return null;
  const openers = element.ownerDocument.querySelectorAll<HTMLElement>('main [aria-haspopup="dialog"]');
  const twins = [...openers].filter(
    (other) => nameOf(other) === nameOf(element) && isUsable(other) && other.checkVisibility(),
  );
  return twins.length === 1 ? (twins[0] ?? null) : null;
}

function nameOf(button: HTMLElement): string {
  return button.getAttribute('aria-label') ?? button.textContent;
}

function makeFocusable(heading: HTMLElement | null): HTMLElement | null {
  if (heading?.matches(HEADINGS) && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  return heading;
}
