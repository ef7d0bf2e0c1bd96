import { type Catalogue, type Count, ENGLISH, type Millimetres, tell, type Words } from '@relievo/words';
import type { PngFault } from '../png/reports.ts';
import { profileText } from '../profiles/profile-words-en.ts';
import type { ElementNamed } from '../svg/reports.ts';
import { ENGLISH_FIELD_FAULTS, ownerText, shownText } from './field-faults-en.ts';
import { figures } from './figures-en.ts';
import type { GraphicReports } from './reports.ts';

const { number, millimetres: mm } = ENGLISH;

interface Size {
  readonly width: Millimetres;
  readonly height: Millimetres;
}

/** The unit is said once. */
function sizeText({ width, height }: Size): string {
  return `${number(+width)} by ${mm(height)}`;
}

function elementText({ tag, id }: ElementNamed): string {
  return id === null ? `<${tag}>` : `<${tag}> “${id}”`;
}

const PICTURE_FAULTS: Readonly<Record<PngFault, string>> = {
  not_whole: 'it is not a whole PNG',
  not_grey_or_rgb: 'it is not grey or RGB with eight bits a channel',
  interlaced: 'it is interlaced',
  without_pixels: 'it has no pixels',
  too_many_pixels: 'it has more pixels than can be read',
  pixels_damaged: 'its pixels are damaged',
  rows_damaged: 'its rows are damaged',
};

const FIELDS: Readonly<Record<string, string>> = { path_point: "path's point" };

function items(one: string, other: string): Words<{ readonly count: Count }> {
  return ({ count }, { plural }) => plural(count, { one: `One item ${one}.`, other: `# items ${other}.` });
}

