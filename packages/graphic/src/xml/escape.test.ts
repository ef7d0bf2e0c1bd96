import { DOMParser } from '@xmldom/xmldom';
import { expect, test } from 'vitest';
import { escapeAttribute, escapeMarkup, escapeText } from './escape.ts';
import { createXmlWriter } from './writer.ts';

const HOSTILE = `</t> & "quoted" 'single' <!-- ]]> \u0007\u000b\ufffe\ud800 𝄞`;
const AS_HELD = `</t> & "quoted" 'single' <!-- ]]>  𝄞`;

function parse(xml: string) {
  return new DOMParser().parseFromString(xml, 'text/xml').documentElement;
}

test('a parser reads back text and attributes without what XML cannot hold', () => {
  const xml = createXmlWriter();
  xml.text('t', HOSTILE, { a: HOSTILE });
  const element = parse(xml.finish());
  expect(element?.textContent).toBe(AS_HELD);
  expect(element?.getAttribute('a')).toBe(AS_HELD);
});

test('white space in attributes and line ends in text survive a parser', () => {
  const held = 'a\tb\nc\rd\u0085e\u2028f\u2029g';
  const element = parse(`<t a="${escapeAttribute(held)}">${escapeText(held)}</t>`);
  expect(element?.textContent).toBe(held);
  expect(element?.getAttribute('a')).toBe(held);
});

test('markup can stand between tags and in both kinds of quotes, with its line ends as they are', () => {
  expect(escapeMarkup(`<a b="c" d='e'>&\n\u0085\u0000`)).toBe(
    '&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;\n\u0085',
  );
});

test('HTML has no numbered reference for U+0085, which would show as an ellipsis', () => {
  const html = createXmlWriter({ head: '<!DOCTYPE html>', isHtml: true });
  html.text('p', 'a\u0085b', { title: 'a\u0085b' });
  expect(html.finish()).toBe('<!DOCTYPE html>\n<p title="a\u0085b">a\u0085b</p>\n');
});
