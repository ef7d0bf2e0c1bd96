/** An element of a file: its tag, and its id where it has one. */
export interface ElementNamed {
  readonly tag: string;
  readonly id: string | null;
}

/** Why a drawing cannot be read from a file. */
export interface SvgReports {
  svg_path_unreadable: { readonly character: number };
  svg_edited: { readonly element: ElementNamed };
  svg_transform_unreadable: { readonly element: ElementNamed };
  svg_outside_layers: { readonly element: ElementNamed };
  svg_file_too_large: { readonly megabytes: number };
  svg_doctype: object;
  svg_elements_too_many: { readonly most: number };
  svg_too_deep: { readonly most: number };
  svg_attributes_too_many: { readonly most: number };
  svg_namespaces_too_many: { readonly most: number };
  svg_broken: object;
  svg_not_svg: object;
  svg_foreign: object;
  svg_version_newer: { readonly version: string; readonly known: number };
}
