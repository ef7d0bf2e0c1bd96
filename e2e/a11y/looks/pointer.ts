import type { Page } from '@playwright/test';

/** What Tab leaves out, and other keys do. */
const SOUND: Readonly<Record<string, string>> = {
  '.touch-point': 'the arrow keys of the chart walk from point to point; this is for fingers',
};

/**
 * WCAG 2.1.1: what can be pressed by a pointer can be reached by Tab, or by the arrow keys of the group that it stands in, and
 * pressed by Enter. What an element listens to is read from React, which listens for all of them at the root of the page.
 */
export function findPointerOnly(page: Page): Promise<string[]> {
  return page.evaluate((sound) => {
    const { isSeen, nameOf } = window.a11yLooks;
    const NATIVE = 'a[href], button, input, select, textarea, summary, label, option, audio, video';
    /** One of them is reached by Tab, the others by arrow keys. */
    const GROUPS =
      '[role="tablist"], [role="menu"], [role="menubar"], [role="listbox"], [role="grid"], [role="treegrid"], [role="tree"], [role="radiogroup"], [role="toolbar"], ul, ol, table';
    const PRESSES = [
      'onMouseDown',
      'onMouseUp',
      'onPointerDown',
      'onPointerUp',
      'onTouchStart',
      'onTouchEnd',
    ];
    const KEYS = ['onKeyDown', 'onKeyUp', 'onKeyDownCapture', 'onKeyPress'];
    const listenersOf = (element: Element): ReadonlySet<string> => {
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
      const props = key ? (element as unknown as Record<string, Record<string, unknown>>)[key] : undefined;
      return new Set(Object.keys(props ?? {}).filter((name) => typeof props?.[name] === 'function'));
    };
    const hasOne = (listeners: ReadonlySet<string>, names: readonly string[]) =>
      names.some((name) => listeners.has(name));
    const isStop = (element: Element) => element instanceof HTMLElement && element.tabIndex >= 0;
    /** The arrow keys of its group get there, or those of the field that its list belongs to. */
    const isReachedByArrows = (element: Element) => {
      const group = element.closest(GROUPS);
      if (!group) return false;
      if (group.matches('[tabindex="0"]')) return true;
      const canTakeFocus = element.hasAttribute('tabindex') || element.matches('a[href], button');
      if (canTakeFocus && group.querySelector('[tabindex="0"], input')) return true;
      return (
        group.id !== '' && document.querySelector(`input[aria-controls~="${CSS.escape(group.id)}"]`) !== null
      );
    };
    /** A click on what lies around a control, or on the words that name it, does no more than the control does. */
    const repeatsControl = (element: Element) =>
      element.closest(NATIVE) !== null ||
      [...element.querySelectorAll(NATIVE)].some(isSeen) ||
      (element.id !== '' &&
        document.querySelector(`[aria-labelledby~="${CSS.escape(element.id)}"]`) !== null) ||
      (hasOne(listenersOf(element), KEYS) && element.querySelector('[tabindex="0"]') !== null) ||
      (element.matches('[role="option"], [role="row"]') && isReachedByArrows(element));

    return [...document.querySelectorAll('body *')].flatMap((element) => {
      const listeners = listenersOf(element);
      const isNative = element.matches(NATIVE);
      const isPressed = listeners.has('onClick');
      const isPressedByPointer = hasOne(listeners, PRESSES);
      const isControl = element.matches('a[href], button, [role="button"], [role="link"]');
      if ((!isPressed && !isPressedByPointer && !isControl) || !isSeen(element)) return [];
      const name = nameOf(element);
      if (
        element.matches('button:not([type="submit"])') &&
        isPressedByPointer &&
        !isPressed &&
        !hasOne(listeners, KEYS)
      )
        return [`${name} is pressed by a pointer alone`];
      if (isControl && !isStop(element) && !element.matches(sound)) {
        // The field that a list belongs to opens it by an arrow key.
        const belongsToField = element.parentElement?.querySelector('[role="combobox"]') ?? null;
        const isReached =
          isReachedByArrows(element) || belongsToField || element.closest('[aria-hidden="true"]') !== null;
        if (!isReached) return [`${name} is not reached by Tab`];
      }
      if (isNative || !isPressed) return [];
      if (!isControl && !isStop(element) && !element.closest('[tabindex="0"]'))
        return repeatsControl(element) ? [] : [`${name} is pressed by a click, and no key gets there`];
      const isPressedByKeys = [element, element.closest('[tabindex="0"]')].some(
        (each) => each && hasOne(listenersOf(each), KEYS),
      );
      return isPressedByKeys || repeatsControl(element)
        ? []
        : [`${name} is pressed by a click, and by no key`];
    });
  }, Object.keys(SOUND).join(', '));
}
