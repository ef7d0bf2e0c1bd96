import { type Catalogue, ENGLISH } from '@relievo/words';
import type { Edit } from '../editing/edit.ts';
import type { EditRefusals } from '../editing/reports.ts';
import type { FileRefusals } from '../file/reports.ts';
import type { DocumentReports, FieldFault } from '../validation/reports.ts';

const FAULTS: Readonly<Record<FieldFault, string>> = {
  wrong_type: 'is missing or of another kind than expected',
  too_large: 'is too long or too large',
  too_small: 'is empty or too small',
  not_one_of: 'is none of the values that are known',
  unknown_field: 'has a field that is not known',
  wrong_form: 'is not written as it must be',
  drawing_not_valid: 'holds a drawing that cannot be used',
  chart_not_valid: 'holds a table that no chart can be made of',
};

const EDITS: Readonly<Record<Edit['kind'], string>> = {
  insert: 'hold other blocks',
  remove: 'be removed',
  move: 'be moved',
  replace: 'be replaced',
  write: 'have its text changed here',
  'set-level': 'be a heading',
  'set-style': 'have a style',
  split: 'be split',
  join: 'be joined',
  'set-language': 'have a language',
  'set-headers': 'have header rows',
  'set-caption': 'have a caption',
  describe: 'have a description',
  'set-treatment': 'be treated as a figure',
  'set-figure': 'show a figure',
  'set-answer': 'have room for an answer',
  'tell-about': 'have a title',
};

/** These English words describe the problems of documents, of their files and of edits. */
export const ENGLISH_DOCUMENT_REPORTS: Catalogue<DocumentReports & FileRefusals & EditRefusals> = {
  language: ENGLISH,
  words: {
    not_a_document: 'This is not a document.',
    document_version_not_known: 'This document was made by a newer version of the product.',
    document_nested_too_deep:
      'Parts of the document are nested more than {max} deep. Take some of them apart.',
    document_too_many: ({ what, max }, { number }) =>
      `The document has more than ${number(max)} ${what}. Split it into several documents.`,
    document_field_wrong: ({ place, fault }, { quote }) => `${quote(place)} ${FAULTS[fault]}.`,
    document_id_twice: ({ id }, { quote }) => `Two parts of the document are called ${quote(id)}.`,
    document_note_missing: ({ note }, { quote }) =>
      `The text refers to the note ${quote(note)}, and there is no such note. Remove the reference first.`,
    document_picture_missing: ({ picture }, { quote }) =>
      `The document shows the picture ${quote(picture)}, and there is no such picture.`,
    document_link_missing: ({ link }, { quote }) =>
      `The link ${quote(link)} leads to a part that is not in the document. Remove the link first.`,
    document_table_not_whole: ({ id }, { quote }) =>
      `The cells of the table ${quote(id)} overlap or leave gaps.`,
    document_figure_without_content: ({ id, treatment }, { quote }) =>
      treatment === 'chart'
        ? `The figure ${quote(id)} cannot be a chart before it has numbers.`
        : `The figure ${quote(id)} cannot be tactile before it is drawn.`,
    document_file_unreadable: 'This file is damaged, or it is not a document file. Save it again.',
    document_file_too_large: ({ megabytes }, { number }) =>
      `This document file holds more than ${number(megabytes)} MB. Split the document.`,
    document_file_part_missing: ({ name }, { quote }) =>
      `${quote(name)} is missing in this document file. Save it again.`,
    document_file_part_unreadable: ({ name }, { quote }) =>
      `${quote(name)} in this document file cannot be read. Save it again.`,
    edit_block_missing: 'That part of the document is no longer there.',
    edit_not_for_this_block: ({ edit }) => `This part of the document cannot ${EDITS[edit]}.`,
    edit_into_itself: 'A part of the document cannot be moved into itself.',
    edit_not_neighbours: 'Only headings and paragraphs that follow each other can be joined.',
    edit_place_outside_text: 'That place is not inside the text.',
  },
};
