import { isOfProduct, type SiteLanguage } from '@diwan/contracts/shared/tongues';
import type { Page } from '@diwan/contracts/site/pages/page';
import { Clock } from '@diwan/service-kit/app/clock';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Injectable } from '@nestjs/common';
import type { Origin } from '../content/origin.js';
import { factsOn, questionsOn } from '../references/page-references.rules.js';
import { ReferenceCheck } from '../references/reference-check.js';
import { SearchIndex } from '../search/search-index.js';
import { findablesOfPage } from './findables-of-page.rules.js';
import { PageRepository } from './page.repository.js';
import { ShownPages } from './shown-pages.js';

/** Puts a page on the site, if everything it refers to exists and holds. */
@Injectable()
export class PublishPage {
  constructor(
    private readonly pages: PageRepository,
    private readonly search: SearchIndex,
    private readonly check: ReferenceCheck,
    private readonly shown: ShownPages,
    private readonly clock: Clock,
  ) {}

  /** What is wrong with the references of a page, by their places; nothing when it may be published. */
  faults(page: Page): Promise<Record<string, string>> {
    return this.check.faults(factsOn(page), questionsOn(page));
  }

  /** Throws VALIDATION, naming the places, when a fact or question is unknown or a fact has expired (D-047). */
  async run(page: Page, language: SiteLanguage, origin: Origin): Promise<void> {
    const fieldErrors = await this.faults(page);
    const places = Object.entries(fieldErrors).map(([at, fault]) => `${at} (${fault})`);
    if (places.length > 0) {
      const detail = `Page ${page.slug} may not be published: ${places.join(', ')}.`;
      throw new DomainError('VALIDATION', { detail, fieldErrors });
    }
    const findable = isOfProduct(language) && findablesOfPage(language, await this.shown.show(page, language));
    await this.pages.save(page, language, origin, this.clock.now());
    if (findable) await this.search.put(findable.owner, findable.found);
  }
}
