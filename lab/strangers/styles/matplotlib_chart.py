"""Draws charts with matplotlib: matplotlib_chart.py JOBS, a JSON list of {truth, colors, svg, pdf, png96, png200, sheet}."""

import datetime
import json
import sys

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt


def draw(truth, colors):
    form, rows, series, look = truth["form"], truth["rows"], truth["series"], truth["look"]
    figure, axes = plt.subplots(figsize=(look["width"] / 96, look["height"] / 96))
    names = [row[0] for row in rows]
    places = list(range(len(rows)))
    columns = [[row[i + 1] for row in rows] for i in range(len(rows[0]) - 1)]
    axes.set_title(truth["title"])
    if form not in ("pie", "ring"):
        axes.set_xlabel(truth["y"] if form == "lying" else truth["x"])
        axes.set_ylabel(truth["x"] if form == "lying" else truth["y"])
        axes.grid(look["grid"], axis="y", alpha=0.4)
        axes.set_axisbelow(True)
    if form in ("bar", "diverging"):
        drawn = axes.bar(names, columns[0], color=colors[0])
        if look["values"]:
            axes.bar_label(drawn)
        if form == "diverging":
            axes.axhline(0, color="black", linewidth=0.8)
    elif form == "lying":
        axes.barh(names, columns[0], color=colors[0])
        axes.invert_yaxis()
    elif form == "grouped":
        width = 0.8 / len(series)
        for i, name in enumerate(series):
            at = [place - 0.4 + width * (i + 0.5) for place in places]
            axes.bar(at, columns[i], width, label=name, color=colors[i])
        axes.set_xticks(places, names)
    elif form in ("stacked", "full"):
        below = [0] * len(rows)
        for i, name in enumerate(series):
            axes.bar(names, columns[i], bottom=below, label=name, color=colors[i])
            below = [a + b for a, b in zip(below, columns[i])]
    elif form in ("line", "lines", "log"):
        for i, name in enumerate(series):
            axes.plot(names, columns[i], label=name, color=colors[i], marker="o" if look["values"] else None)
        if form == "log":
            axes.set_yscale("log")
    elif form == "dates":
        axes.plot([datetime.date.fromisoformat(name) for name in names], columns[0], color=colors[0])
        figure.autofmt_xdate()
    elif form == "area":
        axes.fill_between(names, columns[0], color=colors[0])
        axes.set_ylim(bottom=0)
    elif form == "points":
        axes.scatter(names, columns[0], color=colors[0])
    elif form in ("pie", "ring"):
        axes.pie(
            columns[0],
            labels=names,
            colors=colors,
            autopct="%1.0f%%" if look["values"] else None,
            wedgeprops={"width": 0.4} if form == "ring" else None,
        )
    elif form == "histogram":
        widths = [row[1] - row[0] for row in rows]
        axes.bar(names, columns[1], widths, align="edge", color=colors[0], edgecolor="white")
    elif form == "box":
        axes.boxplot([row[1:] for row in rows], tick_labels=names) if matplotlib.__version__ >= "3.9" else axes.boxplot(
            [row[1:] for row in rows], labels=names
        )
    elif form == "heat":
        shown = axes.imshow([row[1:] for row in rows], cmap="viridis", aspect="auto")
        axes.set_xticks(range(len(series)), series)
        axes.set_yticks(places, names)
        axes.grid(False)
        figure.colorbar(shown)
    if len(series) > 1 and form in ("grouped", "stacked", "full", "lines"):
        side = {"right": ("center left", (1.02, 0.5)), "left": ("upper left", None), "top": ("lower center", (0.5, 1.08))}
        where, anchor = side.get(truth["legend"], ("upper center", (0.5, -0.18)))
        axes.legend(loc=where, bbox_to_anchor=anchor, ncols=3 if truth["legend"] in ("top", "bottom") else 1)
    return figure


for job in json.load(open(sys.argv[1])):
    with plt.style.context(job["sheet"]):
        figure = draw(job["truth"], job["colors"])
        for file in ("svg", "pdf"):
            figure.savefig(job[file], bbox_inches="tight")
        figure.savefig(job["png96"], dpi=96, bbox_inches="tight")
        figure.savefig(job["png200"], dpi=200, bbox_inches="tight")
        plt.close(figure)
