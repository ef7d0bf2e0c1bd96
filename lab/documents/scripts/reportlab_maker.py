"""Writes truths as PDFs with the layout of ReportLab, in one column or in two."""
import json
import os
import sys
from xml.sax.saxutils import escape
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import cm
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.platypus import (BaseDocTemplate, Frame, HRFlowable, Image, ListFlowable, ListItem, PageTemplate,
                                Paragraph, Spacer, Table)

FOLDER = "/usr/share/fonts/truetype/dejavu/"
for name, file in [("Body", "DejaVuSerif.ttf"), ("BodyBold", "DejaVuSerif-Bold.ttf")]:
    pdfmetrics.registerFont(TTFont(name, FOLDER + file))
pdfmetrics.registerFontFamily("Body", normal="Body", bold="BodyBold", italic="Body", boldItalic="BodyBold")
BODY = ParagraphStyle("body", fontName="Body", fontSize=10.5, leading=14, spaceAfter=6)
SMALL = ParagraphStyle("small", parent=BODY, fontSize=9, leading=11, alignment=1)
HEADS = [ParagraphStyle(f"h{n}", parent=BODY, fontName="BodyBold", fontSize=size, leading=size * 1.25, spaceBefore=8,
                        keepWithNext=True) for n, size in enumerate([20, 15, 12.5, 11])]


def text_of(runs):
    marks = {"bold": "b", "italic": "i", "sub": "sub", "super": "super"}
    written = []
    for run in runs:
        if run["kind"] == "blank":
            written.append("_" * run["width"])
        elif run["kind"] == "text":
            mark = marks.get(run.get("style"))
            text = escape(run["text"])
            written.append(f"<{mark}>{text}</{mark}>" if mark else text)
    return "".join(written)


def list_of(part):
    items = []
    for item in part["items"]:
        inside = [Paragraph(text_of(item["runs"]), BODY)]
        if "list" in item:
            inside.append(list_of(item["list"]))
        items.append(ListItem(inside))
    return ListFlowable(items, bulletType="1" if part["isOrdered"] else "bullet",
                        bulletFormat="%s." if part["isOrdered"] else None, start=None if part["isOrdered"] else "•")


def table_of(part):
    rows = part["rows"]
    columns = sum(cell["columns"] for cell in rows[0])
    data = [[""] * columns for _ in rows]
    style = [("GRID", (0, 0), (-1, -1), 0.6, colors.black), ("VALIGN", (0, 0), (-1, -1), "TOP")]
    free = [0] * columns
    for at, row in enumerate(rows):
        column = 0
        for cell in row:
            while free[column] > at:
                column += 1
            end = column + cell["columns"] - 1
            data[at][column] = Paragraph(text_of(cell["runs"]), BODY)
            if cell["columns"] + cell["rows"] > 2:
                style.append(("SPAN", (column, at), (end, at + cell["rows"] - 1)))
            for place in range(column, end + 1):
                free[place] = at + cell["rows"]
            column = end + 1
    caption = [Paragraph(escape(part["caption"]), SMALL)] if part["caption"] else []
    return [*caption, Table(data, style=style, repeatRows=0), Spacer(1, 8)]


def flow(part, picture, width):
    kind = part["kind"]
    if kind == "heading":
        return [Paragraph(text_of(part["runs"]), HEADS[min(part["level"], 4) - 1])]
    if kind == "paragraph":
        return [Paragraph(text_of(part["runs"]), BODY)]
    if kind == "list":
        return [list_of(part), Spacer(1, 6)]
    if kind == "table":
        return table_of(part)
    if kind in ("figure", "chart"):
        size = min(width, 10 * cm)
        caption = [Paragraph(escape(part["caption"]), SMALL)] if part["caption"] else []
        return [Image(picture, size, size * 300 / 480), *caption]
    if kind == "poem":
        return [Paragraph("<br/>".join(escape(line) for line in stanza), BODY) for stanza in part["stanzas"]]
    if kind == "lines":
        return [HRFlowable(width="100%", color=colors.black, spaceBefore=20, spaceAfter=2)
                for _ in range(part["count"])] + [Spacer(1, 8)]
    if kind == "box":
        inside = [Paragraph(f"<b>{escape(part['title'])}</b>", BODY)]
        for one in part["blocks"]:
            inside.extend(flow(one, None, width - 20))
        return [Table([[inside]], style=[("BOX", (0, 0), (-1, -1), 1.2, colors.black)]), Spacer(1, 8)]
    return []


def draw_page(canvas, document):
    canvas.setFont("Body", 8)
    canvas.drawCentredString(A4[0] / 2, A4[1] - 1.2 * cm, "Collected papers")
    canvas.drawCentredString(A4[0] / 2, 1.2 * cm, f"– {document.page} –")


for job in json.load(open(sys.argv[1]))["jobs"]:
    truth = job["truth"]
    columns = truth["columns"]
    width = (A4[0] - 4 * cm - (columns - 1) * cm) / columns
    frames = [Frame(2 * cm + at * (width + cm), 2 * cm, width, A4[1] - 4 * cm, leftPadding=0, rightPadding=0)
              for at in range(columns)]
    count = 0
    story = []
    for part in truth["blocks"]:
        if part["kind"] in ("figure", "chart"):
            count += 1
        story.extend(flow(part, os.path.join(job["folder"], f"picture-{count}.png"), width))
    document = BaseDocTemplate(job["out"], pagesize=A4, title=truth["name"], lang=truth["language"])
    document.addPageTemplates(PageTemplate(frames=frames, onPage=draw_page))
    document.build(story)
