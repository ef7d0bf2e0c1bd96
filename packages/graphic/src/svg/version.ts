/** Of the file form. A change that older files do not fit raises it and adds a migration. */
export const FORM_VERSION = 1;
export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
export const XLINK_NAMESPACE = 'http://www.w3.org/1999/xlink';
