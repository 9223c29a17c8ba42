import type messages from '../messages/en.json';

type Key = keyof typeof messages;

export interface Destination {
  href: string;
  label: Key;
}

/** Entries of the Services menu that stand together, under a name. */
export interface ServiceGroup {
  label: Key;
  services: readonly Destination[];
}

const group = (label: Key, slugs: readonly string[]): ServiceGroup => ({
  label,
  services: slugs.map((slug) => ({ href: `/services/${slug}`, label: `services.${slug}` as Key })),
});

/** The ten service pages of the Services menu by whom they are for; in each group in the specification's order. */
export const SERVICES: readonly ServiceGroup[] = [
  group('services.forCompanies', [
    'business-law',
    'companies-incorporation',
    'corporate-governance',
    'banking-finance',
    'tax-planning',
    'intellectual-property',
  ]),
  group('services.forPeople', ['criminal-law', 'real-estate', 'family-law', 'labor-law']),
];
/** What else the Services menu leads to. */
export const MORE_SERVICES: readonly Destination[] = [
  { href: '/services/criminal-defense-lebanon', label: 'services.arrested' },
  { href: '/abroad', label: 'services.abroad' },
  { href: '/services', label: 'services.all' },
];

/** Left and right of the Services menu. "Legal Articles" and "News" are two views of one list (D-045). */
export const BEFORE_SERVICES: readonly Destination[] = [
  { href: '/', label: 'header.home' },
  { href: '/about', label: 'header.about' },
];
export const AFTER_SERVICES: readonly Destination[] = [
  { href: '/news?kind=article', label: 'header.articles' },
  { href: '/news?kind=news', label: 'header.news' },
  { href: '/contact', label: 'header.contact' },
];

export const QUICK_LINKS: readonly Destination[] = [
  { href: '/practice-areas', label: 'footer.practiceAreas' },
  { href: '/attorneys', label: 'footer.team' },
  { href: '/news', label: 'footer.legalNews' },
  { href: '/contact', label: 'footer.contactUs' },
];
export const FOOTER_SERVICES: readonly Destination[] = [
  { href: '/consultation', label: 'footer.legalConsultation' },
  { href: '/client-portal', label: 'header.clientPortal' },
  { href: '/join', label: 'footer.newClients' },
  { href: '/fees', label: 'footer.fees' },
  { href: '/abroad', label: 'services.abroad' },
];
export const LEGAL_LINKS: readonly Destination[] = [
  { href: '/privacy', label: 'footer.privacy' },
  { href: '/terms', label: 'footer.terms' },
  { href: '/disclaimer', label: 'footer.disclaimer' },
];
