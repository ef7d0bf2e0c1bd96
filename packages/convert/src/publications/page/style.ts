/** The page follows the reader's theme and size of letters, and prints black on white. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; font: 100%/1.6 system-ui, sans-serif; }
body { max-width: 45rem; margin: 0 auto; padding: 1rem; overflow-wrap: break-word; }
h1, h2, h3, h4, h5, h6 { line-height: 1.25; margin: 1.5em 0 0.5em; text-wrap: balance; }
a { color: LinkText; }
a:focus-visible, summary:focus-visible { outline: 3px solid; outline-offset: 2px; }
main:focus { outline: none; }
.skip { position: absolute; inset-inline-start: -100vw; }
.skip:focus { position: static; }
nav { border: 1px solid; padding: 0.5rem 1rem; margin: 1rem 0; }
nav .title { font-weight: bold; margin: 0; }
nav ol { list-style: none; padding-inline-start: 1rem; margin: 0.25rem 0; }
nav a { display: inline-block; min-height: 1.5rem; min-width: 1.5rem; }
ol.pages { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; padding: 0; }
.small-capitals { font-variant: small-caps; }
p.page { text-align: end; border-top: 1px dashed; margin: 1.5rem 0 0.5rem; }
span.page { font-size: 0.875em; padding: 0 0.25em; border: 1px solid; }
p.page > span.page { border: 0; }
.blank { overflow-wrap: anywhere; }
img, svg { max-width: 100%; height: auto; }
.drawing { background: white; color: black; padding: 0.25rem; width: fit-content; max-width: 100%; }
.drawing svg { display: block; max-height: 40rem; }
img.in-line { height: 1.2em; vertical-align: middle; }
figure { display: flex; flex-direction: column; margin: 1.5em 0; }
figure > details { order: 1; }
figcaption { margin: 0.5em 0; }
summary { min-height: 1.5rem; cursor: pointer; }
table { border-collapse: collapse; margin: 1em 0; }
th, td { border: 1px solid; padding: 0.25em 0.75em; text-align: start; vertical-align: top; }
caption { text-align: start; font-weight: bold; padding: 0.5em 0; }
ul.marked, ul.choices { list-style: none; padding-inline-start: 1.5em; }
ul.word-bank { list-style: none; padding: 0.5em; border: 1px solid; }
ul.word-bank li { display: inline-block; margin-inline-end: 1.5em; }
aside { border: 1px solid; padding: 0.5em 1em; margin: 1em 0; }
aside > p { margin: 0.25em 0; }
aside .mark, .exercise > .mark, .box > .title { font-weight: bold; margin: 0; }
.answer .line { display: block; height: 2.5em; border-bottom: 1px solid; }
.formula { margin: 1em 0; overflow-x: auto; }
.formula .number { margin-inline-start: 2em; }
.poem .number { display: inline-block; min-width: 2em; }
.indent-1 { padding-inline-start: 1em; }
.indent-2 { padding-inline-start: 2em; }
.indent-3 { padding-inline-start: 3em; }
.indent-4 { padding-inline-start: 4em; }
.indent-5, .indent-6, .indent-7, .indent-8 { padding-inline-start: 5em; }
pre { white-space: pre-wrap; border: 1px solid; padding: 0.5em; }
@media print {
  :root { color-scheme: light; }
  body { max-width: none; padding: 0; }
  .skip, #pages, .back { display: none; }
  h1, h2, h3, h4, h5, h6 { break-after: avoid; }
  figure, tr, .exercise > .answer, img, .drawing { break-inside: avoid; }
  thead { display: table-header-group; }
  details::details-content { content-visibility: visible; display: block; block-size: auto; }
  p { orphans: 2; widows: 2; }
}
`;
