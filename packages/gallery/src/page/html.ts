import { formatFinding } from '@relievo/graphic/rules/words';
import { graphicReportText } from '@relievo/graphic/words';
import { escapeMarkup } from '@relievo/graphic/xml';
import { ENGLISH, millimetres } from '@relievo/words';
import type { Shown } from './sheet-files.ts';

const STYLE = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; }
body { margin: 0 auto; max-width: 100rem; padding: 1rem; }
section { border-top: 1px solid; margin-top: 2rem; padding-top: 1rem; }
.views { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr)); }
figure { margin: 0; }
figure img { background: #fff; border: 1px solid #767676; box-sizing: border-box; max-width: 100%; height: auto; }
figcaption { font-weight: bold; }
`.trim();

/** One page that needs no script: every sheet with its views side by side and its findings in words. */
export function writeGalleryHtml(sheets: readonly Shown[]): string {
  const findings = sheets.reduce((sum, sheet) => sum + sheet.findings.length, 0);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Gallery of drawings</title>
<style>
${STYLE}
</style>
</head>
<body>
<header>
<h1>Gallery of drawings</h1>
<p>${countWords(sheets.length, 'sheet')}, ${countWords(findings, 'finding')}.</p>
<nav aria-label="Sheets">
<ul>
${sheets.map(({ page }) => `<li><a href="#${page.name}">${escapeMarkup(page.drawing.title)}</a></li>`).join('\n')}
</ul>
</nav>
</header>
<main>
${sheets.map(writeSheetHtml).join('\n')}
</main>
</body>
</html>
`;
}

function writeSheetHtml({ page: { name, drawing }, views, findings, changes }: Shown): string {
  const title = escapeMarkup(drawing.title);
  const lang = drawing.language === 'en' ? '' : ` lang="${drawing.language}"`;
  return `<section id="${name}" aria-labelledby="${name}-title">
<h2 id="${name}-title"${lang}>${title}</h2>
<p>${escapeMarkup(drawing.description)} ${ENGLISH.number(drawing.sheet.width)} by ${ENGLISH.millimetres(millimetres(drawing.sheet.height))}.</p>
<div class="views">
${views
  .map(
    (view) =>
      `<figure><figcaption>${view.name}</figcaption><a href="${view.file}"><img src="${view.file}" alt="${view.name}: ${escapeMarkup(drawing.title)}" loading="lazy"></a></figure>`,
  )
  .join('\n')}
</div>
<h3>Findings</h3>
${listSentences(
  findings.map((finding) => `${formatFinding(finding)} (${finding.source})`),
  'None.',
)}
<details>
<summary>What embosser and pins changed in ${title}</summary>
${listSentences(changes.map(graphicReportText), 'Nothing.')}
</details>
</section>`;
}

function countWords(count: number, word: string): string {
  return count === 0 ? `no ${word}s` : `${count} ${word}${count === 1 ? '' : 's'}`;
}

function listSentences(sentences: readonly string[], none: string): string {
  return sentences.length === 0
    ? `<p>${none}</p>`
    : `<ul>\n${sentences.map((sentence) => `<li>${escapeMarkup(sentence)}</li>`).join('\n')}\n</ul>`;
}
