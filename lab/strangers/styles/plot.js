// Draws a chart with Observable Plot.
window.draw = function draw({ form, title, x, y, series, rows, legend, look }, { colors, font, at }) {
  const long = rows.flatMap(([name, ...values]) =>
    values.map((value, i) => ({ name, value, series: series[i] ?? '' })),
  );
  const order = rows.map(([name]) => name);
  const many = series.length > 1;
  const color = { domain: series, range: colors };
  const fill = many ? 'series' : colors[0];
  const common = {
    width: look.width,
    height: look.height,
    marginLeft: 60,
    marginBottom: 45,
    style: { fontFamily: font, fontSize: '12px' },
    color,
  };
  const values =
    look.values && form === 'bar' ? [Plot.text(long, { x: 'name', y: 'value', text: 'value', dy: -6 })] : [];
  const plots = {
    bar: () => ({
      x: { label: x, domain: order },
      y: { label: y, grid: look.grid },
      marks: [Plot.barY(long, { x: 'name', y: 'value', fill }), ...values, Plot.ruleY([0])],
    }),
    lying: () => ({
      x: { label: y, grid: look.grid },
      y: { label: x, domain: order },
      marks: [Plot.barX(long, { y: 'name', x: 'value', fill }), Plot.ruleX([0])],
    }),
    grouped: () => ({
      fx: { label: x, domain: order },
      x: { axis: null, domain: series },
      y: { label: y, grid: look.grid },
      marks: [Plot.barY(long, { fx: 'name', x: 'series', y: 'value', fill }), Plot.ruleY([0])],
    }),
    stacked: () => ({
      x: { label: x, domain: order },
      y: { label: y, grid: look.grid },
      marks: [Plot.barY(long, { x: 'name', y: 'value', fill: 'series', order: series })],
    }),
    line: () => ({
      x: { label: x, tickFormat: 'd' },
      y: { label: y, grid: look.grid, zero: look.palette > 1 },
      marks: [
        Plot.lineY(long, {
          x: 'name',
          y: 'value',
          stroke: many ? 'series' : colors[0],
          marker: look.values ? 'circle' : null,
        }),
      ],
    }),
    dates: () => ({
      x: { label: x },
      y: { label: y, grid: look.grid },
      marks: [Plot.lineY(long, { x: (d) => new Date(d.name), y: 'value', stroke: colors[0] })],
    }),
    log: () => ({
      x: { label: x },
      y: { label: y, type: 'log', grid: look.grid },
      marks: [Plot.lineY(long, { x: 'name', y: 'value', stroke: colors[0], marker: 'circle' })],
    }),
    area: () => ({
      x: { label: x, tickFormat: 'd' },
      y: { label: y, grid: look.grid },
      marks: [Plot.areaY(long, { x: 'name', y: 'value', fill: colors[0] }), Plot.ruleY([0])],
    }),
    points: () => ({
      x: { label: x, grid: look.grid },
      y: { label: y, grid: look.grid },
      marks: [
        Plot.dot(long, { x: 'name', y: 'value', stroke: colors[0], fill: look.values ? colors[0] : null }),
      ],
    }),
    histogram: () => ({
      x: { label: x },
      y: { label: y, grid: look.grid },
      marks: [Plot.rectY(rows, { x1: '0', x2: '1', y: '2', fill: colors[0], inset: 0.5 }), Plot.ruleY([0])],
    }),
    box: () => ({
      x: { label: x, domain: order },
      y: { label: y, grid: look.grid },
      marks: [Plot.boxY(long, { x: 'name', y: 'value', fill: colors[3] })],
    }),
    heat: () => ({
      x: { label: x, domain: series },
      y: { label: y, domain: order },
      color: { scheme: 'blues' },
      marks: [
        Plot.cell(long, { x: 'series', y: 'name', fill: 'value' }),
        Plot.text(long, {
          x: 'series',
          y: 'name',
          text: 'value',
          fill: (d) => (d.value > 100 ? 'white' : 'black'),
        }),
      ],
    }),
  };
  plots.full = plots.stacked;
  plots.diverging = plots.bar;
  plots.lines = plots.line;
  const keyed = many && form !== 'heat' && form !== 'box';
  const options = plots[form]();
  const svg = Plot.plot({ ...common, ...options, color: options.color ?? color });
  // One file holds all, as when somebody saves what the page shows.
  const ns = 'http://www.w3.org/2000/svg';
  const outer = document.createElementNS(ns, 'svg');
  const right = keyed && legend !== 'top' && legend !== 'bottom' ? 110 : 0;
  const below = keyed && legend === 'bottom' ? 30 : 0;
  const above = 30 + (keyed && legend === 'top' ? 24 : 0);
  const [width, height] = [look.width + right, look.height + above + below];
  for (const [key, value] of Object.entries({
    xmlns: ns,
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
    'font-family': font,
  }))
    outer.setAttribute(key, value);
  function add(name, attributes, words) {
    const node = document.createElementNS(ns, name);
    for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
    if (words) node.textContent = words;
    outer.append(node);
  }
  add('text', { x: 12, y: 20, 'font-size': 16, 'font-weight': 'bold' }, title);
  if (keyed)
    series.forEach((one, i) => {
      const [left, top] =
        right > 0 ? [look.width + 6, above + 30 + 20 * i] : [60 + 110 * i, below > 0 ? height - 12 : 46];
      add('rect', { x: left, y: top - 10, width: 12, height: 12, fill: colors[i] });
      add('text', { x: left + 18, y: top, 'font-size': 12 }, one);
    });
  svg.setAttribute('y', above);
  outer.append(svg);
  at.append(outer);
};
