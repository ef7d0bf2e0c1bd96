import { addPictures, jobs, load, textOf } from './shared.js';

const Slides = load('pptxgenjs');
const BODY = { x: 0.5, y: 1.4, w: 9, h: 3.8 };

for (const job of jobs) {
  const slides = new Slides();
  slides.title = job.truth.name;
  slides.defineSlideMaster({
    title: 'LESSON',
    objects: [
      { placeholder: { options: { name: 'title', type: 'title', x: 0.5, y: 0.3, w: 9, h: 0.9 }, text: '' } },
      { placeholder: { options: { name: 'body', type: 'body', ...BODY }, text: '' } },
    ],
    slideNumber: { x: 9.2, y: 5.3 },
  });
  let slide;
  for (const part of addPictures(job))
    if (part.kind === 'heading') {
      slide = slides.addSlide({ masterName: 'LESSON' });
      slide.addText(textOf(part.runs), { placeholder: 'title' });
    } else addPart(slide, slides, part);
  await slides.writeFile({ fileName: job.out });
}

function addPart(slide, slides, part) {
  switch (part.kind) {
    case 'paragraph':
      slide.addText(textOf(part.runs), { x: 0.5, y: 4.4, w: 9, h: 0.9 });
      break;
    case 'list':
      slide.addText(listItems(part, 0), { placeholder: 'body' });
      break;
    case 'table':
      slide.addTable(
        part.rows.map((row, at) =>
          row.map(({ runs }) => ({ text: textOf(runs), options: { bold: at < part.headerRows } })),
        ),
        { ...BODY, border: { type: 'solid', pt: 1, color: '333333' }, hasHeader: true },
      );
      break;
    case 'figure':
      slide.addImage({ path: part.picture, altText: part.alt, x: 2, y: 1.3, w: 5, h: 3 });
      break;
    case 'chart':
      slide.addChart(
        slides.charts[part.form.toUpperCase()],
        part.series.map(({ name, values }) => ({ name, labels: part.categories, values })),
        { ...BODY, showTitle: true, title: part.title, showLegend: true },
      );
  }
}

function listItems({ isOrdered, items }, depth) {
  return items.flatMap(({ runs, list }) => [
    {
      text: textOf(runs),
      options: { bullet: isOrdered ? { type: 'number' } : true, indentLevel: depth, breakLine: true },
    },
    ...(list ? listItems(list, depth + 1) : []),
  ]);
}
