"""Writes workbooks with a chart each, for LibreOffice Calc to print: workbook_chart.py JOBS, [{truth, colors, xlsx}]."""

import json
import sys

from openpyxl import Workbook
from openpyxl.chart import AreaChart, BarChart, DoughnutChart, LineChart, PieChart, Reference

for job in json.load(open(sys.argv[1])):
    truth = job["truth"]
    form = truth["form"]
    book = Workbook()
    sheet = book.active
    data = book.create_sheet("Table")
    data.sheet_state = "hidden"
    data.append([truth["x"] or "Name"] + truth["series"])
    for row in truth["rows"]:
        data.append([str(row[0])] + row[1:])
    last = len(truth["rows"]) + 1
    if form in ("pie", "ring"):
        made = PieChart() if form == "pie" else DoughnutChart()
    elif form in ("line", "lines"):
        made = LineChart()
    elif form == "area":
        made = AreaChart()
    else:
        made = BarChart()
        made.type = "bar" if form == "lying" else "col"
        made.grouping = {"stacked": "stacked", "full": "percentStacked"}.get(form, "clustered")
        made.overlap = 100 if form in ("stacked", "full") else None
    made.title = truth["title"]
    made.add_data(Reference(data, min_col=2, max_col=len(truth["series"]) + 1, min_row=1, max_row=last), titles_from_data=True)
    made.set_categories(Reference(data, min_col=1, min_row=2, max_row=last))
    if form not in ("pie", "ring"):
        made.x_axis.title, made.y_axis.title = truth["x"], truth["y"]
        made.x_axis.delete = made.y_axis.delete = False
        if not truth["look"]["grid"]:
            made.y_axis.majorGridlines = None
    places = {"right": "r", "left": "l", "top": "t", "bottom": "b"}
    if truth["legend"] == "none":
        made.legend = None
    else:
        made.legend.position = places[truth["legend"]]
    made.width, made.height = 16, 10
    sheet.add_chart(made, "A1")
    book.save(job["xlsx"])
