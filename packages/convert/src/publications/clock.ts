/** Writes a time as hours, minutes, seconds and thousandths, which SMIL knows. */
export function writeClock(seconds: number): string {
  const thousandths = Math.round(seconds * 1000);
  return `${writeWholeClock(Math.floor(thousandths / 1000))}.${String(thousandths % 1000).padStart(3, '0')}`;
}

/** Writes a time without parts of a second, as the navigation file has it. */
export function writeWholeClock(seconds: number): string {
  const whole = Math.round(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
