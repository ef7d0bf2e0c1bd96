"""Draws the scenes and charts with matplotlib: matplotlib_pages.py SCENES CHARTS FOLDER."""

import datetime
import json
import sys

import matplotlib

matplotlib.use("pdf")
matplotlib.rcParams["pdf.fonttype"] = 42
import matplotlib.pyplot as plt
from matplotlib import patches
from matplotlib.path import Path

MM = 1 / 25.4
WIDTH, HEIGHT = 160, 120


def draw_scene(scene, path):
    figure = plt.figure(figsize=(WIDTH * MM, HEIGHT * MM))
    axes = figure.add_axes([0, 0, 1, 1])
    axes.set_xlim(0, WIDTH)
    axes.set_ylim(HEIGHT, 0)
    axes.axis("off")
    for mark in scene["marks"]:
        look = {
            "facecolor": mark.get("fill", "none"),
            "edgecolor": mark.get("color", "#000000"),
            "linewidth": mark.get("width", 0.5) * 72 * MM,
            "linestyle": "--" if mark.get("dashed") else "-",
        }
        kind = mark["kind"]
        if kind == "rect":
            axes.add_patch(patches.Rectangle(mark["at"], *mark["size"], **look))
        elif kind == "circle":
            axes.add_patch(patches.Circle(mark["at"], mark["r"], **look))
        elif kind == "polygon":
            axes.add_patch(patches.Polygon(mark["points"], closed=True, **look))
        else:
            codes = [Path.MOVETO] + [Path.CURVE4 if kind == "curve" else Path.LINETO] * (len(mark["points"]) - 1)
            axes.add_patch(patches.PathPatch(Path(mark["points"], codes), **look))
    for text in scene["texts"]:
        axes.text(*text["at"], text["text"], fontsize=11, va="baseline")
    figure.savefig(path)
    plt.close(figure)


def draw_chart(chart, path):
    figure, axes = plt.subplots(figsize=(6, 4.5))
    kind, header, rows = chart["kind"], chart["header"], chart["rows"]
    names = [row[0] for row in rows]
    series = [(header[at], [row[at] for row in rows]) for at in range(1, len(header))]
    if kind == "bar":
        base = [0] * len(rows)
        for at, (name, values) in enumerate(series):
            if chart.get("stacked"):
                axes.bar(names, values, bottom=base, label=name)
                base = [one + more for one, more in zip(base, values)]
            elif chart.get("lying"):
                axes.barh(names, values)
            else:
                wide = 0.8 / len(series)
                places = [one + (at - (len(series) - 1) / 2) * wide for one in range(len(rows))]
                bars = axes.bar(places, values, wide, label=name)
                axes.set_xticks(range(len(rows)), names)
                if chart.get("labelled"):
                    axes.bar_label(bars)
    elif kind == "line":
        places = [datetime.date.fromisoformat(name) for name in names] if chart.get("dates") else names
        for name, values in series:
            axes.plot(places, values, label=name, marker="o" if len(series) == 1 else None)
        if chart.get("log"):
            axes.set_yscale("log")
        if chart.get("dates"):
            figure.autofmt_xdate()
        axes.grid(True, axis="y")
    elif kind == "scatter":
        for group in dict.fromkeys(row[2] for row in rows):
            own = [row for row in rows if row[2] == group]
            axes.scatter([row[0] for row in own], [row[1] for row in own], label=group)
    else:
        axes.pie([row[1] for row in rows], labels=names, autopct="%.0f%%")
    if kind == "scatter" or (kind != "pie" and len(series) > 1):
        axes.legend()
    axes.set_title(chart["title"])
    if kind != "pie":
        axes.set_xlabel(chart["y"] if chart.get("lying") else chart["x"])
        axes.set_ylabel(chart["x"] if chart.get("lying") else chart["y"])
    figure.savefig(path)
    plt.close(figure)


scenes, charts, folder = sys.argv[1:]
for name, scene in json.load(open(scenes)).items():
    draw_scene(scene, f"{folder}/{name}/matplotlib.pdf")
for name, chart in json.load(open(charts)).items():
    draw_chart(chart, f"{folder}/{name}/matplotlib.pdf")
