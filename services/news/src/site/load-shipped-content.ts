import { isDeepStrictEqual } from 'node:util';
import { pageSubject } from '@diwan/contracts/site/changes/subjects';
import { DomainError } from '@diwan/service-kit/domain-error';
import { Log } from '@diwan/service-kit/log';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ContentChanges } from '../changes/content-changes.js';
import { SearchIndex } from '../search/search-index.js';
import { OfficeProfiles } from './office-profiles.js';
import { PublishPage } from './publish-page.js';
import { readShippedContent, type ShippedContent } from './shipped-content.js';
import { SiteRepository } from './site.repository.js';

/**
 * Brings the site's content in step with what the product ships, at each start: what is missing is added, what an older version shipped
 * is replaced, and what the firm changed is left alone.
 */
@Injectable()
export class LoadShippedContent implements OnApplicationBootstrap {
  constructor(
    private readonly site: SiteRepository,
    private readonly profiles: OfficeProfiles,
    private readonly publish: PublishPage,
    private readonly search: SearchIndex,
    private readonly changes: ContentChanges,
    private readonly log: Log,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.load(readShippedContent());
  }

  async load(content: ShippedContent): Promise<void> {
    await this.profiles.addIfMissing(content.profile);
    const changed = (await this.loadReferences(content)) || (await this.search.isEmpty());
    const published: string[] = [];
    for (const { page, language } of content.pages) {
      const stored = await this.site.page(page.slug, language);
      if (stored?.origin === 'firm' || (stored && !changed && isDeepStrictEqual(stored.page, page))) continue;
      // One page that may not be published must not keep the others from visitors.
      published.push(pageSubject(page.slug));
      await this.publish.execute(page, language, 'shipped').catch((error: unknown) => {
        if (!(error instanceof DomainError)) throw error;
        this.log.error('site.page-not-published', { slug: page.slug, language, error });
      });
    }
    await this.changes.note(published);
  }

  /** Returns whether a fact or question is new or different: the search index holds their texts. */
  private async loadReferences({ facts, faqs }: ShippedContent): Promise<boolean> {
    let changed = false;
    const storedFacts = await this.site.origins(
      'fact',
      facts.map(({ id }) => id),
    );
    for (const fact of facts) {
      const stored = storedFacts.get(fact.id);
      if (stored?.origin === 'firm' || isDeepStrictEqual(stored?.content, fact)) continue;
      await this.site.saveFact(fact, 'shipped');
      changed = true;
    }
    const storedFaqs = await this.site.origins(
      'faq',
      faqs.map(({ id }) => id),
    );
    for (const faq of faqs) {
      const stored = storedFaqs.get(faq.id);
      if (stored?.origin === 'firm' || isDeepStrictEqual(stored?.content, faq)) continue;
      await this.site.saveFaq(faq, 'shipped');
      changed = true;
    }
    return changed;
  }
}
