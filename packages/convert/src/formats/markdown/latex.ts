import type { TokenizerAndRendererExtension } from 'marked';
import { LATEX } from '../html/names.ts';

function writeFormula(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<${LATEX}>${escaped}</${LATEX}>`;
}

/** $$ … $$ on lines of their own. */
export const latexBlock: TokenizerAndRendererExtension = {
  name: 'latexBlock',
  level: 'block',
  start: (text) => text.indexOf('$$'),
  tokenizer: (text) => {
    const found = /^\$\$([^$]{1,5000})\$\$[ \t]*(?:\n|$)/.exec(text);
    return found ? { type: 'latexBlock', raw: found[0], text: (found[1] ?? '').trim() } : undefined;
  },
  renderer: (token) => `<p>${writeFormula(String(token['text']))}</p>`,
};

/** $ … $ within a line, with no blank inside of the signs, so that $5 and $10 stay prices (Pandoc’s rule). */
export const latexWithin: TokenizerAndRendererExtension = {
  name: 'latexWithin',
  level: 'inline',
  start: (text) => text.indexOf('$'),
  tokenizer: (text) => {
    const found = /^\$(?!\s)([^$\n]{1,1000}?)(?<!\s)\$(?!\d)/.exec(text);
    return found ? { type: 'latexWithin', raw: found[0], text: found[1] ?? '' } : undefined;
  },
  renderer: (token) => writeFormula(String(token['text'])),
};
