import { changeSettings, settingsStore } from '../../lib/settings/display.ts';
import { createStore } from '../../lib/stores/store.ts';

/** Where the middle of the ruler stands, in pixels from the window's upper edge. */
export const rulerPlaceStore = createStore(0);

export function isRulerOn(): boolean {
  return settingsStore.get().readingRuler;
}

export function toggleRuler(): boolean {
  const isOn = !isRulerOn();
  changeSettings({ readingRuler: isOn });
  return isOn;
}

/** Lines up and down; where the ruler would leave the window, the page moves under it instead. */
export function moveRuler(lines: number): void {
  const step = lines * readLineHeight();
  const place = rulerPlaceStore.get() + step;
  const edge = innerHeight / 5;
  if (place < edge || place > innerHeight - edge) scrollBy(0, step);
  else rulerPlaceStore.set(place);
}

function readLineHeight(): number {
  return Number.parseFloat(getComputedStyle(document.body).lineHeight) || 28;
}
