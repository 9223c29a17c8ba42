import { AREA_OF_PAGE, CONTACT_AREAS, type PracticeAreaId } from '../../site/practice-areas/practice-area.js';

type ContactArea = keyof typeof CONTACT_AREAS;

/** Areas that the form calls otherwise, or counts among others. */
const CALLED: Partial<Record<PracticeAreaId, ContactArea>> = {
  incorporation: 'corporate',
  governance: 'corporate',
  labor: 'employment',
};
const FORMS_OF_COMPANY = '/services/entity/';
const LAWYERS = '/attorneys/';

/** What the form calls the area that a page is about; null where it is about none. `pathname` is without the language. */
export function contactAreaOf(pathname: string): ContactArea | null {
  if (pathname.startsWith(FORMS_OF_COMPANY)) return 'corporate';
  const area = AREA_OF_PAGE[pathname.slice(1)];
  const called = area && (CALLED[area] ?? area);
  return called && called in CONTACT_AREAS ? (called as ContactArea) : null;
}

/** The way from a page to asking for a consultation, which begins with what the page is about: its lawyer or its area (LEAD-04). */
export function consultationPath(pathname: string, form: '/consultation' | '/contact' = '/consultation'): string {
  const lawyer = pathname.startsWith(LAWYERS) ? pathname.slice(LAWYERS.length) : '';
  if (lawyer && form === '/consultation') return `${form}?lawyer=${lawyer}`;
  const area = contactAreaOf(pathname);
  return area ? `${form}?area=${area}` : form;
}
