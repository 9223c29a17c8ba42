import type messages from '../messages/en.json';

type Key = keyof typeof messages;

export interface Destination {
  href: string;
  label: Key;
}

/** The ten service pages of the Services menu, in the specification's order. */
export const SERVICES = [
  'business-law',
  'companies-incorporation',
  'criminal-law',
  'corporate-governance',
  'real-estate',
  'banking-finance',
  'tax-planning',
  'family-law',
  'labor-law',
  'intellectual-property',
].map((slug) => ({ href: `/services/${slug}`, label: `services.${slug}` as Key }));

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
];
export const LEGAL_LINKS: readonly Destination[] = [
  { href: '/privacy', label: 'footer.privacy' },
  { href: '/terms', label: 'footer.terms' },
  { href: '/disclaimer', label: 'footer.disclaimer' },
];
