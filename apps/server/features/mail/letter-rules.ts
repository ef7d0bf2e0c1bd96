import { escapeMarkup } from '@relievo/graphic/xml';
/** What a letter says, before it is text or HTML: both are made of the same words, so they never differ. */
export interface Letter {
  subject: string;
  /** The name to greet, if it is known. */
  greet?: string | undefined;
  parts: readonly LetterPart[];
}

export type LetterPart =
  | string
  /** Words of somebody else. */
  | { quote: string }
  | { link: string; words: string };

/** What all letters of this installation share. */
export interface Site {
  publicUrl: string;
}

export function renderText(letter: Letter, site: Site): string {
  return `${[greeting(letter), ...letter.parts.map(renderPartAsText), `Relievo\n${site.publicUrl}`].join('\n\n')}\n`;
}

function renderPartAsText(part: LetterPart): string {
  if (typeof part === 'string') return part;
  if ('quote' in part) return part.quote.replaceAll(/^/gm, '> ');
  return `${part.words}:\n${part.link}`;
}

export function renderHtml(letter: Letter, site: Site): string {
  const body = [
    `<p>${escapeMarkup(greeting(letter))}</p>`,
    ...letter.parts.map(renderPartAsHtml),
    `<p><a href="${escapeMarkup(site.publicUrl)}">Relievo</a></p>`,
  ].join('\n');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeMarkup(letter.subject)}</title></head>
<body style="font: 1rem/1.5 sans-serif; max-width: 40rem">
${body}
</body>
</html>
`;
}

function renderPartAsHtml(part: LetterPart): string {
  if (typeof part === 'string') return `<p>${escapeMarkup(part)}</p>`;
  if ('quote' in part)
    return `<blockquote style="white-space: pre-line">${escapeMarkup(part.quote)}</blockquote>`;
  return `<p><a href="${escapeMarkup(part.link)}">${escapeMarkup(part.words)}</a></p>`;
}

/**
 * What mail programs make a link of, or a number to call: a name like that would carry words of whoever typed it to any
 * address. Dots of other scripts are dots, as they are in the addresses of sites.
 */
const LIKE_A_LINK = /[/@:]|[^\s.]\.[^\s.]|\p{Nd}(?:[^\p{L}\p{Nd}]*\p{Nd}){4}/u;

/** A name that somebody chose, unless it would do more than name them. */
export function findPlainName(name: string | undefined): string | undefined {
  const seen = name?.normalize('NFKC').replaceAll('\u3002', '.');
  return seen && !LIKE_A_LINK.test(seen) ? name : undefined;
}

/** The name to greet. */
export function greetedName({ greet }: Letter): string | undefined {
  return findPlainName(greet);
}

function greeting(letter: Letter): string {
  const name = greetedName(letter);
  return name ? `Hello ${name},` : 'Hello,';
}
