/** How long the browser may take to begin with a file before its address is gone. */
const KEPT_FOR = 60_000;

/** A file that the server made for this answer alone, into the downloads. */
export function saveMadeFile(file: File | Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file instanceof File ? file.name : 'sheet';
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_FOR);
}
