"""Writes workbooks with one chart each, for LibreOffice to print: workbooks.py CHARTS FOLDER."""

import datetime
import json
import sys

from openpyxl import Workbook
from openpyxl.chart import BarChart, LineChart, PieChart, Reference, ScatterChart, Series
from openpyxl.chart.label import DataLabelList
from openpyxl.chart.marker import Marker
from openpyxl.chart.shapes import GraphicalProperties


def label(**shown):
    parts = ["showVal", "showCatName", "showPercent", "showSerName", "showLegendKey", "showLeaderLines"]
    return DataLabelList(**{part: shown.get(part, False) for part in parts})


def write(chart, path):
    book = Workbook()
    sheet = book.active
    kind, header, rows = chart["kind"], chart["header"], chart["rows"]
    # The table stands on a sheet of its own, which is not printed.
    data = book.create_sheet("Table")
    data.sheet_state = "hidden"
    last = len(rows) + 1
    if kind == "scatter":
        groups = list(dict.fromkeys(row[2] for row in rows))
        data.append(["Length"] + groups)
        for row in rows:
            data.append([row[0]] + [row[1] if row[2] == group else None for group in groups])
    else:
        data.append(header)
        for row in rows:
            first = datetime.date.fromisoformat(row[0]) if chart.get("dates") else row[0]
            data.append([first if kind != "line" or chart.get("dates") else row[0]] + row[1:])
    names = Reference(data, min_col=1, min_row=2, max_row=last)
    if kind == "bar":
        made = BarChart()
        made.type = "bar" if chart.get("lying") else "col"
        if chart.get("stacked"):
            made.grouping, made.overlap = "stacked", 100
        made.add_data(Reference(data, min_col=2, max_col=len(header), min_row=1, max_row=last), titles_from_data=True)
        made.set_categories(names)
        if chart.get("labelled"):
            made.dataLabels = label(showVal=True)
    elif kind == "pie":
        made = PieChart()
        made.add_data(Reference(data, min_col=2, min_row=1, max_row=last), titles_from_data=True)
        made.set_categories(names)
        made.dataLabels = label(showCatName=True, showPercent=True)
    else:
        made = ScatterChart()
        made.scatterStyle = "lineMarker"
        for column in range(2, (data.max_column if kind == "scatter" else len(header)) + 1):
            series = Series(Reference(data, min_col=column, min_row=2, max_row=last), names, title=data.cell(1, column).value)
            series.smooth = False
            if kind == "scatter":
                series.marker = Marker(symbol="circle", size=7)
                series.marker.graphicalProperties = GraphicalProperties(solidFill=["4472C4", "ED7D31"][column - 2])
                series.graphicalProperties.line.noFill = True
            made.series.append(series)
        if chart.get("log"):
            made.y_axis.scaling.logBase = 10
        if chart.get("dates"):
            made.x_axis.number_format = "yyyy-mm-dd"
    made.title = chart["title"]
    if kind != "pie":
        made.x_axis.title, made.y_axis.title = chart["x"], chart["y"]
        made.x_axis.delete = made.y_axis.delete = False
        if kind == "bar" and len(header) == 2 or kind == "line" and len(header) == 2:
            made.legend = None
    made.width, made.height = 16, 12
    sheet.add_chart(made, "A1")
    book.save(path)


charts, folder = sys.argv[1:]
for name, chart in json.load(open(charts)).items():
    write(chart, f"{folder}/{name}.xlsx")
