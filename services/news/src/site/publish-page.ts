import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import type { Language } from '@diwan/contracts/shared/language';
import type { Page } from '@diwan/contracts/site/page';
import { Clock } from '@diwan/service-kit/clock';
import { DomainError } from '@diwan/service-kit/domain-error';
import { Injectable } from '@nestjs/common';
import { SearchIndex } from '../search/search-index.js';
import { expiredFacts, factIdsOf, faqIdsOf } from './page-references.rules.js';
import { SiteRepository } from './site.repository.js';
import type { Origin } from './site.schema.js';

/** Puts a page on the site, if everything it refers to exists and holds. */
@Injectable()
export class PublishPage {
  constructor(
    private readonly site: SiteRepository,
    private readonly search: SearchIndex,
    private readonly clock: Clock,
  ) {}

  /** Throws VALIDATION, naming the facts or questions, when one is unknown or a fact has expired (D-047). */
  async execute(page: Page, language: Language, origin: Origin): Promise<void> {
    const now = this.clock.now();
    const faqIds = faqIdsOf(page);
    const faqs = await this.site.faqs(faqIds);
    const factIds = factIdsOf(page, faqs);
    const facts = await this.site.facts(factIds);
    const known = new Set([...faqs, ...facts].map(({ id }) => id));
    const unknown = [...faqIds, ...factIds].filter((id) => !known.has(id));
    if (unknown.length > 0)
      throw new DomainError('VALIDATION', { detail: `Page ${page.slug} refers to unknown ${unknown.join(', ')}.` });
    const expired = expiredFacts(facts, beirutDate(now)).map(({ id }) => id);
    if (expired.length > 0)
      throw new DomainError('VALIDATION', { detail: `Page ${page.slug} shows expired facts: ${expired.join(', ')}.` });
    await this.site.savePage(page, language, origin, now);
    await this.search.putPage(page, language, faqs, facts);
  }
}
