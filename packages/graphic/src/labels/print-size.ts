const POINTS_PER_MM = 72 / 25.4;

/** Print beside braille, in millimetres: the 14 points that BANA asks of print on a tactile graphic, at least. */
export const LEAST_PRINT = 14 / POINTS_PER_MM;
