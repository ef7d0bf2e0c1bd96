import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jobs, load } from './shared.js';

const { default: makeEpub } = load('epub-gen-memory');

/** Each section of second level is a chapter of the book, with its heading in its text. */
for (const { truth, folder, out } of jobs) {
  const html = readFileSync(join(folder, 'body.html'), 'utf8');
  const [first, ...others] = html.split(/(?=<h2)/);
  const chapters = [first, ...others].map((content, at) => ({ title: `Part ${at + 1}`, content }));
  const options = {
    title: truth.name,
    lang: truth.language,
    author: 'A school',
    prependChapterTitles: false,
    tocInTOC: true,
  };
  const epub = makeEpub.default ?? makeEpub;
  writeFileSync(out, await epub(options, chapters));
}