/** What is reported of drawings, profiles, operations and outputs in English. */
export const ENGLISH_GRAPHIC_REPORTS: Catalogue<GraphicReports> = {
  language: ENGLISH,
  words: {
    not_a_drawing: ({ value }) => `This is ${shownText(value)}, not a drawing.`,
    drawing_sheet_missing: ({ value }) => `The drawing's sheet is ${shownText(value)}.`,
    drawing_layer_not_valid: ({ value }) => `A layer is ${shownText(value)}.`,
    drawing_item_not_valid: ({ value }) =>
      `An item is ${shownText(value)}; every item must be a shape, text, group or image.`,
    drawing_nested_too_deep: 'Groups are nested more than {most} deep; ungroup some of them.',
    drawing_points_too_many: ({ most }) =>
      `The paths have more than ${figures(most)} points; simplify or split the drawing.`,
    drawing_elements_too_many: ({ elements, most }) =>
      `The drawing needs ${figures(elements)} elements or more, over the limit of ${figures(most)}; remove or split some of it.`,
    drawing_field_wrong: ({ field, at, owner, fault }) => {
      const name = `${FIELDS[field] ?? field.replaceAll('_', ' ')}${at === null ? '' : ` ${number(at)}`}`;
      return `The ${name} of ${ownerText(owner)} ${tell(fault, ENGLISH_FIELD_FAULTS)}.`;
    },
    picture_unreadable: ({ fault, mostPixels }) => {
      const more = fault === 'too_many_pixels' ? ` (${number(mostPixels)})` : '';
      return `This picture cannot be read: ${PICTURE_FAULTS[fault]}${more}. Save it again as a PNG and add it once more.`;
    },
    profile_not_object: 'A profile is an object with id, name, medium and sheet.',
    profile_field_unknown: 'A profile has no field "{field}". Remove it or correct its name.',
    profile_id_not_valid: 'The profile needs an id of small letters, digits, dots and hyphens.',
    profile_name_missing: 'The profile needs a name.',
    profile_medium_unknown: ({ known }) => `The medium must be one of ${known.join(', ')}.`,
    profile_sheet_not_valid: 'The sheet needs width, height and margin in millimetres, none below 0.',
    profile_braille_unknown: ({ known }) => `Braille must be one of ${known.join(', ')}.`,
    profile_resolution_not_valid:
      'The resolution must be continuous, dots (perInch, levels), cells (columns, rows, dots) or pins (columns, rows, pitch).',
    profile_limit_not_object: '"{path}" must be an object.',
    profile_limit_unknown: 'There is no limit "{path}". Remove it or correct its name.',
    profile_limit_not_number: ({ path, mayBeNull }) =>
      `"${path}" must be a number, 0 or more${mayBeNull ? ', or null for no limit' : ''}.`,
    profile_sheet_without_size: (size) =>
      `The sheet is ${sizeText(size)}, so nothing fits on it. Give it a size.`,
    profile_margins_too_large: ({ margin, ...size }) =>
      `Margins of ${mm(margin)} leave nothing of a sheet of ${sizeText(size)}. Make them smaller.`,
    profile_margin_limit_too_large: ({ margin, ...size }) =>
      `The limit "margin" of ${mm(margin)} leaves nothing of a sheet of ${sizeText(size)}.`,
    profile_range_upside_down: 'The limit "{path}" has a smallest value ({min}) above its largest ({max}).',
    profile_ratio_below_one:
      'The limit "{path}" is {ratio}, but it says how many times larger one is than the other: 1 or more.',
    profile_share_above_one: 'The limit "{path}" is {share}, but a share is at most 1.',
    profile_lead_line_ideal_outside: ({ ideal }) =>
      `The ideal lead line of ${mm(ideal)} lies outside its own limits.`,
    profile_share_target_above_limit:
      'The target for the raised share ({target}) is above its limit ({most}).',
    profile_dash_gap_above_limit: ({ gap, most }) =>
      `The gap between dashes (${mm(gap)}) is above its own limit (${mm(most)}).`,
    profile_pins_beyond_sheet: ({ columns, rows, pitch, ...size }) =>
      `${number(columns)} by ${number(rows)} pins, ${mm(pitch)} apart, are larger than the sheet of ${sizeText(size)}.`,
    svg_path_unreadable: "A path's data cannot be read from character {character} on.",
    svg_edited: ({ element }) =>
      `The file holds a ${elementText(element)} that another program added; import the file instead of opening it.`,
    svg_transform_unreadable: ({ element }) => `The transform of ${elementText(element)} cannot be read.`,
    svg_outside_layers: ({ element }) => `The item ${elementText(element)} is outside every layer.`,
    svg_file_too_large: 'The SVG file is larger than {megabytes} MB; simplify or split the drawing.',
    svg_doctype:
      'The SVG file declares a document type or entities, which can hide other files; save it without.',
    svg_elements_too_many: ({ most }) =>
      `The SVG file has more than ${figures(most)} elements; simplify or split the drawing.`,
    svg_too_deep: 'The elements of the SVG file are nested more than {most} deep; ungroup some of them.',
    svg_attributes_too_many:
      'An element of the SVG file has more than {most} attributes; save the drawing as plain SVG.',
    svg_namespaces_too_many:
      'The SVG file declares more than {most} namespaces inside of each other; save the drawing as plain SVG.',
    svg_broken: 'The file is not well-formed SVG; it may be cut off or not be an SVG at all.',
    svg_not_svg: 'The file holds XML, but no SVG.',
    svg_foreign:
      'This SVG was not made here, so its parts have no roles or textures; import it instead of opening it.',
    svg_version_newer:
      'The file has version “{version}” of the drawing form, and this program reads up to {known}; open it with a newer program.',
    script_quotes_open: 'Line {line}: a quotation mark is open. Close it with another one.',
    script_line_unknown:
      'Line {line}: “{word}” is no kind of object. Begin the line with rectangle, ellipse, path, symbol, text, label, key, group or picture.',
    script_clause_unknown: 'Line {line}: “{word}” is not known. Remove it, or put words in quotation marks.',
    script_number_missing: 'Line {line}: a number is missing after “{after}”. Write it in millimetres.',
    script_words_missing: 'Line {line}: words are missing after “{after}”.',
    script_choice_unknown: 'Line {line}: “{word}” is none of the choices. Write one of {choices}.',
    script_indent_wrong: 'Line {line}: only lines under a group are indented further. Remove some spaces.',
    placement_not_understood:
      '“{clause}” is not understood. Write such as: at 20, 35; 40 wide; 6 mm right of the axis.',
    formula_not_understood:
      '“{formula}” is not understood. Write a formula in x, such as 2x^2 - 3, sin(x) or sqrt(x)/2.',
    formula_not_seen:
      'Nothing of this graph lies within what is shown. Change the formula, or the parts of x and y that are shown.',
    script_other_missing: 'Line {line}: there is no object “{word}” to put it beside.',
    script_label_of_nothing:
      'Line {line}: there is no object “{word}” that these words could belong to. Write the id that comes after its kind of object.',
    script_key_without_sample:
      'Line {line}: “{word}” has no texture, line or symbol of its own that a key could show. Write the id of a shape.',
    edit_nothing_chosen: 'Nothing is selected. Select one or more objects first.',
    edit_locked: '“{name}” is locked. Unlock it first, or choose another object.',
    edit_number_not_usable: 'This is no usable number. Type a number in millimetres, such as 12.5.',
    edit_other_missing: 'There is no object “{id}”. Choose one from the list of objects.',
    edit_size_fixed:
      'This object keeps its size: texts, braille and symbols have the size that fingers need.',
    edit_beside_itself: 'An object cannot be put beside itself. Choose another one.',
    edit_no_nodes: 'This has no nodes. Select one shape that is no symbol, text or group.',
    edit_node_missing: ({ nodes }, { number }) =>
      `There is no such node. Type a number from 1 to ${number(nodes)}.`,
    edit_handle_missing: 'No line leads there, so there is no handle on that side of the node.',
    edit_node_at_end: 'This node is an end of the line. Only a node between two others can be smooth.',
    edit_node_needed: 'This node is needed: a line has two at least. Delete the whole shape instead.',
    edit_times_not_usable: 'Type how many copies you want: a whole number from 1 to {most}.',
    edit_changes_nothing: 'Nothing changed: it is like that already.',
    operation_distance_not_number: 'The distance must be a number of millimetres.',
    operation_item_vanishes: 'Nothing would be left of item “{id}”, so it stays as it is.',
    operation_shapes_too_few:
      'Choose two or more shapes that enclose an area; lines, texts, pictures and groups have none.',
    operation_shapes_vanish: 'Nothing would be left of the chosen shapes, so they stay as they are.',
    operation_shapes_tangled:
      'These shapes cross themselves or each other millions of times; simplify them first.',
    operation_parts_not_valid:
      'A drawing is split into 1 to {most} columns and rows, and at least two parts.',
    operation_parts_too_small: ({ least }, { millimetres: mm }) =>
      `The parts would be smaller than ${mm(least)}; split the drawing into fewer.`,
    operation_sheet_too_small:
      'The texts and symbols of the drawing are too large for the sheet, and braille cannot shrink; choose a larger sheet or move labels to a key.',
    figure_scaled: ({ share }, { share: percent }) =>
      `The drawing has ${percent(share)} of the size that it has in its file.`,
    figure_turned: 'The drawing lies across the paper, where it is larger.',
    figure_background_left_out: ({ count }, { plural }) =>
      plural(count, {
        one: 'The coloured ground behind the drawing was left out.',
        other: '# coloured grounds behind the drawing were left out.',
      }),
    figure_frame_left_out: ({ count }, { plural }) =>
      plural(count, {
        one: 'The frame around the drawing was left out.',
        other: '# frames around the drawing were left out.',
      }),
    figure_colors_as_outlines: ({ colors }, { number }) =>
      `The areas have ${number(+colors)} colours, more than textures that fingers tell apart, and are outlines. Look whether a colour has to be told in words.`,
    figure_words_in_key: ({ count }, { plural }) =>
      plural(count, {
        one: 'One label had no room in the drawing and is in the key.',
        other: '# labels had no room in the drawing and are in the key.',
      }),
    figure_words_as_text: ({ count }, { plural }) =>
      plural(count, {
        one: 'One sentence beside the drawing is read with the key.',
        other: '# sentences beside the drawing are read with the key.',
      }),
    figure_key_in_description:
      'The key has no room on the sheet, and its words are in the description. Choose larger paper, or write them on a sheet beside it.',
    figure_key_apart: ({ title }, { quote }) =>
      `This sheet is the key of ${quote(title)}. Hand both out together.`,
    figure_numbers_left_out: ({ words, count }, { plural, list }) =>
      plural(count, {
        one: `One number of a scale was left out, because braille is wider than print: ${list(words)}.`,
        other: `# numbers of a scale were left out, because braille is wider than print: ${list(words)}.`,
      }),
    sheet_larger_than_medium: ({ sheet, medium, takes }) =>
      `The drawing's sheet is ${sizeText(sheet)}, but ${profileText(medium)} takes ${sizeText(takes)}. Fit the drawing to that sheet first.`,
    texture_too_much:
      'The areas with a texture would cover this sheet {times} times, one over the other, and at most {most} times can be made. Take the texture out of areas that lie under others.',
    page_turned: ({ on }) =>
      `The page lies across. Choose landscape when you ${on === 'printer' ? 'print' : 'emboss'} it.`,
    medium_without_dots: ({ medium }) =>
      `${profileText(medium)} cannot place single dots. Choose a ViewPlus embosser, or a sheet of paper.`,
    page_dots_too_many: (size) =>
      `A page of ${sizeText(size)} has more dots than can be embossed. Choose a smaller page.`,
    braille_on_grid: ({ count, pitch, standard }, { plural, millimetres: mm }) => {
      const grid = `set on the embosser's dots: its cells are ${mm(pitch)} apart instead of ${number(+standard)}`;
      return plural(count, { one: `One item is ${grid}.`, other: `# items are ${grid}.` });
    },
    braille_moved: items(
      'was moved to keep its braille on the page',
      'were moved to keep their braille on the page',
    ),
    braille_cut: items(
      'has more braille than the page is wide or high, so some of it is missing. Make it shorter',
      'have more braille than the page is wide or high, so some of it is missing. Make them shorter',
    ),
    braille_touched: items(
      'has other dots so near to its braille that it may be misread',
      'have other dots so near to their braille that it may be misread',
    ),
    medium_without_pins: ({ medium }) =>
      `${profileText(medium)} has no pins. Choose a pin display, such as the Dot Pad or the Monarch.`,
    pins_too_many: '{columns} by {rows} pins are more than any display has. Correct the profile.',
    scaled_to_pins: ({ scale }, { share }) =>
      `What is drawn is shown at ${share(scale)} of its size, without empty margins, to fit on the display. Lines and braille keep theirs.`,
    grid_left_out: items(
      'is a line of a grid so close on these pins that nothing else could be felt, and is left out',
      'are lines of a grid so close on these pins that nothing else could be felt, and are left out',
    ),
    label_left_out_of_pins: items(
      'is a number at a line of the grid and is left out with it; the JSON file lists it',
      'are numbers at lines of the grid and are left out with them; the JSON file lists them',
    ),
    label_in_key_of_pins: items(
      'has no room for its braille among the pins: it has a code instead, and a page of its own says what that means',
      'have no room for their braille among the pins: they have codes instead, and a page of its own says what those mean',
    ),
    label_without_place_on_pins: items(
      'has no room among the pins, not even for a code; the page of the key names it',
      'have no room among the pins, not even for a code; the page of the key names them',
    ),
    cropped: (size) => `The empty paper around the content is cut off: ${sizeText(size)} remain.`,
    relief_too_large: ({ most, ...size }, { millimetres: mm }) =>
      `A relief of ${sizeText(size)} is larger than a printer makes with braille on it. Split the drawing into sheets of at most ${mm(most)}.`,
    relief_height: ({ height, plate }, { millimetres: mm }) =>
      `The tallest parts are ${mm(height)} above a plate of ${mm(plate)}; braille has the height of its standard.`,
    relief_coarser: ({ tolerance }, { millimetres: mm }) =>
      `The drawing is so dense that its edges were rounded by up to ${mm(tolerance)}.`,
    cut_off_at_edge: items(
      'reaches beyond the sheet and is cut off at its edge',
      'reach beyond the sheet and are cut off at its edge',
    ),
    print_only: items('has no braille and cannot be felt', 'have no braille and cannot be felt'),
    vibration_chosen: items(
      'vibrates by what it is (line, area or mark), because no vibration was set',
      'vibrate by what they are (line, area or mark), because no vibration was set',
    ),
    one_height: items(
      'is drawn as high as everything else, because this form has one height',
      'are drawn as high as everything else, because this form has one height',
    ),
    backgrounds_left_out: items('is a background and is left out', 'are backgrounds and are left out'),
    black_instead_of_color: items('is black instead of its colour', 'are black instead of their colours'),
  },
};
