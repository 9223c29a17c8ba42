import { listAttorneys } from '@diwan/contracts/site/attorneys/http';
import type { FormRequest, PageRequest, PageResult } from '@diwan/mf-kit';
import { loadPageContent, type PageContent } from '../../../../site/load-page-content.js';
import { AREAS, CHANNELS, type Channel, type LeadSource } from '../lead-options.js';
import { referenceOf } from '../lead-values.js';
import { submitLead } from './submit-lead.js';

export interface LeadPageData extends PageContent {
  /** Set after a form that was sent without JavaScript. */
  sent: { reference: string; channel: Channel | null } | null;
  /** What the page that led here is about: `/contact?area=family`. */
  area: (typeof AREAS)[number] | null;
  /** Lawyers whom one may ask for; none on pages that do not ask, or while they cannot be had. */
  lawyers: LawyerChoice[];
  /** The lawyer whose profile led here, by slug: `/consultation?lawyer=nour-haddad`. */
  lawyer: string | null;
}

/** A lawyer to choose, named in the page's language. */
export interface LawyerChoice {
  slug: string;
  name: string;
}

const load =
  (source: LeadSource) =>
  async (request: PageRequest): Promise<PageResult<LeadPageData>> => {
    const [content, lawyers] = await Promise.all([
      loadPageContent(source, request),
      source === 'consultation' ? lawyersFor(request) : [],
    ]);
    const reference = referenceOf(request.said?.sent ?? null);
    const channel = CHANNELS.find((name) => name === request.said?.channel) ?? null;
    const area = AREAS.find((name) => name === request.query.get('area')) ?? null;
    const lawyer = lawyers.find(({ slug }) => slug === request.query.get('lawyer'))?.slug ?? null;
    return { data: { ...content, sent: reference ? { reference, channel } : null, area, lawyers, lawyer } };
  };

/** A request can be sent without naming anybody, so lawyers that cannot be had keep nobody from asking. */
const lawyersFor = ({ call, language }: PageRequest): Promise<LawyerChoice[]> =>
  call(listAttorneys).then(
    (attorneys) => attorneys.map(({ slug, name }) => ({ slug, name: name[language] })),
    () => [],
  );

const submit =
  (source: LeadSource) =>
  async (request: FormRequest): Promise<PageResult<LeadPageData>> => {
    const outcome = await submitLead(request, source);
    if ('redirect' in outcome) return { ...outcome, data: undefined as never };
    return { ...(await load(source)(request)), ...outcome };
  };

export const loadContact = load('contact');
export const submitContact = submit('contact');
export const loadConsultation = load('consultation');
export const submitConsultation = submit('consultation');
