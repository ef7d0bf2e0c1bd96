/** An address, which breaks behind its sign where a line is too short, and not within a name. */
export function EmailAddress({ email }: { email: string }) {
  const domain = email.lastIndexOf('@') + 1;
  return (
    <span translate="no">
      {email.slice(0, domain)}
      <wbr />
      {email.slice(domain)}
    </span>
  );
}
