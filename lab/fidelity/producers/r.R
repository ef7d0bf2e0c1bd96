# Draws the scenes and charts with R: r.R PLAIN FOLDER, where PLAIN is what the lab writes for programs without JSON.
arguments <- commandArgs(trailingOnly = TRUE)
source(arguments[1])
folder <- arguments[2]

draw_scene <- function(name, scene) {
  pdf(file.path(folder, name, "r.pdf"), width = 160 / 25.4, height = 120 / 25.4)
  par(mar = c(0, 0, 0, 0), xaxs = "i", yaxs = "i")
  plot.new()
  plot.window(c(0, 160), c(120, 0))
  for (mark in scene$marks) {
    width <- mark$width * 96 / 25.4
    style <- if (mark$dashed) 2 else 1
    x <- mark$points[1, ]
    y <- mark$points[2, ]
    if (mark$kind == "rect") rect(x[1], y[1], x[2], y[2], col = mark$fill, border = mark$color, lwd = width)
    else if (mark$kind == "circle")
      symbols(x[1], y[1], circles = mark$r, inches = FALSE, add = TRUE, bg = mark$fill, fg = mark$color, lwd = width, lty = style)
    else if (mark$kind == "polygon") polygon(x, y, col = mark$fill, border = mark$color, lwd = width)
    else if (mark$kind == "curve") {
      t <- seq(0, 1, length.out = 60)
      along <- function(p) (1 - t)^3 * p[1] + 3 * (1 - t)^2 * t * p[2] + 3 * (1 - t) * t^2 * p[3] + t^3 * p[4]
      lines(along(x), along(y), col = mark$color, lwd = width)
    } else lines(x, y, col = mark$color, lwd = width, lty = style)
  }
  for (text in scene$texts) text(text$x, text$y, text$text, adj = c(0, 0))
  invisible(dev.off())
}

draw_chart <- function(name, chart) {
  pdf(file.path(folder, name, "r.pdf"), width = 6.5, height = 5)
  shades <- gray.colors(max(2, length(chart$series)))
  if (chart$kind == "bar") {
    values <- do.call(rbind, chart$series)
    labels <- if (chart$lying) c(chart$y, chart$x) else c(chart$x, chart$y)
    if (chart$lying) par(mar = c(5, 7, 4, 2), las = 1)
    many <- nrow(values) > 1
    places <- barplot(values, names.arg = chart$names, beside = !chart$stacked, horiz = chart$lying, main = chart$title,
      xlab = labels[1], ylab = if (chart$lying) "" else labels[2], col = if (many) shades else "steelblue",
      ylim = if (chart$lying) NULL else c(0, 1.25 * max(if (chart$stacked) colSums(values) else values)),
      legend.text = if (many) chart$header[-1] else NULL, args.legend = list(x = "topright"))
    if (chart$lying) title(ylab = labels[2], line = 5.5)
    if (chart$labelled) text(places, values, values, pos = 3)
  } else if (chart$kind == "line") {
    x <- if (chart$dates) as.Date(chart$names) else as.numeric(chart$names)
    plot(x, chart$series[[1]], type = "l", lwd = 2, main = chart$title, xlab = chart$x, ylab = chart$y,
      ylim = range(unlist(chart$series)), log = if (chart$log) "y" else "", xaxt = if (chart$dates) "n" else "s")
    if (chart$dates) axis.Date(1, at = x, format = "%Y-%m-%d", cex.axis = 0.6)
    if (length(chart$series) > 1) {
      lines(x, chart$series[[2]], lwd = 2, col = "red")
      legend("topleft", legend = chart$header[-1], col = c("black", "red"), lwd = 2)
    }
  } else if (chart$kind == "scatter") {
    groups <- unique(chart$groups)
    plot(chart$names, chart$series[[1]], pch = 19, col = match(chart$groups, groups), main = chart$title,
      xlab = chart$x, ylab = chart$y)
    legend("topleft", legend = groups, col = seq_along(groups), pch = 19)
  } else pie(chart$series[[1]], labels = chart$names, main = chart$title)
  invisible(dev.off())
}

for (name in names(scenes)) draw_scene(name, scenes[[name]])
for (name in names(charts)) draw_chart(name, charts[[name]])
