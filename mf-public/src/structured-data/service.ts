import { firmReference, LEBANON } from './firm.js';
import { addressOf, type JsonLd, type SitePlace } from './site-place.js';

/** A service that a page is about, in the words of its head. */
export function serviceNode(
  { slug, name, description }: { slug: string; name: string; description: string },
  place: SitePlace,
): JsonLd {
  const address = addressOf(place, `/${slug}`);
  return {
    '@type': 'Service',
    '@id': `${address}#service`,
    url: address,
    name,
    description,
    provider: firmReference(place),
    areaServed: LEBANON,
  };
}
