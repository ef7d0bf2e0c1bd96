/** The limits of one drawing. A larger one is an attack or a mistake, because no hand can read it. */
export const LIMITS = {
  /** Millimetres: from a stamp to a wall. */
  sheet: { min: 10, max: 5000 },
  /** How far from the sheet's corner anything may lie, in millimetres. */
  coordinate: 100_000,
  /** Elements of the file form: items, and what draws them, a circle for each braille dot. */
  elements: 100_000,
  /** Corners and control points of all paths together; in the file form they fill its 20 MB. */
  points: 1_250_000,
  nesting: 100,
  text: 10_000,
  id: 128,
  /** Characters of the file form, and of a picture in it. */
  file: 20_000_000,
} as const;
