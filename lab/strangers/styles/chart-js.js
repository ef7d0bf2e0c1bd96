// Draws a chart with Chart.js on a canvas.
window.draw = async function draw({ form, title, x, y, series, rows, legend, look }, { colors, font, at }) {
  const canvas = document.createElement('canvas');
  at.style.width = `${look.width}px`;
  at.style.height = `${look.height}px`;
  at.append(canvas);
  const round = form === 'pie' || form === 'ring';
  const line = ['line', 'lines', 'area'].includes(form);
  const points = form === 'points';
  const type = round ? (form === 'ring' ? 'doughnut' : 'pie') : points ? 'scatter' : line ? 'line' : 'bar';
  const lying = form === 'lying';
  const stacked = form === 'stacked' || form === 'full';
  const named = { title: { display: true, text: x }, grid: { display: false }, stacked };
  const measured = {
    title: { display: true, text: y },
    grid: { display: look.grid },
    stacked,
    max: form === 'full' ? 100 : undefined,
  };
  Chart.defaults.font.family = font;
  at.chart = new Chart(canvas, {
    type,
    data: {
      labels: points ? undefined : rows.map(([name]) => String(name)),
      datasets: series.map((label, i) => ({
        label,
        data: points ? rows.map(([a, b]) => ({ x: a, y: b })) : rows.map((row) => row[i + 1]),
        backgroundColor: round ? colors : colors[i],
        borderColor: round ? '#fff' : colors[i],
        fill: form === 'area',
      })),
    },
    options: {
      animation: false,
      responsive: true,
      maintainAspectRatio: false,
      devicePixelRatio: window.devicePixelRatio,
      indexAxis: lying ? 'y' : 'x',
      plugins: {
        title: { display: true, text: title, font: { size: 16 } },
        legend: { display: legend !== 'none', position: legend === 'none' ? 'top' : legend },
      },
      scales: round ? {} : lying ? { x: measured, y: named } : { x: named, y: measured },
    },
  });
};
