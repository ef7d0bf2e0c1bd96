/**
 * What is told of a file while it is read: {name} is a parameter, {name mm} a length, {name %} a share, and
 * {count|one|many} goes by whether it happened once.
 */
export const NOTES = {
  old_encoding:
    'The file is not in UTF-8 and was read as Windows wrote it (Windows-1252). Look at its accents.',
  not_our_file:
    'The SVG was made by another program and was turned into a drawing. Look it through before you use it.',
  own_file_without_mark:
    'The file was a drawing of ours, but another program took out its marks, so roles and braille were made anew from what can be seen.',
  own_file_added_to:
    'Another program added parts to this drawing, so all of it was read from what can be seen; braille and sounds have to be made again.',
  sheet_size_assumed: 'The file does not say how large it is; {width} by {height mm} were taken.',
  sheet_not_said:
    'The file says neither how large it is nor what part of its plane it shows; {width} by {height mm} from its origin were taken. Other programs may show another part.',
  sheet_size_changed:
    'The file says {width} by {height mm}, which no sheet here can have; it was scaled to {toWidth} by {toHeight mm}.',
  hidden_left_out: '{count|One part is|{count} parts are} hidden in the file and {count|was|were} left out.',
  white_left_out:
    '{count|One part is|{count} parts are} white or nearly so, which shows nothing on paper, and {count|was|were} left out.',
  pale_area_left_out:
    '{count|One area is|{count} areas are} so pale that nothing of {count|it|them} shows on paper; the {count|outline stays|outlines stay}.',
  background_left_out:
    'The coloured background of the whole sheet was left out: fingers would find it everywhere.',
  gradient_as_texture: '{count|One gradient|{count} gradients} became a plain texture of the mean colour.',
  pattern_as_texture: '{count|One pattern fill|{count} pattern fills} became a texture of the tactile set.',
  dashes_of_the_set:
    '{count|One line has|{count} lines have} the dashes of the tactile set, which fingers tell apart, in place of those of the file.',
  typeface_left_out:
    '{count|One text is|{count} texts are} drawn in plain letters where the file asks for another typeface.',
  colors_share_textures:
    'The file has {colors} colours, more than fingers tell apart: some of them share one of {textures} textures.',
  paint_not_found:
    '{count|One colour|{count} colours} could not be found in the file; nothing was put in {count|its|their} place.',
  filter_left_out: '{count|One effect|{count} effects} such as a shadow or a blur {count|was|were} left out.',
  kept_as_picture:
    '{count|One part|{count} parts} with <{what}> cannot be drawn with lines and textures and {count|was|were} kept as a picture.',
  lost_picture: 'A part with <{what}> could not be kept, not even as a picture.',
  text_turned:
    '{count|One text was|{count} texts were} turned and {count|is|are} upright now, as braille has to.',
  text_on_path: '{count|One text ran|{count} texts ran} along a curve and {count|is|are} straight now.',
  text_from_markup:
    '{count|One text was|{count} texts were} taken from a box of another language (HTML); look at {count|its place|their places}.',
  text_from_outlines:
    '{count|One text was|{count} texts were} drawn as outlines of letters and {count|is|are} text again.',
  text_as_outlines:
    '{count|One letter is|{count} letters are} drawn as {count|an outline|outlines} and cannot become braille; type the words as text.',
  clip_left_out:
    '{count|One clip|{count} clips} could not be applied; more is shown there than the file shows.',
  picture_not_cut:
    '{count|One picture|{count} pictures} would be cut by a clip and {count|is|are} shown whole.',
  image_converted: '{count|One picture was|{count} pictures were} converted to PNG.',
  document_read: 'The document was read as a text. Read it through before you use it.',
  figures_drawn:
    '{count|One picture of the document was|{count} pictures of the document were} drawn for touch.',
  figures_as_charts:
    '{count|One picture shows a chart and was|{count} pictures show charts and were} drawn again from {count|its|their} numbers. Compare {count|its table|their tables} with the source.',
  figures_of_rules:
    '{count|One figure is|{count} figures are} words with level lines, such as a fraction or lines to write on: {count|it has|they have} no sheet for touch. Check how {count|its|their} words are read.',
  figures_as_pictures:
    '{count|One picture stays|{count} pictures stay} as {count|it is|they are}: nothing could be drawn of {count|it|them}. Describe {count|it|them} in words.',
  figures_left:
    '{count|One picture stays|{count} pictures stay} as {count|it is|they are}, because only the first {max} are drawn for touch. Convert the document in parts to have {count|it|them} drawn.',
  picture_in_words:
    '{count|One picture is|{count} pictures are} in the text by {count|its|their} alternative text alone. Upload {count|it|them} as {count|a file|files} to have {count|a drawing|drawings}.',
  picture_without_words:
    '{count|One picture has|{count} pictures have} no alternative text and {count|was|were} left out. Upload {count|it|them} as {count|a file|files} to have {count|a drawing|drawings}.',
  chart_from_numbers:
    '{count|One chart was|{count} charts were} taken over with the numbers that the file keeps of {count|it|them}.',
  chart_kinds_joined:
    '{count|One chart joins|{count} charts join} two kinds, such as bars with a line over them; {count|it has|they have} the form of the first, with all numbers.',
  chart_without_numbers:
    '{count|One chart|{count} charts} in the file {count|keeps|keep} no numbers that can be read; {count|its|their} place and words are kept.',
  picture_not_opened:
    '{count|One picture is|{count} pictures are} of a kind that cannot be opened here (such as EMF); {count|its|their} place and words are kept. Save {count|it|them} as PNG in the file.',
  shapes_as_words:
    '{count|One picture is|{count} pictures are} drawn with shapes of the word processor; {count|its|their} words are kept and {count|its|their} lines are not. Upload {count|it|them} as {count|a picture|pictures} to have {count|a drawing|drawings}.',
  drawn_object_left_out:
    '{count|One object|{count} objects} of another program in the file cannot be shown; {count|its|their} place and words are kept.',
  formula_kept:
    '{count|One formula is|{count} formulas are} kept: spoken in words, and written in braille for mathematics. Check {count|it|them}.',
  formula_as_text:
    '{count|One formula holds|{count} formulas hold} what we have no braille for, and {count|is|are} written in one line of characters, such as (a+b)/2. Check {count|it|them}.',
  formulas_too_many:
    '{count|One formula|{count} formulas} at the end of so long a text {count|stays|stay} in one line of characters, in braille as well. Upload the text in parts to have {count|it|them}.',
  formula_as_latex:
    '{count|One formula stays|{count} formulas stay} as {count|it was|they were} typed, in LaTeX. Check {count|it|them}.',
  latex_command_unknown:
    'The command “{command}” of LaTeX is not known here (line {lines}); its words are in the text as they are. Check them.',
  latex_file_left_out:
    'The text asks for the file “{file}” in line {line}, which is not read with it. Insert its content there.',
  latex_picture_missing:
    'The picture “{file}” of line {line} is not in the file; its place and its caption are in the document. Add the picture there.',
  latex_drawing_in_words:
    'The drawing in line {line} is written in commands of LaTeX; its words are kept and its lines are not. Upload its picture to have a drawing.',
  latex_page_reference:
    '{count|One reference names|{count} references name} a page; {count|it has|they have} the number of the section, figure or item there, because pages are known in print alone.',
  latex_reference_missing: 'The text refers to the label “{label}”, which nothing in the file has.',
  latex_answers_hidden:
    '{count|One answer|{count} answers} that the print does not show {count|was|were} left out. Write \\printanswers in the file to have {count|it|them}.',
  latex_too_deep:
    'From line {line} on groups are inside each other too deep; their words are in the text without their order.',
  book_picture_missing:
    'The picture “{file}” is not with the text; its place, its caption and its description are in the document. Choose the archive with the pictures, or add it there.',
  navigation_left_out: '{count|One list|{count} lists} of links to other pages {count|was|were} left out.',
  chapter_left_out: 'The part “{chapter}” of the book could not be read and was left out.',
  running_heads_left_out:
    '{count|One head or foot|{count} heads or feet} of pages {count|was|were} left out.',
  slide_hidden: '{count|One slide is|{count} slides are} hidden in the file and {count|was|were} left out.',
  hidden_words_left_out:
    '{count|One piece|{count} pieces} of text {count|is|are} hidden in the file and {count|was|were} left out.',
  sign_left_out:
    '{count|One sign|{count} signs} of a typeface for signs {count|has|have} no letter and {count|was|were} left out.',
  letter_unknown:
    '{count|One letter of the PDF has|{count} letters of the PDF have} a number that no letter has, and {count|is|are} written as �. Type what {count|it|each of them} should be.',
  table_in_table:
    '{count|One table is|{count} tables are} in a cell of another and {count|is|are} read after it.',
  footnote_left_out: '{count|One footnote was|{count} footnotes were} left out.',
  pdf_page_drawn: 'The page of the PDF was turned into a drawing. Look it through before you use it.',
  pdf_alternative_kept:
    'The alternative text of the PDF describes the drawing. Check that it says what fingers find.',
  pdf_page_of: 'The PDF has {pages} pages; this is page {page}.',
  pdf_text_read:
    '{pages|One page|{pages} pages} of the PDF {pages|is|are} text: headings, lists and tables were recognised by how they look. Read it through before you use it.',
  pdf_structure_read:
    '{pages|One page|{pages} pages} of the PDF {pages|is|are} text: headings, lists, tables and descriptions of pictures were taken as the file names them.',
  pdf_graphic_apart:
    'Page {page} shows a graphic beside its text. The graphic is a draft of its own. The text has none in its place, and the document has it there.',
  pdf_words_on_picture:
    'Page {page} is one picture with words on it, such as a scan. Its words are read as the file has them, and the picture is left out: compare both.',
  pdf_running_heads_left_out:
    '{count|One line|{count} lines} at the edge of the pages, such as page numbers, {count|was|were} left out.',
  pdf_chart_read:
    '{count|A chart|{count} charts} on page {page} {count|was|were} read from the drawing with {count|its|their} numbers. Compare the table with the page before you use it.',
  pdf_figure_drawn:
    '{count|One figure|{count} figures} of the document {count|was|were} drawn from the page. Look at each beside its picture before you use it.',
  pdf_figure_as_picture:
    '{count|One figure|{count} figures} of the document {count|is a picture|are pictures} cut out of {count|its page|their pages}, with {count|its|their} words.',
  pdf_scan_read:
    'Page {page} is a scan. A program read its words from the picture, and says of each how sure it is: compare them with the page.',
  pdf_scan_unread:
    '{pieces|One piece|{pieces} pieces} of print on page {page} could not be read and {pieces|is|are} not among its words. Compare the document with the page.',
  language_found:
    'The file states no language, or English. Its words are in “{language}”, and it was converted in that language. If that is wrong, state the language of the document.',
  pdf_scan_turned: 'Page {page} did not lie upright and was turned before it was read.',
  pdf_scan_language_found:
    'The language of the scanned pages was found by their words: “{language}”. If that is wrong, state the language of the document.',
  pdf_scan_language_unsure:
    'The scanned pages have too few words to tell their language. They were read as “{language}”: compare letters with accents.',
  pdf_scan_language_unread:
    'The scanned pages seem to be in “{language}”, of which no reader is here. They were read by the reader of a similar language: compare their letters.',
  pdf_page_as_picture:
    'Page {page} could not be read as text. The document has a picture of it with its words: read them beside the page.',
  pdf_difference:
    'Compared with the page as it is shown, {missing %} of its ink is missing in the drawing, and {added %} of what the drawing raises is not on the page. Words were not compared.',
  pdf_difference_large:
    'Compared with the page as it is shown, {missing %} of its ink is missing in the drawing, and {added %} of what the drawing raises is not on the page. Look at both before you use it.',
  pdf_pages_left_out:
    'More than {most} pages of the PDF have drawings; the {count} after those were left out. Save them as a separate file.',
  page_not_converted: 'Page {page} could not be converted: {why}',
  pdf_shading_left_out:
    '{count|One area|{count} areas} with a colour that runs into another {count|was|were} left out.',
  sheet_hidden:
    'The sheet “{sheet}” is hidden in the file and was left out. Show it and save again to have it.',
  sheets_left_out: 'Only the first {most} sheets of the file were read. Save the others as a separate file.',
  sheet_not_converted: 'The sheet “{sheet}” could not be converted: {why}',
  sheet_words_left_out:
    '{count|One row|{count} rows} of words above or below the table {count|was|were} left out.',
  picture_as_relief:
    'The picture was raised where it is dark. Fingers follow few and clear lines, so redraw photos and shaded pictures as outlines.',
  picture_traced:
    'The picture was traced (lines: {lines}, areas: {areas}, marks: {marks}). Compare the drawing with the picture before you use it.',
  picture_words_read:
    '{words|One word was|{words} words were} read in the picture, in {labels|one label|{labels} labels}.',
  picture_page_text:
    '{texts|One text|{texts} texts} of the page around the picture, such as instructions, {texts|is|are} in its description and not on the drawing.',
  picture_words_doubtful:
    '{count|One label was|{count} labels were} hard to read. Compare {count|it|them} with the picture.',
  chart_cells_unsure:
    'In the chart that was read, {cells|one cell is|{cells} cells are} uncertain or empty. Compare {cells|it|them} with the picture: {where}.',
  chart_redrawn:
    'A {kind} was recognised, and drawn again from its numbers in {rows} rows. Compare its table with the source before you use it.',
  chart_numbers_stated: '{count|One number is|{count} numbers are} written in the source.',
  chart_numbers_measured:
    '{count|One number was|{count} numbers were} measured by the scale and may be off by so much: {bounds}.',
  chart_kept_as_drawn:
    'This is the drawing as the file shows it. The chart that was read from it is a draft beside it: delete the one that you do not need.',
  chart_words_left_out: 'These words of the drawing are not in the chart: {words}.',
  chart_too_uncertain:
    'A chart was recognised, but {unsure} of its {cells} cells are uncertain, so the drawing stays as it is. Compare the table with the source, and make the chart of it.',
  chart_not_explained:
    'A chart was recognised, but its table does not have {count|one mark|{count} marks} of the drawing, such as a line over bars. The drawing stays as it is.',
  chart_names_points:
    'A chart was recognised, but letters name its points, for which a chart has no place. The drawing stays as it is.',
  chart_not_redrawn:
    'A chart was recognised, but no chart that fingers can read could be drawn from its table. The drawing stays as it is.',
  picture_print_unread:
    '{pieces|One piece|{pieces} pieces} of print could not be read and {pieces|was|were} left out of the drawing. Write {pieces|it|them} as {pieces|a label|labels}, at {where}, in millimetres from the left and the upper edge.',
  picture_turned: 'The picture was upside down, as its words show, and was turned.',
  picture_mirrored: 'The picture was mirrored, as its words show, and was turned back.',
  picture_specks_left_out: '{count|One speck was|{count} specks were} taken for dirt and left out.',
  picture_page_straightened:
    'The page was found in the photograph and laid straight. What lay around it was left out.',
  picture_tilt_straightened: 'The scan lay askew and was turned straight by {degrees}°.',
  picture_light_evened: 'Shadows on the paper were evened out before the picture was traced.',
  picture_is_photo:
    'This looks like a photo. Its edges are not drawn lines, so nothing was traced; a description often helps more than relief.',
  picture_too_full:
    'The picture has more parts ({parts}) than a drawing may hold, so it was not traced. Take a part of it, or a plainer picture.',
  picture_made_smaller: 'The picture was made smaller, because fingers cannot feel parts that are so fine.',
  image_remote:
    '{count|One picture lies|{count} pictures lie} outside the file and {count|was|were} not fetched; embed {count|it|them} and import the file again.',
  image_unreadable:
    '{count|One picture|{count} pictures} in the file could not be read and {count|was|were} left out.',
  reference_not_found:
    '{count|One reference|{count} references} to a part that is not in the file {count|was|were} left out.',
  reference_remote:
    '{count|One reference|{count} references} to another file {count|was|were} left out: nothing is fetched.',
  reference_circular:
    '{count|One part refers|{count} parts refer} to {count|itself|themselves} and {count|was|were} left out.',
  path_broken: '{count|One path has|{count} paths have} a fault and {count|was|were} drawn up to it.',
  size_unreadable:
    '{count|One shape has|{count} shapes have} a size or a place that cannot be read and {count|was|were} left out.',
  style_not_read:
    '{count|One style rule|{count} style rules} could not be understood and {count|was|were} passed over.',
  transform_not_read:
    '{count|One transform|{count} transforms} could not be read and {count|was|were} passed over.',
  element_left_out: '{count|One <{element}> was|{count} <{element}> were} left out: it is not known here.',
  script_left_out: '{count|One script was|{count} scripts were} left out.',
  animation_left_out:
    '{count|One animation was|{count} animations were} left out; the drawing shows the beginning.',
  edit_hidden:
    '{count|One part was|{count} parts were} hidden by another program and {count|is|are} left out.',
  edit_color:
    '{count|One part was|{count} parts were} given another colour by another program; it was taken.',
  edit_line: '{count|One line was|{count} lines were} given another width by another program; it was taken.',
  edit_not_kept:
    '{count|One part was|{count} parts were} changed by another program in a way that the drawing cannot hold ({what}); {count|it stays|they stay} as {count|it was|they were}.',
} as const;

