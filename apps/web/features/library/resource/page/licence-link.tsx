import { licenceOf } from '@relievo/contracts';

/** Leads to the words of a licence that is known, outside of the product; another one stands as it is written. */
export function LicenceLink({ licence }: { licence: string }) {
  const { name, address } = licenceOf(licence) ?? { name: licence, address: null };
  return address ? (
    <a href={address} rel="license noreferrer" translate="no">
      {name}
    </a>
  ) : (
    name
  );
}
