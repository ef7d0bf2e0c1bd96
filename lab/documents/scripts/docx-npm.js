import { readFileSync, writeFileSync } from 'node:fs';
import { addPictures, jobs, load } from './shared.js';

const docx = load('docx');
const Zip = load('jszip');
const Slides = load('pptxgenjs');
const { Paragraph, TextRun } = docx;
const LANGUAGES = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR', ar: 'ar-SA', he: 'he-IL', la: 'la-VA' };

for (const job of jobs) {
  const state = { notes: {}, charts: [], numbering: [], isRtl: ['ar', 'he'].includes(job.truth.language) };
  const children = addPictures(job).flatMap((part) => writePart(part, state));
  const document = new docx.Document({
    title: job.truth.name,
    styles: {
      default: { document: { run: { language: { value: LANGUAGES[job.truth.language] } } } },
      paragraphStyles: [{ id: 'Caption', name: 'caption', basedOn: 'Normal', run: { italics: true } }],
    },
    numbering: { config: state.numbering },
    footnotes: state.notes,
    sections: [
      {
        footers: {
          default: new docx.Footer({
            children: [new Paragraph({ children: [new TextRun({ children: [docx.PageNumber.CURRENT] })] })],
          }),
        },
        children,
      },
    ],
  });
  writeFileSync(job.out, await putCharts(await docx.Packer.toBuffer(document), state.charts));
}

function writePart(part, state) {
  const bidirectional = state.isRtl;
  switch (part.kind) {
    case 'heading':
      return [
        new Paragraph({
          heading: docx.HeadingLevel[`HEADING_${part.level}`],
          bidirectional,
          children: writeRuns(part.runs, state),
        }),
      ];
    case 'paragraph':
      return [new Paragraph({ bidirectional, children: writeRuns(part.runs, state) })];
    case 'list':
      return writeList(part, 0, null, state);
    case 'table':
      return writeTable(part, state);
    case 'figure':
      return [new Paragraph({ children: [writePicture(part)] }), ...writeCaption(part.caption)];
    case 'chart':
      state.charts.push(part);
      return [
        new Paragraph({ children: [new TextRun(`CHART-${state.charts.length}`)] }),
        ...writeCaption(part.caption),
      ];
    case 'poem':
      return part.stanzas.map(
        (lines) =>
          new Paragraph({
            children: lines.map((text, at) => new TextRun({ text, ...(at > 0 && { break: 1 }) })),
          }),
      );
    case 'box':
      return writeBox(part, state);
    case 'lines':
      return Array.from(
        { length: part.count },
        () =>
          new Paragraph({
            border: { bottom: { style: 'single', size: 6, space: 1, color: '000000' } },
            children: [],
          }),
      );
    default:
      return [];
  }
}

function writeList({ isOrdered, items }, level, reference, state) {
  let name = reference;
  if (isOrdered && name === null) {
    name = `numbers-${state.numbering.length + 1}`;
    state.numbering.push({
      reference: name,
      levels: [0, 1, 2].map((depth) => ({
        level: depth,
        format: 'decimal',
        text: `%${depth + 1}.`,
        style: { paragraph: { indent: { left: 720 * (depth + 1), hanging: 360 } } },
      })),
    });
  }
  return items.flatMap(({ runs, list }) => [
    new Paragraph({
      ...(isOrdered ? { numbering: { reference: name, level } } : { bullet: { level } }),
      bidirectional: state.isRtl,
      children: writeRuns(runs, state),
    }),
    ...(list ? writeList(list, level + 1, list.isOrdered ? name : null, state) : []),
  ]);
}

function writeTable({ caption, headerRows, rows }, state) {
  const table = new docx.Table({
    visuallyRightToLeft: state.isRtl,
    width: { size: 100, type: 'pct' },
    rows: rows.map(
      (cells, at) =>
        new docx.TableRow({
          tableHeader: at < headerRows,
          children: cells.map(
            ({ runs, columns, rows: down }) =>
              new docx.TableCell({
                columnSpan: columns,
                rowSpan: down,
                children: [new Paragraph({ children: writeRuns(runs, state) })],
              }),
          ),
        }),
    ),
  });
  return [...writeCaption(caption), table, new Paragraph({ children: [] })];
}

