/** What the document of the API says of itself. */
export const API_DESCRIPTION =
  'The calls of the library and conversion platform for tactile, audio and braille material.';
