import { expect, test } from 'vitest';
import { show } from '../../lib/testing/show.tsx';
import { HtmlContent } from './html-content.tsx';

function showDocument(html: string, title = 'A lesson') {
  return show(<HtmlContent html={html} title={title} level={3} />);
}

test('a document is read with its headings below those of the page, its lists, tables and pictures', async () => {
  const place = await showDocument(`<html><head><title>No</title></head><body>
    <h1>A lesson</h1><p>Learners <em>touch</em> the <a href="https://example.org/cube">cube</a>.</p>
    <h2>To prepare</h2><ol start="3"><li>Paper</li></ol>
    <h4>Also</h4><table><caption>Steps</caption><tr><th scope="row">1</th><td colspan="2">Touch</td></tr></table>
    <figure><img src="data:image/png;base64,iVBORw0KGgo=" alt="A cube"><figcaption>Cube</figcaption></figure>
    </body></html>`);
  const headings = [...place.querySelectorAll('h1, h2, h3, h4, h5, h6')].map((one) => [
    one.localName,
    one.textContent,
  ]);
  expect(headings).toEqual([
    ['h3', 'To prepare'],
    ['h4', 'Also'],
  ]);
  expect(place.querySelector('ol')?.start).toBe(3);
  expect(place.querySelector('th')?.getAttribute('scope')).toBe('row');
  expect(place.querySelector('td')?.colSpan).toBe(2);
  expect(place.querySelector('caption')?.textContent).toBe('Steps');
  expect(place.querySelector('img')?.alt).toBe('A cube');
  const link = place.querySelector('a');
  expect([link?.getAttribute('href'), link?.rel]).toEqual([
    'https://example.org/cube',
    'noreferrer nofollow ugc',
  ]);
  expect(place.textContent).not.toContain('A lesson');
});

const FORBIDDEN = [
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'form',
  'input',
  'button',
  'template',
  'link',
  'meta',
];

test.each([
  ['a script', '<script>globalThis.harm = 1</script>'],
  [
    'a handler',
    '<p onclick="harm()" onmouseover=harm() style="position:fixed" id="main-content" class="x">A</p>',
  ],
  ['an address that runs', '<a href="javascript:harm()">A</a><a href=" jav&#x09;ascript:harm()">A</a>'],
  ['data as an address', '<a href="data:text/html,<script>harm()</script>">A</a>'],
  ['a frame', '<iframe src="/settings" srcdoc="<script>harm()</script>"></iframe>'],
  ['an object', '<object data="/x"><embed src="/x"></object>'],
  ['a form', '<form action="/api/account"><input name="password"><button>Send</button><p>A</p></form>'],
  ['a style', '<style>* { display: none }</style>'],
  [
    'another base',
    '<base href="https://example.org/"><meta http-equiv="refresh" content="0;url=https://example.org">',
  ],
  [
    'a picture from elsewhere',
    '<img src="https://example.org/seen.png" srcset="https://example.org/2.png 2x" alt="A">',
  ],
  ['a picture that fails', '<img src="x" onerror="harm()" alt="A">'],
  [
    'markup that changes when it is read twice',
    '<math><mtext><table><mglyph><style><!--</style><img title="--><img src=1 onerror=harm()>">',
  ],
  [
    'a template',
    '<template><img src=x onerror=harm()></template><noscript><img src=x onerror=harm()></noscript>',
  ],
  [
    'a part with the name of ours',
    '<div role="alert" aria-live="assertive" tabindex="0" name="getElementById">A</div>',
  ],
])('nothing of a document runs, loads, asks or reaches the page around it: %s', async (_, html) => {
  const place = await showDocument(html);
  const allowed = new Set([
    'lang',
    'dir',
    'href',
    'rel',
    'src',
    'alt',
    'class',
    'scope',
    'colspan',
    'rowspan',
    'start',
  ]);
  for (const element of place.querySelectorAll('*')) {
    expect(FORBIDDEN).not.toContain(element.localName);
    const attributes = element.getAttributeNames().filter((name) => !allowed.has(name));
    expect(attributes).toEqual([]);
    expect(element.getAttribute('src') ?? 'data:image/').toMatch(/^data:image\//);
    expect(element.getAttribute('href') ?? 'https://').toMatch(/^(https?|mailto):/);
    expect(element.getAttribute('class') ?? 'table').toMatch(/^(table|table-scroll|document-picture)$/);
  }
  expect('harm' in globalThis).toBe(false);
});

test('a formula keeps its parts and its words, and nothing that runs', async () => {
  const place = await showDocument(
    '<p>Solve <math aria-label="n choose r" onclick="harm()" href="https://example.org"><mfrac linethickness="0"><mi>n</mi><mi>r</mi></mfrac></math>.</p>',
  );
  const math = place.querySelector('math');
  expect(math?.getAttributeNames()).toEqual(['aria-label']);
  expect(math?.getAttribute('aria-label')).toBe('n choose r');
  expect(math?.innerHTML).toBe('<mfrac linethickness="0"><mi>n</mi><mi>r</mi></mfrac>');
  expect(place.textContent).toBe('Solve nr.');
});

test('a drawing within a document is shown as a picture, which runs and loads nothing', async () => {
  const place = await showDocument(
    '<svg aria-label="A circle" onload="harm()"><script>harm()</script><circle r="4"/></svg>',
  );
  const picture = place.querySelector('img');
  expect([picture?.alt, picture?.src.startsWith('data:image/svg+xml,')]).toEqual(['A circle', true]);
  expect(place.querySelector('svg, script')).toBeNull();
});

test('a picture from elsewhere is there in words, and one without words is left out', async () => {
  const place = await showDocument(
    '<p>See <img src="https://example.org/a.png" alt="a map"></p><img src="b.png">',
  );
  expect(place.textContent).toBe('See Picture: a map');
});

test('a fraction keeps its line, and numbers one above the other without a line keep none', async () => {
  const place = await showDocument(
    '<math><mfrac><mi>a</mi><mi>b</mi></mfrac><mfrac linethickness="0px"><mi>n</mi><mi>k</mi></mfrac>' +
      '<mfrac linethickness="2px"><mi>c</mi><mi>d</mi></mfrac></math>',
  );
  const lines = [...place.querySelectorAll('mfrac')].map((one) => one.getAttribute('linethickness'));
  expect(lines).toEqual([null, '0', null]);
});
