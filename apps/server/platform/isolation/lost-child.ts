/** Somebody else ended the child: that is no fault of what it was given. */
export class LostChild extends Error {
  override readonly name = 'LostChild';
}
