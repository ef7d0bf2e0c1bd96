"""Writes truths as Word files with python-docx, with the styles of its template."""
import json
import os
import sys
import docx
from docx.shared import Cm

jobs = json.load(open(sys.argv[1]))["jobs"]


def add_runs(paragraph, runs):
    for run in runs:
        if run["kind"] == "text":
            written = paragraph.add_run(run["text"])
            style = run.get("style")
            if style == "bold":
                written.bold = True
            elif style == "italic":
                written.italic = True
            elif style == "sub":
                written.font.subscript = True
            elif style == "super":
                written.font.superscript = True
        elif run["kind"] == "blank":
            paragraph.add_run("_" * run["width"])


def add_list(document, part, depth):
    name = "List Number" if part["isOrdered"] else "List Bullet"
    style = name if depth == 1 else f"{name} {depth}"
    for item in part["items"]:
        add_runs(document.add_paragraph(style=style), item["runs"])
        if "list" in item:
            add_list(document, item["list"], depth + 1)


def add_table(document, part):
    if part["caption"]:
        document.add_paragraph(part["caption"], style="Caption")
    rows = part["rows"]
    columns = sum(cell["columns"] for cell in rows[0])
    table = document.add_table(rows=len(rows), cols=columns, style="Table Grid")
    free = [0] * columns
    for at, row in enumerate(rows):
        column = 0
        for cell in row:
            while free[column] > at:
                column += 1
            corner = table.cell(at, column)
            far = table.cell(at + cell["rows"] - 1, column + cell["columns"] - 1)
            whole = corner.merge(far) if far is not corner else corner
            add_runs(whole.paragraphs[0], cell["runs"])
            for place in range(column, column + cell["columns"]):
                free[place] = at + cell["rows"]
            column += cell["columns"]
    document.add_paragraph()


def add_part(document, part, picture):
    kind = part["kind"]
    if kind == "heading":
        add_runs(document.add_heading(level=part["level"]), part["runs"])
    elif kind == "paragraph":
        add_runs(document.add_paragraph(), part["runs"])
    elif kind == "list":
        add_list(document, part, 1)
    elif kind == "table":
        add_table(document, part)
    elif kind in ("figure", "chart"):
        document.add_picture(picture, width=Cm(10))
        if kind == "figure":
            document.inline_shapes[-1]._inline.docPr.set("descr", part["alt"])
        if part["caption"]:
            document.add_paragraph(part["caption"], style="Caption")
    elif kind == "poem":
        for stanza in part["stanzas"]:
            document.add_paragraph("\n".join(stanza))
    elif kind == "lines":
        for _ in range(part["count"]):
            document.add_paragraph("_" * 60)
    elif kind == "box":
        cell = document.add_table(rows=1, cols=1, style="Table Grid").cell(0, 0)
        cell.paragraphs[0].add_run(part["title"]).bold = True
        for inside in part["blocks"]:
            add_box_part(cell, inside)
        document.add_paragraph()


def add_box_part(cell, part):
    if part["kind"] == "list":
        for item in part["items"]:
            add_runs(cell.add_paragraph(style="List Bullet"), item["runs"])
    else:
        add_runs(cell.add_paragraph(), part["runs"])


for job in jobs:
    document = docx.Document()
    document.core_properties.language = job["truth"]["language"]
    count = 0
    for part in job["truth"]["blocks"]:
        if part["kind"] in ("figure", "chart"):
            count += 1
        add_part(document, part, os.path.join(job["folder"], f"picture-{count}.png"))
    document.save(job["out"])