/** Why a file cannot be read, in three parts: what happened, what it means, what to do. */
export const REFUSALS = {
  file_empty: 'The file is empty, so there is nothing to make. Choose another file.',
  file_unknown: 'Nothing here reads this kind of file, whatever its name says. It reads {kinds}.',
  file_too_large:
    'The file has {size} MB, and a file of the kind {kind} may have {most} MB. Make it smaller.',
  svg_entities:
    'The SVG file declares entities, which can hide other files or grow without end; save it without, for example as plain SVG.',
  svg_too_many_elements:
    'The SVG file draws more than {most} elements, copies included; simplify or split the drawing.',
  svg_too_many_styles:
    'The SVG file has so many style rules that they cannot be worked out in a short time; save it with its styles at the elements.',
  pdf_encrypted:
    'The PDF is protected by a password, so nobody can look into it here. Save it without one and upload it again.',
  pdf_unreadable:
    'The PDF is damaged or cut off, so it cannot be opened. Open it in the program that made it and save it again.',
  pdf_takes_too_much:
    'The PDF takes more memory than can be had here, perhaps because a part of it draws itself, so it was not read. Print it to a new PDF, and choose that.',
  pdf_too_many_pages:
    'The PDF has more than {most} pages. Save the pages that you need as a file of their own.',
  pdf_too_many_parts: 'The page of the PDF draws more than {most} parts. Simplify or split it.',
  heic_not_unpacked:
    'The picture is a HEIC file, which nothing on this computer can open, so it was not read. Save it as JPEG, or have libheif-examples installed.',
  picture_too_many_pages:
    'The picture has more than {most} pages. Save the pages that you need as a file of their own.',
  picture_unreadable:
    'The picture cannot be read: it is damaged, or it has more than {most} million pixels. Open it in a program for pictures and save it again.',
  nothing_drawn:
    'The file shows nothing that can be drawn, so there is nothing to make. Look at it in the program that wrote it.',
  text_not_drawn: 'This is a text without a drawing. Choose braille, text or sound.',
  archive_too_large:
    'The file grows far beyond its size when it is opened, so it was not opened. Save it again in the program that made it.',
  document_unreadable:
    'The document is damaged or cut off, so it cannot be opened. Open it in the program that made it and save it again.',
  document_too_deep:
    'The parts of the document are nested deeper than anything that can be read. Save it again in the program that made it.',
  document_too_many_parts:
    'The document names more than {most} chapters or slides, some of them perhaps again and again, so it was not read. Save the part that you need as a file of its own.',
  drawing_of_open_document:
    'The file is a drawing of OpenDocument, which is not read. Export it as SVG in the program that made it, and choose that.',
  book_missing:
    'The archive holds no book in DTBook, so nothing of it was read. Unpack it and choose the document itself.',
  epub_protected:
    'The book is protected against copying, so nobody can look into it here. Use a copy without protection.',
  workbook_empty: 'No sheet of the file holds anything, so there is nothing to make. Choose another file.',
  sheet_too_large:
    'A sheet of the file has more cells than anyone can feel or hear. Save the part that you need as a file of its own.',
  json_unreadable:
    'The JSON in the file is broken off or has a fault, so it cannot be read. Save it again in the program that made it.',
  json_no_table:
    'The JSON in the file holds no list of records or numbers, so there is no table to make. Choose another file.',
  text_empty: 'The file holds no words, so there is nothing to read. Choose another file.',
  text_too_long:
    'The text has {characters} characters, and a text may have at most {most}. Save its chapters as separate files.',
  page_not_there: 'The file has no page {page}; it has {pages}. Choose another page.',
} as const;
