import type { Browser } from '@playwright/test';
import { makeLesson } from '@relievo/convert/testing';
import type { GivenFile } from './files.ts';

export { readArchive } from '@relievo/convert/testing';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export function aLesson(title: string): GivenFile {
  return { name: `${title}.docx`, mimeType: WORD, buffer: Buffer.from(makeLesson(title)) };
}

const RAIN = [
  ['Jan', 190, 37],
  ['May', 106, 52],
  ['Sep', 283, 29],
] as const;

/** Draws two bars for each month over an axis with its numbers, as a spreadsheet does. */
function drawChart(): string {
  const ticks = [0, 100, 200, 300].map(
    (value) =>
      `<path d="M40 ${180 - value / 2} H320" stroke="#bbb"/><text x="34" y="${184 - value / 2}" text-anchor="end">${value}</text>`,
  );
  const bars = RAIN.flatMap(([month, bergen, madrid], at) => [
    `<rect x="${60 + 90 * at}" y="${180 - bergen / 2}" width="24" height="${bergen / 2}" fill="#2a6ebb"/>`,
    `<rect x="${84 + 90 * at}" y="${180 - madrid / 2}" width="24" height="${madrid / 2}" fill="#e98b2a"/>`,
    `<text x="${84 + 90 * at}" y="196" text-anchor="middle">${month}</text>`,
  ]);
  const legend = ['Bergen', 'Madrid'].map(
    (city, at) =>
      `<rect x="${200 + 70 * at}" y="2" width="9" height="9" fill="${at === 0 ? '#2a6ebb' : '#e98b2a'}"/><text x="${212 + 70 * at}" y="11">${city}</text>`,
  );
  return `<svg width="340" height="204" font-size="11">${[...ticks, ...bars, ...legend].join('')}<path d="M40 180 H320 M40 180 V20" stroke="black"/></svg>`;
}

const TRIANGLE = `<svg width="260" height="180" font-size="13"><path d="M40 20 V150 H220 Z" fill="none" stroke="black"/>
  <text x="26" y="20">C</text><text x="26" y="164">A</text><text x="226" y="164">B</text><text x="6" y="90">3 m</text><text x="110" y="168">4 m</text></svg>`;

const CYCLE = `<svg width="360" height="200" font-size="12"><circle cx="50" cy="40" r="22" fill="#fc3" stroke="black"/><text x="38" y="78">Sun</text>
  <path d="M20 150 L120 60 L190 150 Z" fill="#8a7" stroke="black"/><text x="92" y="130">Mountain</text>
  <rect x="190" y="150" width="160" height="40" fill="#39c" stroke="black"/><text x="260" y="175">Sea</text></svg>`;

/** Prints a worksheet of three pages in a browser: a chart, a diagram with labels, a table, tasks and lines to answer on. */
export async function aWorksheet(browser: Browser, title: string): Promise<GivenFile> {
  const page = await browser.newPage();
  const line = '_'.repeat(20);
  await page.setContent(`<!doctype html><html lang="en"><title>${title}</title>
    <style>body { font: 12pt sans-serif } section + section { break-before: page } td, th { border: 1px solid; padding: 4px }</style>
    <section><h1>Weather</h1><p>Name: ${line}</p><h3>Rain in Bergen and Madrid (mm)</h3>${drawChart()}
      <ol><li>In which month did Bergen have more rain? ${line}</li><li>How much rain fell in Madrid in May?</li></ol></section>
    <section><h2>The water cycle</h2><p>Use these words: evaporation, condensation.</p>${CYCLE}<p>1. ${line} 2. ${line}</p></section>
    <section><h2>Temperatures</h2><table><tr><th>City</th><th>May</th><th>July</th></tr><tr><td>Bergen</td><td>9 °C</td><td>15 °C</td></tr>
      <tr><td>Madrid</td><td>13 °C</td><td>26 °C</td></tr></table><ol start="3"><li>How long is the longest side?</li></ol>${TRIANGLE}</section>`);
  const buffer = await page.pdf({ format: 'A4', printBackground: true });
  await page.close();
  return { name: `${title}.pdf`, mimeType: 'application/pdf', buffer };
}
