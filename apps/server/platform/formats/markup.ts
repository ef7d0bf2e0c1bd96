const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** XML 1.0 knows no control characters but tab and line ends, no halves of pairs, and not these two. */
const NO_CHARACTERS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\p{Cs}\uFFFE\uFFFF]/gu;

/** Text as it stands in XML or HTML, between tags and within quoted attributes. */
export function escapeMarkup(text: string): string {
  return text.replaceAll(NO_CHARACTERS, '').replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}
