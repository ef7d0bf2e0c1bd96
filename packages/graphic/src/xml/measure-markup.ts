/** What makes a parser of XML slow: it copies the namespaces in scope for each element, and looks for each attribute among those before it. */
export interface MarkupSize {
  /** Elements inside of each other. */
  readonly depth: number;
  /** Of one element, at most. */
  readonly attributes: number;
  /** Namespaces that are declared around one place, at most. */
  readonly namespaces: number;
}

/** Programs that write XML stay far below. */
export const MARKUP_LIMITS: MarkupSize = { depth: 250, attributes: 500, namespaces: 100 };

/** Looked for from the left to the right once, before anything is parsed. */
export function measureMarkup(xml: string): MarkupSize {
  const most = { depth: 0, attributes: 0, namespaces: 0 };
  /** How many namespaces each open element declares. */
  const open: number[] = [];
  let inScope = 0;
  for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', at)) {
    const passed = passUnread(xml, at);
    if (passed !== null) at = passed;
    else if (xml[at + 1] === '/') {
      inScope -= open.pop() ?? 0;
      at += 2;
    } else {
      const tag = measureTag(xml, at + 1);
      most.attributes = Math.max(most.attributes, tag.attributes);
      most.namespaces = Math.max(most.namespaces, inScope + tag.namespaces);
      if (!tag.isEmpty) {
        open.push(tag.namespaces);
        inScope += tag.namespaces;
        most.depth = Math.max(most.depth, open.length);
      }
      at = tag.end;
    }
  }
  return most;
}

const UNREAD = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<!', '>'],
] as const;

/** Where a comment, an instruction or plain text ends that begins here. */
function passUnread(xml: string, at: number): number | null {
  const [begin, end] = UNREAD.find(([sign]) => xml.startsWith(sign, at)) ?? [];
  if (begin === undefined || end === undefined) return null;
  const found = xml.indexOf(end, at + begin.length);
  return found < 0 ? xml.length : found + end.length;
}

function measureTag(xml: string, start: number) {
  let [attributes, namespaces] = [0, 0];
  let name = start;
  let at = start;
  for (; at < xml.length && xml[at] !== '>'; at += 1) {
    const sign = xml[at];
    if (sign === '"' || sign === "'") {
      const end = xml.indexOf(sign, at + 1);
      at = end < 0 ? xml.length : end;
      name = at + 1;
    } else if (sign === '=') {
      attributes += 1;
      if (xml.startsWith('xmlns', name)) namespaces += 1;
    } else if (sign === ' ' || sign === '\n' || sign === '\t' || sign === '\r') name = at + 1;
  }
  return { attributes, namespaces, isEmpty: xml[at - 1] === '/', end: at };
}
