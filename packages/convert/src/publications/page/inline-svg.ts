import { escapeMarkup } from '@relievo/graphic/xml';

/**
 * Makes a drawing part of a page. Its ids get the name of the figure, because a page may hold a drawing twice. Browsers scale it to
 * the width of the text, and its name is the alternative text of the figure.
 */
export function placeInline(svg: Uint8Array, figure: string, alt: string): string {
  const text = new TextDecoder().decode(svg).replace(/^<\?xml[^>]*\?>\s*/, '');
  const [root = ''] = /^<svg[^>]*>/.exec(text) ?? [];
  const named = alt ? ` aria-label="${escapeMarkup(alt)}"` : '';
  const opened = root
    .replaceAll(/ (?:xmlns:xlink|version|aria-labelledby|aria-describedby)="[^"]*"/g, '')
    .replace('xml:lang=', 'lang=')
    .replace('>', () => `${named}>`);
  // The words of a drawing are in the title and the description of its figure.
  const inside = text
    .slice(root.length)
    .replace(/^\s*<title id="[^"]*">[^<]*<\/title>/, '')
    .replace(/^\s*<desc id="[^"]*">[^<]*<\/desc>/, '');
  return `${opened}${inside}`.trim().replaceAll(/ id="([^"]*)"/g, (_, id) => ` id="${figure}.${id}"`);
}
