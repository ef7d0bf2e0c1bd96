/** One document may hold this much. A book of a thousand pages fits. */
export const LIMITS = {
  /** Blocks, items, rows and cells together. */
  blocks: 200_000,
  /** Of all texts together. */
  characters: 10_000_000,
  /** Blocks inside blocks. */
  nesting: 40,
  pictures: 5000,
  figures: 5000,
  /** Of one run, one formula, one code. */
  text: 1_000_000,
  /** Of names, numbers, marks and what is said of the document. */
  name: 2000,
  id: 128,
  /** Columns and rows that one cell may cover. */
  span: 1000,
  /** Bytes of the file form, unpacked. */
  file: 500_000_000,
} as const;
