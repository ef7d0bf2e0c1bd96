# Draws a chart with R: Rscript chart.R JOB.R, which sets form, title, xname, yname, rows, columns, series, colors,
# width, height, legendplace, showgrid, values and the files svgfile, pdffile, png96, png200.
source(commandArgs(trailingOnly = TRUE)[1])
paint <- function() {
  key <- if (length(series) > 1 && form %in% c("grouped", "stacked", "full")) series else NULL
  place <- list(x = c(right = "topright", left = "topleft", top = "top", bottom = "bottomright", none = "topright")[[legendplace]], bty = "n")
  if (form %in% c("bar", "diverging", "lying")) {
    at <- barplot(columns[, 1], names.arg = rows, col = colors[1], main = title, horiz = form == "lying",
      xlab = if (form == "lying") yname else xname, ylab = if (form == "lying") xname else yname, las = 1)
    if (values && form == "bar") text(at, columns[, 1], columns[, 1], pos = 1)
  } else if (form %in% c("grouped", "stacked", "full")) {
    barplot(t(columns), names.arg = rows, beside = form == "grouped", col = colors[seq_along(series)], main = title,
      xlab = xname, ylab = yname, legend.text = key, args.legend = place, ylim = c(0, 1.25 * max(if (form == "grouped") columns else rowSums(columns))))
  } else if (form %in% c("line", "lines", "log", "area")) {
    x <- as.numeric(rows)
    matplot(x, columns, type = if (values) "b" else "l", lty = seq_along(series), pch = 16, lwd = 2, col = colors, main = title, xlab = xname,
      ylab = yname, log = if (form == "log") "y" else "")
    if (showgrid) grid()
    if (length(series) > 1) do.call(legend, c(place, list(legend = series, col = colors[seq_along(series)], lty = seq_along(series), lwd = 2)))
  } else if (form == "dates") {
    plot(as.Date(rows), columns[, 1], type = "l", main = title, xlab = xname, ylab = yname, col = colors[1], lwd = 2)
  } else if (form == "points") {
    plot(as.numeric(rows), columns[, 1], main = title, xlab = xname, ylab = yname, pch = if (values) 16 else 1, col = colors[1])
    if (showgrid) grid()
  } else if (form == "pie") {
    pie(columns[, 1], labels = rows, col = colors, main = title)
  } else if (form == "histogram") {
    made <- structure(list(breaks = c(as.numeric(rows), columns[nrow(columns), 1]), counts = columns[, 2],
      density = columns[, 2], mids = (as.numeric(rows) + columns[, 1]) / 2, equidist = TRUE, xname = xname), class = "histogram")
    plot(made, freq = TRUE, main = title, xlab = xname, ylab = yname, col = colors[1])
  } else if (form == "box") {
    boxplot(split(t(columns), rep(seq_along(rows), each = 5)), names = rows, main = title, xlab = xname, ylab = yname, col = colors[1])
  }
}
svg(svgfile, width = width / 96, height = height / 96); paint(); invisible(dev.off())
pdf(pdffile, width = width / 96, height = height / 96); paint(); invisible(dev.off())
png(png96, width = width, height = height, res = 96, type = "cairo"); paint(); invisible(dev.off())
png(png200, width = width / 96 * 200, height = height / 96 * 200, res = 200, type = "cairo"); paint(); invisible(dev.off())
