import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { addPictures, jobs, load, textOf } from './shared.js';

const Pdf = load('pdfkit');
const FONTS = '/usr/share/fonts/truetype/dejavu';
const SIZES = [22, 16, 13, 11.5, 11, 11];
const MARGIN = 60;

for (const job of jobs) {
  const document = new Pdf({ size: 'A4', margin: MARGIN, lang: job.truth.language });
  const file = document.pipe(createWriteStream(job.out));
  document
    .registerFont('text', `${FONTS}/DejaVuSans.ttf`)
    .registerFont('bold', `${FONTS}/DejaVuSans-Bold.ttf`);
  for (const part of addPictures(job)) addPart(document, part);
  document.end();
  await once(file, 'finish');
}

function addPart(document, part) {
  const left = document.page.margins.left;
  document.font('text').fontSize(11).fillColor('#000');
  switch (part.kind) {
    case 'heading':
      document
        .moveDown(0.6)
        .font('bold')
        .fontSize(SIZES[part.level - 1])
        .text(textOf(part.runs), left)
        .moveDown(0.4);
      break;
    case 'paragraph':
      addRuns(document, part.runs);
      break;
    case 'list':
      addList(document, part, 0);
      break;
    case 'table':
      addTable(document, part);
      break;
    case 'figure':
    case 'chart':
      if (document.y > 560) document.addPage();
      document.image(part.picture, left, document.y, { width: 320 });
      document.x = left;
      if (part.caption) document.moveDown(0.3).fontSize(9).text(part.caption, left);
      document.moveDown(0.8);
      break;
    case 'poem':
      for (const lines of part.stanzas) {
        for (const line of lines) document.text(line, left);
        document.moveDown(0.8);
      }
      break;
    case 'box':
      document.font('bold').text(part.title, left).moveDown(0.3);
      for (const one of part.blocks) addPart(document, one);
      break;
    case 'lines':
      for (let at = 0; at < part.count; at += 1) {
        document.moveDown(1.2);
        document.moveTo(left, document.y).lineTo(530, document.y).lineWidth(0.7).stroke();
      }
      document.moveDown(0.8);
  }
}

function addRuns(document, runs) {
  for (const [at, run] of runs.entries())
    document
      .font(run.style === 'bold' ? 'bold' : 'text')
      .text(textOf([run]), { continued: at < runs.length - 1, lineGap: 2 });
  document.moveDown(0.6);
}

function addList(document, { isOrdered, items }, depth) {
  const left = MARGIN + 18 * depth;
  for (const [at, { runs, list }] of items.entries()) {
    const top = document.y;
    document.text(isOrdered ? `${at + 1}.` : '•', left, top, { lineBreak: false });
    document.text(textOf(runs), left + 18, top, { width: 460 - 18 * depth });
    document.moveDown(0.2);
    if (list) addList(document, list, depth + 1);
  }
  document.x = MARGIN;
  document.moveDown(depth === 0 ? 0.6 : 0);
}

function addTable(document, { caption, headerRows, rows }) {
  document.x = MARGIN;
  if (caption) document.fontSize(9).text(caption, MARGIN).moveDown(0.3);
  document.fontSize(10);
  const data = rows.map((row, at) =>
    row.map(({ runs, columns, rows: down }) => ({
      text: textOf(runs),
      colSpan: columns,
      rowSpan: down,
      font: { src: at < headerRows ? 'bold' : 'text' },
    })),
  );
  document.table({ data });
  document.x = MARGIN;
  document.moveDown(0.8);
}
