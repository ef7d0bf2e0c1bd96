import type { Message } from '@relievo/words';
import type { Point } from '../../model/geometry.ts';
import type { ScriptReports } from './reports.ts';
import type { Token } from './tokens.ts';

/** Goes through the pieces of one line. The first thing that is wrong is kept, and reading goes on with something harmless. */
export interface Cursor {
  readonly line: number;
  /** The next piece, taken; null at the end. */
  readonly take: () => Token | null;
  readonly isAtNumber: () => boolean;
  readonly number: (after: string) => number;
  readonly point: (after: string) => Point;
  readonly words: (after: string) => string;
  readonly choice: <Choice extends string>(choices: readonly Choice[], after: string) => Choice;
  readonly fail: (fault: Message<ScriptReports>) => void;
  readonly fault: () => Message<ScriptReports> | null;
}

export function createCursor(tokens: readonly Token[], line: number): Cursor {
  let at = 0;
  let fault: Message<ScriptReports> | null = null;
  const fail = (found: Message<ScriptReports>) => {
    fault ??= found;
  };
  const take = () => {
    const token = tokens[at] ?? null;
    at += 1;
    return token;
  };
  const isAtNumber = () => {
    const token = tokens[at];
    return token !== undefined && !token.isQuoted && Number.isFinite(Number(token.text));
  };
  const number = (after: string) => {
    if (isAtNumber()) return Number(take()?.text);
    fail({ code: 'script_number_missing', parameters: { line, after } });
    return 0;
  };
  const words = (after: string) => {
    const token = take();
    if (!token) fail({ code: 'script_words_missing', parameters: { line, after } });
    return token?.text ?? '';
  };
  return {
    line,
    take,
    isAtNumber,
    number,
    words,
    fail,
    point: (after) => ({ x: number(after), y: number(after) }),
    choice: (choices, after) => {
      const word = words(after);
      const found = choices.find((one) => one === word) ?? choices[0];
      if (found !== word && word)
        fail({ code: 'script_choice_unknown', parameters: { line, word, choices } });
      // Every list of choices holds one.
      return found as (typeof choices)[number];
    },
    fault: () => fault,
  };
}
