// Draws a chart with ECharts, by its SVG renderer.
window.draw = async function draw({ form, title, x, y, series, rows, legend, look }, { colors, font, at }) {
  at.style.width = `${look.width}px`;
  at.style.height = `${look.height}px`;
  const names = rows.map((row) => (form === 'histogram' ? `${row[0]}–${row[1]}` : String(row[0])));
  const place = {
    right: { right: 5, top: 'middle', orient: 'vertical' },
    left: { left: 5, top: 'middle', orient: 'vertical' },
    bottom: { bottom: 2 },
    top: { top: 30 },
  };
  const round = form === 'pie' || form === 'ring';
  const keyed = series.length > 1 && form !== 'box' && form !== 'heat';
  const named = { type: 'category', data: names, name: x, nameLocation: 'middle', nameGap: 28 };
  const measured = {
    type: form === 'log' ? 'log' : 'value',
    name: y,
    nameLocation: 'middle',
    nameGap: 45,
    splitLine: { show: look.grid },
  };
  const lines = ['line', 'lines', 'area', 'dates', 'log'].includes(form);
  const option = {
    animation: false,
    color: colors,
    textStyle: { fontFamily: font },
    title: { text: title, left: 'center' },
    aria: { enabled: look.font === 2 },
    grid: { left: legend === 'left' ? 140 : 70, right: legend === 'right' ? 130 : 30, top: 70, bottom: 70 },
    legend: keyed || round ? { show: true, ...place[legend] } : { show: false },
  };
  if (round)
    option.series = [
      {
        type: 'pie',
        radius: form === 'ring' ? ['38%', '62%'] : '60%',
        label: { formatter: look.values ? '{b}: {c}' : '{b}' },
        data: rows.map(([name, value]) => ({ name, value })),
      },
    ];
  else if (form === 'points')
    Object.assign(option, {
      xAxis: { type: 'value', name: x, nameLocation: 'middle', nameGap: 28 },
      yAxis: measured,
      series: [{ type: 'scatter', data: rows, symbolSize: 8 }],
    });
  else if (form === 'box')
    Object.assign(option, {
      xAxis: named,
      yAxis: measured,
      series: [{ type: 'boxplot', data: rows.map((row) => row.slice(1)) }],
    });
  else if (form === 'heat')
    Object.assign(option, {
      xAxis: { ...named, data: series },
      yAxis: { ...named, data: names, name: y, nameGap: 55 },
      visualMap: {
        min: 0,
        max: rows.flatMap((row) => row.slice(1)).reduce((a, b) => Math.max(a, b)),
        calculable: true,
        orient: 'horizontal',
        left: 'center',
        bottom: 0,
      },
      series: [
        {
          type: 'heatmap',
          data: rows.flatMap((row, j) => row.slice(1).map((value, i) => [i, j, value])),
          label: { show: true },
        },
      ],
    });
  else {
    const drawn = series.map((name, i) => ({
      name,
      type: lines ? 'line' : 'bar',
      data: rows.map((row) => (form === 'histogram' ? row[2] : row[i + 1])),
      stack: form === 'stacked' || form === 'full' ? 'all' : undefined,
      areaStyle: form === 'area' ? {} : undefined,
      barCategoryGap: form === 'histogram' ? '2%' : undefined,
      label: { show: look.values && form !== 'histogram', position: lines ? 'top' : 'inside' },
    }));
    const axes =
      form === 'lying'
        ? { xAxis: { ...measured, nameGap: 28 }, yAxis: { ...named, nameGap: 60 } }
        : { xAxis: named, yAxis: measured };
    Object.assign(option, axes, { series: drawn });
  }
  echarts.init(at, null, { renderer: 'svg' }).setOption(option);
};
