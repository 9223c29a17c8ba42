import { ApiProblem, type PageRequest, type PageResult } from '@diwan/mf-kit';
import { loadPageContent, type PageContent } from '../../../../site/load-page-content.js';

const NOT_FOUND: PageResult<PageContent> = { status: 404, data: undefined as never };
const SLUG = /^[a-z0-9][a-z0-9-]{0,79}$/;
/** Pages whose address is not their slug. */
const ELSEWHERE = ['home'];

/** The home page. */
export const loadHome = async (request: PageRequest): Promise<PageResult<PageContent>> => ({
  data: await loadPageContent('home', request),
});

/** A page right below the home page. Addresses that no page can have are not asked for. */
export const loadTopPage = async (request: PageRequest): Promise<PageResult<PageContent>> => {
  const { slug = '' } = request.params;
  if (!SLUG.test(slug) || ELSEWHERE.includes(slug)) return NOT_FOUND;
  return { data: await loadPageContent(slug, request) };
};

/** A page of one service. */
export const loadService = async (request: PageRequest): Promise<PageResult<PageContent>> => {
  const { slug = '' } = request.params;
  return SLUG.test(slug) ? { data: await loadPageContent(`services/${slug}`, request) } : NOT_FOUND;
};

/** A form of company; null with status 404 when there is no such form, which has a page of its own words (PUB-06). */
export const loadEntity = async (request: PageRequest): Promise<PageResult<PageContent | null>> => {
  const { slug = '' } = request.params;
  const unknown = { status: 404, data: null };
  if (!SLUG.test(slug)) return unknown;
  return loadPageContent(`services/entity/${slug}`, request).then(
    (data) => ({ data }),
    (error) => {
      if (error instanceof ApiProblem && error.code === 'NOT_FOUND') return unknown;
      throw error;
    },
  );
};
