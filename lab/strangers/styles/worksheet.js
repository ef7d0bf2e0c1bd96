// A worksheet as a teacher writes it in HTML: a chart drawn by hand as SVG, and questions.
window.draw = function draw({ form, title, x, y, series, rows, page, look }, { colors, font, at }) {
  const [width, height, left, bottom, top] = [520, 300, 60, 250, 20];
  const max = rows.flatMap((row) => row.slice(1)).reduce((a, b) => Math.max(a, b));
  const step = 10 ** Math.floor(Math.log10(max)) / (max / 10 ** Math.floor(Math.log10(max)) < 4 ? 2 : 1);
  const end = Math.ceil(max / step) * step;
  const up = (value) => bottom - ((bottom - top) * value) / end;
  const across = (width - left - 110) / rows.length;
  const parts = [];
  for (let tick = 0; tick <= end + 1e-9; tick += step) {
    parts.push(
      `<line x1="${left}" x2="${width - 110}" y1="${up(tick)}" y2="${up(tick)}" stroke="${tick === 0 ? '#000' : '#bbb'}"/>`,
    );
    parts.push(
      `<text x="${left - 6}" y="${up(tick) + 4}" text-anchor="end">${Number(tick.toFixed(2))}</text>`,
    );
  }
  rows.forEach(([name, ...values], i) => {
    const middle = left + across * (i + 0.5);
    parts.push(`<text x="${middle}" y="${bottom + 16}" text-anchor="middle">${name}</text>`);
    if (form === 'line') return;
    const wide = (across * 0.7) / values.length;
    values.forEach((value, j) => {
      const from = middle - across * 0.35 + wide * j;
      parts.push(
        `<rect x="${from}" y="${up(value)}" width="${wide}" height="${bottom - up(value)}" fill="${colors[j]}"/>`,
      );
    });
  });
  if (form === 'line')
    parts.push(
      `<polyline fill="none" stroke="${colors[0]}" stroke-width="2" points="${rows.map(([, value], i) => `${left + across * (i + 0.5)},${up(value)}`).join(' ')}"/>`,
    );
  if (series.length > 1)
    series.forEach((name, i) => {
      parts.push(
        `<rect x="${width - 100}" y="${40 + 22 * i}" width="12" height="12" fill="${colors[i]}"/><text x="${width - 84}" y="${50 + 22 * i}">${name}</text>`,
      );
    });
  parts.push(`<text x="${(left + width - 110) / 2}" y="${height - 12}" text-anchor="middle">${x}</text>`);
  parts.push(
    `<text transform="translate(14 ${(top + bottom) / 2}) rotate(-90)" text-anchor="middle">${y}</text>`,
  );
  at.style.width = '680px';
  at.style.fontFamily = font;
  const [first = '', ...questions] = page;
  at.innerHTML = `<h1>${first}</h1><p>Name: ____________ Date: ________</p><h2>${title}</h2>
    <svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-size="12">${parts.join('')}</svg>
    <ol>${questions.map((one) => `<li>${one}<br/>____________________</li>`).join('')}</ol>`;
  if (look.palette > 1) document.body.style.borderTop = '6px solid #246';
};
