/** How large a picture is shown: as it fits, or in percent of its own size. */
export type Zoom = 'fit' | number;

export const ZOOM_STEPS = [25, 50, 75, 100, 150, 200, 300, 400, 600, 800] as const;

/** The next step from what is on screen; at the ends it stays. */
export function stepZoom(percent: number, direction: 'in' | 'out'): number {
  const steps = direction === 'in' ? ZOOM_STEPS : ZOOM_STEPS.toReversed();
  const next = steps.find((step) => (direction === 'in' ? step > percent + 0.5 : step < percent - 0.5));
  return next ?? steps.at(-1) ?? percent;
}

/** Of these keys the viewer knows what they do; all others are the page's. */
export function zoomByKey(key: string, percent: number): Zoom | null {
  if (key === '+' || key === '=') return stepZoom(percent, 'in');
  if (key === '-') return stepZoom(percent, 'out');
  if (key === '0') return 'fit';
  if (key === '1') return 100;
  return null;
}
