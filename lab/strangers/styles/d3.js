// Draws a chart with D3, as somebody writes it by hand.
window.draw = function draw({ form, title, x, y, series, rows, legend, look }, { colors, font, at }) {
  const margin = { top: 50, right: legend === 'none' ? 20 : 120, bottom: 50, left: 64 };
  const { width, height } = look;
  const svg = d3
    .select(at)
    .append('svg')
    .attr('xmlns', 'http://www.w3.org/2000/svg')
    .attr('viewBox', [0, 0, width, height])
    .attr('width', width)
    .attr('height', height)
    .style('font-family', font);
  svg
    .append('text')
    .attr('x', width / 2)
    .attr('y', 24)
    .attr('text-anchor', 'middle')
    .attr('font-size', 18)
    .text(title);
  const [left, right, top, bottom] = [margin.left, width - margin.right, margin.top, height - margin.bottom];
  function key(names) {
    const rowsOfKey = svg
      .append('g')
      .selectAll('g')
      .data(names)
      .join('g')
      .attr('transform', (_, i) => `translate(${right + 14},${top + 22 * i})`);
    rowsOfKey
      .append('circle')
      .attr('r', 6)
      .attr('cy', 2)
      .attr('fill', (_, i) => colors[i]);
    rowsOfKey
      .append('text')
      .attr('x', 12)
      .attr('y', 6)
      .attr('font-size', 12)
      .text((d) => d);
  }
  if (form === 'pie' || form === 'ring') {
    const radius = Math.min(right - left, bottom - top) / 2;
    const arc = d3
      .arc()
      .innerRadius(form === 'ring' ? radius * 0.55 : 0)
      .outerRadius(radius);
    const parts = d3
      .pie()
      .sort(null)
      .value((d) => d[1])(rows);
    const group = svg.append('g').attr('transform', `translate(${(left + right) / 2},${(top + bottom) / 2})`);
    group
      .selectAll('path')
      .data(parts)
      .join('path')
      .attr('d', arc)
      .attr('fill', (_, i) => colors[i])
      .attr('stroke', 'white');
    if (look.values)
      group
        .selectAll('text')
        .data(parts)
        .join('text')
        .attr('transform', (d) => `translate(${arc.centroid(d)})`)
        .attr('text-anchor', 'middle')
        .attr('font-size', 11)
        .text((d) => d.data[1]);
    key(rows.map(([name]) => name));
    return;
  }
  const max = d3.max(rows.flatMap((row) => row.slice(form === 'histogram' ? 2 : 1)));
  const names = rows.map(([name]) => name);
  const measured = d3.scaleLinear([0, max], form === 'lying' ? [left, right] : [bottom, top]).nice();
  const continuous = ['line', 'lines', 'area', 'points', 'histogram'].includes(form);
  const ends = form === 'histogram' ? [rows[0][0], rows.at(-1)[1]] : d3.extent(names.map(Number));
  const places = continuous
    ? d3.scaleLinear(ends, [left, right])
    : d3.scaleBand(names, form === 'lying' ? [top, bottom] : [left, right]).padding(0.25);
  const across = form === 'lying' ? measured : places;
  const up = form === 'lying' ? places : measured;
  const isYear = continuous && form !== 'points' && form !== 'histogram';
  const axis = d3.axisBottom(across);
  svg
    .append('g')
    .attr('transform', `translate(0,${bottom})`)
    .call(isYear ? axis.tickFormat(d3.format('d')) : axis);
  const side = svg.append('g').attr('transform', `translate(${left},0)`).call(d3.axisLeft(up).ticks(6));
  if (look.grid && form !== 'lying')
    side
      .selectAll('.tick line')
      .clone()
      .attr('x2', right - left)
      .attr('stroke', '#ddd');
  const [xName, yName] = form === 'lying' ? [y, x] : [x, y];
  svg
    .append('text')
    .attr('x', (left + right) / 2)
    .attr('y', height - 10)
    .attr('text-anchor', 'middle')
    .attr('font-size', 12)
    .text(xName);
  svg
    .append('text')
    .attr('transform', `translate(16,${(top + bottom) / 2}) rotate(-90)`)
    .attr('text-anchor', 'middle')
    .attr('font-size', 12)
    .text(yName);
  const marks = svg.append('g');
  if (form === 'bar')
    marks
      .selectAll('rect')
      .data(rows)
      .join('rect')
      .attr('x', (d) => places(d[0]))
      .attr('width', places.bandwidth())
      .attr('y', (d) => measured(d[1]))
      .attr('height', (d) => bottom - measured(d[1]))
      .attr('fill', colors[0])
      .append('title')
      .text((d) => (look.values ? `${d[0]}: ${d[1]}` : d[0]));
  if (form === 'lying')
    marks
      .selectAll('rect')
      .data(rows)
      .join('rect')
      .attr('y', (d) => places(d[0]))
      .attr('height', places.bandwidth())
      .attr('x', left)
      .attr('width', (d) => measured(d[1]) - left)
      .attr('fill', colors[0]);
  if (form === 'histogram')
    marks
      .selectAll('rect')
      .data(rows)
      .join('rect')
      .attr('x', (d) => places(d[0]) + 1)
      .attr('width', (d) => places(d[1]) - places(d[0]) - 2)
      .attr('y', (d) => measured(d[2]))
      .attr('height', (d) => bottom - measured(d[2]))
      .attr('fill', colors[0]);
  if (form === 'grouped') {
    const inner = d3.scaleBand(series, [0, places.bandwidth()]);
    for (const [i, name] of series.entries())
      marks
        .append('g')
        .selectAll('rect')
        .data(rows)
        .join('rect')
        .attr('x', (d) => places(d[0]) + inner(name))
        .attr('width', inner.bandwidth())
        .attr('y', (d) => measured(d[i + 1]))
        .attr('height', (d) => bottom - measured(d[i + 1]))
        .attr('fill', colors[i]);
    key(series);
  }
  if (form === 'points')
    marks
      .selectAll('circle')
      .data(rows)
      .join('circle')
      .attr('cx', (d) => places(d[0]))
      .attr('cy', (d) => measured(d[1]))
      .attr('r', 4)
      .attr('fill', colors[0]);
  if (form === 'line' || form === 'lines') {
    for (const i of series.keys())
      marks
        .append('path')
        .attr('fill', 'none')
        .attr('stroke', colors[i])
        .attr('stroke-width', 2)
        .attr(
          'd',
          d3.line(
            (d) => places(d[0]),
            (d) => measured(d[i + 1]),
          )(rows),
        );
    if (series.length > 1) key(series);
  }
  if (form === 'area')
    marks
      .append('path')
      .attr('fill', colors[0])
      .attr(
        'd',
        d3.area(
          (d) => places(d[0]),
          bottom,
          (d) => measured(d[1]),
        )(rows),
      );
};
