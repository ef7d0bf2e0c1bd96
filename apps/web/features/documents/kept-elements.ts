/** What a document that somebody wrote may hold on a page of ours. Of everything else only the words are kept. */
export const KEPT: ReadonlySet<string> = new Set([
  ...['p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'hr', 'br', 'figure', 'figcaption'],
  ...[
    'em',
    'strong',
    'b',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'small',
    'q',
    'cite',
    'code',
    'kbd',
    'samp',
    'var',
    'dfn',
  ],
  ...['caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'ruby', 'rt', 'rp', 'bdi', 'bdo'],
  // Formulas, which screen readers read by their parts.
  ...['math', 'mrow', 'mi', 'mn', 'mo', 'ms', 'mtext', 'mfrac', 'msqrt', 'mroot', 'msub', 'msup', 'msubsup'],
  ...['munder', 'mover', 'munderover', 'mtable', 'mtr', 'mtd', 'mpadded', 'mstyle', 'mspace', 'menclose'],
]);

/** What parts a document without a word about it: it stays a part, and is no landmark of our page. */
export const PARTS: ReadonlySet<string> = new Set([
  ...['div', 'section', 'article', 'main', 'header', 'footer', 'nav', 'aside', 'address', 'center', 'form'],
  ...['fieldset', 'details', 'summary', 'legend', 'hgroup', 'search'],
]);

/** Gone with everything in it: what runs, loads, asks or is no text. */
export const DROPPED: ReadonlySet<string> = new Set([
  ...['script', 'style', 'template', 'noscript', 'iframe', 'frame', 'frameset', 'object', 'embed', 'applet'],
  ...[
    'head',
    'title',
    'meta',
    'link',
    'base',
    'canvas',
    'audio',
    'video',
    'source',
    'track',
    'map',
    'dialog',
  ],
  ...['input', 'button', 'select', 'textarea', 'datalist', 'output', 'progress', 'meter', 'annotation'],
  ...['annotation-xml', 'slot', 'portal', 'fencedframe'],
]);

/** Nothing but these stands between their own tags; the spaces between them are none. */
export const WITHOUT_TEXT: ReadonlySet<string> = new Set([
  'ul',
  'ol',
  'dl',
  'table',
  'thead',
  'tbody',
  'tfoot',
  'tr',
]);
