/** When the control that had the focus is gone with what it changed, the page's own heading takes it. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('h1')?.focus();
}
