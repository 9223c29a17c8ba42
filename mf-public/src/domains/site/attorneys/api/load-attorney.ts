import { type Attorney, getAttorney } from '@diwan/contracts/site/attorneys/http';
import type { PageRequest, PageResult } from '@diwan/mf-kit';

const SLUG = /^[a-z0-9-]{1,80}$/;

/** A lawyer's published profile; unpublished and unknown ones answer 404 (PUB-08). */
export async function loadAttorney({ params: { slug = '' }, call }: PageRequest): Promise<PageResult<Attorney>> {
  if (!SLUG.test(slug)) return { status: 404, data: undefined as never };
  return { data: await call(getAttorney, { params: { slug } }) };
}