/** Teachers put boxes into tables of one cell, or give a paragraph a frame, as is done here. */
function writeBox({ title, blocks }, state) {
  const border = { style: 'single', size: 8, space: 4, color: '333333' };
  return [
    new Paragraph({
      border: { top: border, bottom: border, left: border, right: border },
      children: [new TextRun({ text: title, bold: true })],
    }),
    ...blocks.flatMap((part) => writePart(part, state)),
  ];
}

function writePicture({ picture, alt }) {
  return new docx.ImageRun({
    type: 'png',
    data: readFileSync(picture),
    transformation: { width: 360, height: 225 },
    altText: { title: '', description: alt, name: 'picture' },
  });
}

function writeCaption(text) {
  return text === '' ? [] : [new Paragraph({ style: 'Caption', children: [new TextRun(text)] })];
}

function writeRuns(runs, state) {
  return runs.map((run) => {
    if (run.kind === 'note') {
      const number = Object.keys(state.notes).length + 1;
      state.notes[number] = { children: [new Paragraph(run.text)] };
      return new docx.FootnoteReferenceRun(number);
    }
    // A gap of underlined tabs, as people make it with the key.
    if (run.kind === 'blank') return new TextRun({ text: '\u00a0'.repeat(run.width), underline: {} });
    const { text, style, link, language } = run;
    const written = new TextRun({
      text,
      rightToLeft: state.isRtl,
      ...(style === 'bold' && { bold: true }),
      ...(style === 'italic' && { italics: true }),
      ...(style === 'sub' && { subScript: true }),
      ...(style === 'super' && { superScript: true }),
      ...(language && { language: { value: LANGUAGES[language] ?? language } }),
    });
    return link ? new docx.ExternalHyperlink({ link, children: [written] }) : written;
  });
}

/** Puts charts with their numbers where their marks are, since the package writes none. */
async function putCharts(bytes, charts) {
  if (charts.length === 0) return bytes;
  const zip = await Zip.loadAsync(bytes);
  let body = await zip.file('word/document.xml').async('string');
  let relations = await zip.file('word/_rels/document.xml.rels').async('string');
  let types = await zip.file('[Content_Types].xml').async('string');
  for (const [at, chart] of charts.entries()) {
    const number = at + 1;
    const name = `charts/chart${number}.xml`;
    zip.file(`word/${name}`, await writeChart(chart));
    types = types.replace(
      '</Types>',
      `<Override PartName="/word/${name}" ContentType="application/vnd.openxmlformats-officedocument.drawingml.chart+xml"/></Types>`,
    );
    relations = relations.replace(
      '</Relationships>',
      `<Relationship Id="rIdChart${number}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/chart" Target="${name}"/></Relationships>`,
    );
    body = body.replace(
      new RegExp(`<w:t[^>]*>CHART-${number}</w:t>`),
      `<w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:extent cx="4572000" cy="2743200"/><wp:docPr id="${900 + number}" name="Chart ${number}"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/chart"><c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" r:id="rIdChart${number}"/></a:graphicData></a:graphic></wp:inline></w:drawing>`,
    );
  }
  zip.file('word/document.xml', body);
  zip.file('word/_rels/document.xml.rels', relations);
  zip.file('[Content_Types].xml', types);
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
}

/** Has the slides package write a chart, and takes it without the workbook behind it. */
async function writeChart({ form, title, categories, series }) {
  const slides = new Slides();
  const data = series.map(({ name, values }) => ({ name, labels: categories, values }));
  slides
    .addSlide()
    .addChart(slides.charts[form.toUpperCase()], data, { x: 1, y: 1, w: 6, h: 4, showTitle: true, title });
  const zip = await Zip.loadAsync(await slides.write({ outputType: 'nodebuffer' }));
  const [path] = Object.keys(zip.files).filter((name) => /^ppt\/charts\/chart\d+\.xml$/.test(name));
  const xml = await zip.file(path).async('string');
  return xml.replace(/<c:externalData.*?<\/c:externalData>/s, '');
}
