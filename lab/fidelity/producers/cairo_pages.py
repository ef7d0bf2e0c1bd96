"""Draws the scenes with cairo: cairo_pages.py SCENES FOLDER."""

import json
import math
import sys

import cairo

POINT = 72 / 25.4


def rgb(color):
    return [int(color[at : at + 2], 16) / 255 for at in (1, 3, 5)]


def draw_scene(scene, path):
    surface = cairo.PDFSurface(path, 160 * POINT, 120 * POINT)
    page = cairo.Context(surface)
    page.scale(POINT, POINT)
    for mark in scene["marks"]:
        kind, points = mark["kind"], mark.get("points", [])
        if kind == "rect":
            page.rectangle(*mark["at"], *mark["size"])
        elif kind == "circle":
            page.new_sub_path()
            page.arc(*mark["at"], mark["r"], 0, 2 * math.pi)
        else:
            page.move_to(*points[0])
            if kind == "curve":
                page.curve_to(*points[1], *points[2], *points[3])
            else:
                for point in points[1:]:
                    page.line_to(*point)
            if kind == "polygon":
                page.close_path()
        if "fill" in mark:
            page.set_source_rgb(*rgb(mark["fill"]))
            page.fill_preserve()
        page.set_source_rgb(*rgb(mark.get("color", "#000000")))
        page.set_line_width(mark.get("width", 0.5))
        page.set_dash([2, 1.5] if mark.get("dashed") else [])
        page.stroke()
    page.select_font_face("DejaVu Sans")
    page.set_font_size(4)
    for text in scene["texts"]:
        page.move_to(*text["at"])
        page.show_text(text["text"])
    surface.finish()


scenes, folder = sys.argv[1:]
for name, scene in json.load(open(scenes)).items():
    draw_scene(scene, f"{folder}/{name}/cairo.pdf")
