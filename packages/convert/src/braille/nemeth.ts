/** Signs around a formula in Nemeth code within a text of another code (Braille Authority of North America, 2018). */
export const NEMETH_OPENS = '⠸⠩';
export const NEMETH_CLOSES = '⠸⠱';
