import { READERS, type Reader } from '../../model/sheet-plan.ts';

/** What a drawing keeps for a reader, in millimetres. */
export interface ReaderLimits {
  /** A shorter line is left out. */
  readonly line: number;
  /** A smaller area is made as large where it nearly is, and else left out. */
  readonly side: number;
  /** Lines that lie closer to each other are one line, and marks that do are one mark. */
  readonly gap: number;
  /** A thinner line is made as wide. */
  readonly width: number;
  /** A smaller mark is made as large. */
  readonly mark: number;
  /** So many textures are told apart; the rest become plain. */
  readonly textures: number;
}

/**
 * Where the sources name one number for what is well felt and one for what is just felt, the beginner gets the first
 * and the expert the second. Lines: 25 (TU Dresden), 12.5 (BANA as quoted). Sides: 20 better, 13 at least (TU
 * Dresden). Gaps: 6.35 advised (designing tactile graphics), 3 at least (TU Dresden). Lines are 1 to 2.5 wide (TU
 * Dresden), and 1.5 lies in the middle of what somebody new needs. Marks: 5 at least, larger by a quarter twice for
 * beginners (sizes that are told apart differ by 25 %, BANA as quoted). Textures: 3 to 5 (Gorlewicz et al. 2020), 5
 * at most (TU Dresden).
 */
const BEGINNER: ReaderLimits = { line: 25, side: 20, gap: 6.35, width: 1.5, mark: 8, textures: 3 };
const EXPERT: ReaderLimits = { line: 12.5, side: 13, gap: 3, width: 1, mark: 5, textures: 5 };

/** An area that is at least so much of what it should be is enlarged, and not left out. */
export const NEARLY = 0.6;

/** Between the two in even steps. */
export function limitsFor(reader: Reader): ReaderLimits {
  const share = READERS.indexOf(reader) / (READERS.length - 1);
  const between = (from: number, to: number): number => from + (to - from) * share;
  return {
    line: between(BEGINNER.line, EXPERT.line),
    side: between(BEGINNER.side, EXPERT.side),
    gap: between(BEGINNER.gap, EXPERT.gap),
    width: between(BEGINNER.width, EXPERT.width),
    mark: between(BEGINNER.mark, EXPERT.mark),
    textures: Math.round(between(BEGINNER.textures, EXPERT.textures)),
  };
}
