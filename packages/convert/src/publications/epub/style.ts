/** Nothing here says a typeface, a size or a colour: these are the reader's. */
export const STYLE = `
.small-capitals { font-variant: small-caps; }
.page { text-align: end; }
.blank { white-space: nowrap; }
img { max-width: 100%; }
img.in-line { height: 1.2em; vertical-align: middle; }
figure { margin: 1em 0; }
table { border-collapse: collapse; }
th, td { border: 1px solid; padding: 0.25em 0.75em; text-align: start; vertical-align: top; }
caption { text-align: start; font-weight: bold; padding: 0.5em 0; }
ul.marked, ul.choices { list-style: none; padding-inline-start: 1.5em; }
ul.word-bank { list-style: none; padding: 0.5em; border: 1px solid; }
ul.word-bank li { display: inline-block; margin-inline-end: 1.5em; }
aside.box, aside.transcriber-note { border: 1px solid; padding: 0.5em 1em; margin: 1em 0; }
.box > .title { font-weight: bold; }
.exercise > .mark { font-weight: bold; }
.answer .line { display: block; height: 2em; border-bottom: 1px solid; }
.formula { margin: 1em 0; }
.indent-1 { padding-inline-start: 1em; }
.indent-2 { padding-inline-start: 2em; }
.indent-3 { padding-inline-start: 3em; }
.indent-4 { padding-inline-start: 4em; }
.indent-5, .indent-6, .indent-7, .indent-8 { padding-inline-start: 5em; }
pre { white-space: pre-wrap; }
`;
