import type { Block } from '@relievo/document/model';
import { textOfInlines } from '@relievo/document/text';
import { addAll } from '@relievo/words';
import type { Caption } from '../../../document/captions.ts';
import { isUnfinished, joinTexts } from '../inlines.ts';
import { joinTables } from './join-tables.ts';

type Loose = Block | Caption;

/** Puts pages behind each other. A paragraph that continues on the next page is one, with the page break inside it. */
export function joinAcrossPages(pages: readonly (readonly Loose[])[]): readonly Loose[] {
  const joined: Loose[] = [];
  for (const [begin, first, ...others] of pages) {
    const last = joined.at(-1);
    const whole = begin?.kind === 'page-break' ? joinAcross(last, first, begin.page) : null;
    if (whole) joined[joined.length - 1] = whole;
    else {
      if (begin) joined.push(begin);
      if (first) joined.push(first);
    }
    addAll(joined, others);
  }
  return joined;
}

function joinAcross(last: Loose | undefined, first: Loose | undefined, page: string): Block | null {
  if (last?.kind === 'table' && first?.kind === 'table') return joinTables(last, first, page);
  if (last?.kind !== 'paragraph' || first?.kind !== 'paragraph') return null;
  if (!isUnfinished(last.content) || !/^\p{Ll}/u.test(textOfInlines(first.content))) return null;
  return { ...last, content: joinTexts(last.content, first.content, page) };
}
