/** What a resource is called whose file says nothing of itself. */
export function nameWithoutEnding(name: string): string {
  return name.replace(/\.[^.]{1,8}$/, '').trim() || 'Untitled';
}
