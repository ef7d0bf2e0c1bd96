/** More in a row are not counted by a finger but measured. */
export const MOST_SYMBOLS = 10;

/** What one symbol of a pictogram stands for: the least of 1, 2 and 5, and of ten times these, of which a row has ten at most. */
export function findSymbolUnit(greatest: number): number | null {
  if (!(greatest > 0) || !Number.isFinite(greatest)) return null;
  const least = greatest / MOST_SYMBOLS;
  const power = Math.floor(Math.log10(least)) - 1;
  for (let at = power; at <= power + 2; at += 1)
    for (const step of [1, 2, 5]) {
      const unit = Number(`${step}e${at}`);
      // What is counted has no tenths.
      if (unit >= least * (1 - 1e-12)) return Number.isInteger(greatest) ? Math.max(1, unit) : unit;
    }
  return null;
}
