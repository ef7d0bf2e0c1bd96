/** Why bytes are no document file. */
export interface FileRefusals {
  document_file_unreadable: object;
  document_file_too_large: { readonly megabytes: number };
  document_file_part_missing: { readonly name: string };
  document_file_part_unreadable: { readonly name: string };
}
