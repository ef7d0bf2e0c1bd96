/** Why a value is no document. A place is the way to a field, such as blocks[3].content[0].text. */
export interface DocumentReports {
  not_a_document: object;
  document_version_not_known: object;
  document_nested_too_deep: { readonly max: number };
  document_too_many: { readonly what: 'blocks' | 'characters' | 'figures'; readonly max: number };
  document_field_wrong: { readonly place: string; readonly fault: FieldFault };
  document_id_twice: { readonly id: string };
  document_note_missing: { readonly note: string };
  document_picture_missing: { readonly picture: string };
  document_link_missing: { readonly link: string };
  document_table_not_whole: { readonly id: string };
  document_figure_without_content: { readonly id: string; readonly treatment: string };
}

export type FieldFault =
  | 'wrong_type'
  | 'too_large'
  | 'too_small'
  | 'not_one_of'
  | 'unknown_field'
  | 'wrong_form'
  | 'drawing_not_valid'
  | 'chart_not_valid';
