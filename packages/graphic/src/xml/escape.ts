const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\u0085': '&#133;',
  '\u2028': '&#8232;',
  '\u2029': '&#8233;',
};

/** What XML 1.0 cannot hold at all (control characters, halves of pairs, two that are no characters) is left out. */
function writeCharacter(character: string): string {
  return REFERENCES[character] ?? '';
}

const IN_TEXT = /[&<>\r\u0085\u2028\u2029\u0000-\u0008\u000B\u000C\u000E-\u001F\p{Cs}\uFFFE\uFFFF]/gu;
const IN_ATTRIBUTE =
  /[&<>"\t\n\r\u0085\u2028\u2029\u0000-\u0008\u000B\u000C\u000E-\u001F\p{Cs}\uFFFE\uFFFF]/gu;
const IN_MARKUP = /[&<>"'\u0000-\u0008\u000B\u000C\u000E-\u001F\p{Cs}\uFFFE\uFFFF]/gu;

/** Between the tags of XML. A parser turns some bare line ends into others, so they are written as references. */
export function escapeText(text: string): string {
  return text.replace(IN_TEXT, writeCharacter);
}

/** Between the double quotes of an attribute of XML, where a parser turns every bare white space into a space. */
export function escapeAttribute(text: string): string {
  return text.replace(IN_ATTRIBUTE, writeCharacter);
}

/**
 * Anywhere in HTML or XML, between tags and between quotes. Line ends stay as they are: to HTML the reference to
 * U+0085 is another character.
 */
export function escapeMarkup(text: string): string {
  return text.replace(IN_MARKUP, writeCharacter);
}
