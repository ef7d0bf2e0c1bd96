import type { Inline, TextRun, TextStyle } from '../model/inline.ts';
import { TEXT_STYLES } from '../model/inline.ts';
import { joinRuns, textOfInlines } from '../text/inline-text.ts';

/** Splits inlines at a place of their plain text. Only runs of text are cut; any other inline goes behind the place. */
export function splitText(
  inlines: readonly Inline[],
  place: number,
): readonly [before: readonly Inline[], behind: readonly Inline[]] {
  const before: Inline[] = [];
  const behind: Inline[] = [];
  let at = 0;
  for (const inline of inlines) {
    const { length } = textOfInlines([inline]);
    const here = place - at;
    at += length;
    if (length <= here) before.push(inline);
    else if (here > 0 && inline.kind === 'text') {
      before.push({ ...inline, text: inline.text.slice(0, here) });
      behind.push({ ...inline, text: inline.text.slice(here) });
    } else behind.push(inline);
  }
  return [before, behind];
}

/** Puts a style on the runs between two places of the plain text, or takes it off. */
export function styleText(
  inlines: readonly Inline[],
  { from, to, style, isOn }: StyledPart,
): readonly Inline[] {
  const [start, rest] = splitText(inlines, from);
  const [middle, end] = splitText(rest, to - from);
  const styled = middle.map((inline) => (inline.kind === 'text' ? withStyle(inline, style, isOn) : inline));
  return joinRuns([...start, ...styled, ...end]);
}

interface StyledPart {
  readonly from: number;
  readonly to: number;
  readonly style: TextStyle;
  readonly isOn: boolean;
}

/** Text above the line cannot be below it. */
const OPPOSITES: Readonly<Partial<Record<TextStyle, TextStyle>>> = { sub: 'super', super: 'sub' };

function withStyle({ styles = [], ...run }: TextRun, style: TextStyle, isOn: boolean): TextRun {
  const wanted = TEXT_STYLES.filter((one) =>
    one === style ? isOn : styles.includes(one) && !(isOn && one === OPPOSITES[style]),
  );
  return wanted.length > 0 ? { ...run, styles: wanted } : run;
}
