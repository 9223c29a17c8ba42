import type { Language } from '@diwan/contracts/shared/language';
import type { Page } from '@diwan/contracts/site/pages/page';
import { Clock } from '@diwan/service-kit/clock';
import { DomainError } from '@diwan/service-kit/domain-error';
import { Injectable } from '@nestjs/common';
import { ReferenceCheck } from '../references/reference-check.js';
import { SearchIndex } from '../search/search-index.js';
import { factIdsOf, factsOn, faqIdsOf, questionsOn } from './page-references.rules.js';
import { SiteRepository } from './site.repository.js';
import type { Origin } from './site.schema.js';

/** Puts a page on the site, if everything it refers to exists and holds. */
@Injectable()
export class PublishPage {
  constructor(
    private readonly site: SiteRepository,
    private readonly search: SearchIndex,
    private readonly check: ReferenceCheck,
    private readonly clock: Clock,
  ) {}

  /** What is wrong with the references of a page, by their places; nothing when it may be published. */
  faults(page: Page): Promise<Record<string, string>> {
    return this.check.faults(factsOn(page), questionsOn(page));
  }

  /** Throws VALIDATION, naming the places, when a fact or question is unknown or a fact has expired (D-047). */
  async execute(page: Page, language: Language, origin: Origin): Promise<void> {
    const fieldErrors = await this.faults(page);
    const places = Object.entries(fieldErrors).map(([at, fault]) => `${at} (${fault})`);
    if (places.length > 0) {
      const detail = `Page ${page.slug} may not be published: ${places.join(', ')}.`;
      throw new DomainError('VALIDATION', { detail, fieldErrors });
    }
    const faqs = await this.site.faqs(faqIdsOf(page));
    const facts = await this.site.facts(factIdsOf(page, faqs));
    await this.site.savePage(page, language, origin, this.clock.now());
    await this.search.putPage(page, language, faqs, facts);
  }
}
