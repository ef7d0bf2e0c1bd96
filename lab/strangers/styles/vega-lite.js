// Draws a chart with Vega-Lite, as SVG.
window.draw = async function draw({ form, title, x, y, series, rows, legend, look }, { colors, font, at }) {
  const values = rows.flatMap(([name, ...numbers]) =>
    numbers.map((value, i) => ({ name: form === 'dates' ? name : name, value, series: series[i] ?? '' })),
  );
  const many = series.length > 1;
  const names = {
    field: 'name',
    type: 'nominal',
    title: x,
    sort: null,
    axis: { labelAngle: look.palette === 2 ? -45 : 0 },
  };
  const numbers = { field: 'value', type: 'quantitative', title: y, axis: { grid: look.grid } };
  const places = {
    field: 'name',
    type: 'quantitative',
    title: x,
    axis: { format: 'd', grid: false },
    scale: { zero: false },
  };
  const color = many
    ? {
        field: 'series',
        type: 'nominal',
        title: null,
        sort: null,
        scale: { range: colors },
        legend: { orient: legend },
      }
    : { value: colors[0] };
  const tooltip = look.font === 1;
  const specs = {
    bar: { mark: { type: 'bar', tooltip }, encoding: { x: names, y: numbers, color } },
    lying: { mark: { type: 'bar', tooltip }, encoding: { y: names, x: numbers, color } },
    grouped: {
      mark: 'bar',
      encoding: { x: names, y: numbers, color, xOffset: { field: 'series', sort: null } },
    },
    stacked: { mark: 'bar', encoding: { x: names, y: numbers, color, order: { field: 'series' } } },
    full: {
      mark: 'bar',
      encoding: { x: names, y: { ...numbers, stack: 'normalize', axis: { format: '%' } }, color },
    },
    line: { mark: { type: 'line', point: look.values }, encoding: { x: places, y: numbers, color } },
    dates: {
      mark: 'line',
      encoding: {
        x: { field: 'name', type: 'temporal', title: x, timeUnit: 'utcyearmonth', axis: { format: '%b %Y' } },
        y: numbers,
        color,
      },
    },
    log: {
      mark: { type: 'line', point: true },
      encoding: { x: { ...places, axis: {} }, y: { ...numbers, scale: { type: 'log' } }, color },
    },
    area: { mark: 'area', encoding: { x: places, y: numbers, color } },
    points: {
      mark: look.values ? 'circle' : 'point',
      encoding: { x: { ...places, axis: {} }, y: numbers, color },
    },
    histogram: {
      data: { values: rows.map(([from, to, count]) => ({ from, to, count })) },
      mark: 'bar',
      encoding: {
        x: { field: 'from', bin: 'binned', type: 'quantitative', title: x },
        x2: { field: 'to' },
        y: { field: 'count', type: 'quantitative', title: y, axis: { grid: look.grid } },
        color: { value: colors[0] },
      },
    },
    box: {
      mark: 'boxplot',
      encoding: { x: names, y: { ...numbers, scale: { zero: false } }, color: { value: colors[0] } },
    },
    heat: {
      mark: 'rect',
      encoding: {
        x: { field: 'series', type: 'nominal', title: x, sort: null, axis: { labelAngle: 0 } },
        y: { ...names, axis: {}, title: y },
        color: { field: 'value', type: 'quantitative', title: 'Value' },
      },
    },
    pie: {
      mark: 'arc',
      encoding: {
        theta: { field: 'value', type: 'quantitative' },
        color: {
          field: 'name',
          type: 'nominal',
          title: null,
          sort: null,
          scale: { range: colors },
          legend: { orient: legend },
        },
      },
    },
  };
  specs.diverging = specs.bar;
  specs.lines = specs.line;
  specs.ring = { ...specs.pie, mark: { type: 'arc', innerRadius: 70 } };
  const spec = vegaLite.compile({
    title,
    width: look.width - 120,
    height: look.height - 80,
    config: { font, background: 'white' },
    data: { values },
    ...specs[form],
  }).spec;
  const view = new vega.View(vega.parse(spec), { renderer: 'none' });
  at.innerHTML = await view.toSVG();
};
