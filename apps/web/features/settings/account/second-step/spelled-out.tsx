/** Letters and digits in groups, which a screen reader says one by one. */
export function SpelledOut({ groups }: { groups: readonly string[] }) {
  return (
    <>
      <code aria-hidden="true">{groups.join(' ')}</code>
      <span className="spoken">{groups.map((group) => [...group].join(' ')).join(', ')}</span>
    </>
  );
}
