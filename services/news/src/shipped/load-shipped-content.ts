import { isDeepStrictEqual } from 'node:util';
import { pageSubject } from '@diwan/contracts/site/changes/subjects';
import type { LegalFact } from '@diwan/contracts/site/facts/fact';
import type { Page } from '@diwan/contracts/site/pages/page';
import type { Faq } from '@diwan/contracts/site/questions/question';
import { CONFIG } from '@diwan/service-kit/app/config';
import { Log } from '@diwan/service-kit/app/log';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ContentChanges } from '../changes/content-changes.js';
import type { NewsConfig } from '../config.js';
import { readShippedContent, type ShippedContent } from '../content/shipped-content.js';
import { OfficeProfiles } from '../office/office-profiles.js';
import { Publication } from '../office/publication.js';
import { PageRepository } from '../pages/page.repository.js';
import { PublishPage } from '../pages/publish-page.js';
import { factIdsOf, faqIdsOf } from '../references/page-references.rules.js';
import { ReferenceRepository, type References } from '../references/reference.repository.js';

/**
 * Brings the site's content in step with what the product ships, at each start: what is missing is added, what an older version shipped
 * is replaced, and what the firm changed is left alone.
 */
@Injectable()
export class LoadShippedContent implements OnApplicationBootstrap {
  constructor(
    private readonly pages: PageRepository,
    private readonly references: ReferenceRepository,
    private readonly profiles: OfficeProfiles,
    private readonly publication: Publication,
    private readonly publish: PublishPage,
    private readonly changes: ContentChanges,
    private readonly log: Log,
    @Inject(CONFIG) private readonly config: NewsConfig,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.load(readShippedContent());
    await this.publication.decide(this.config.DEMO);
    if (!this.config.DEMO) await this.profiles.withdrawInvented();
  }

  async load(content: ShippedContent): Promise<void> {
    await this.profiles.addIfMissing(content.profile);
    const changed = await this.loadReferences(content);
    const published: string[] = [];
    for (const { page, language } of content.pages) {
      const stored = await this.pages.one(page.slug, language);
      const refersToChanged = referencesOf(page, content.faqs).some((id) => changed.has(id));
      if (stored?.origin === 'firm' || (stored && !refersToChanged && isDeepStrictEqual(stored.page, page))) continue;
      // One page that may not be published must not keep the others from visitors.
      published.push(pageSubject(page.slug));
      await this.publish.run(page, language, 'shipped').catch((error: unknown) => {
        if (!(error instanceof DomainError)) throw error;
        this.log.error('site.page-not-published', { slug: page.slug, language, error });
      });
    }
    await this.changes.note(published);
  }

  /** Returns the ids of the facts and questions that are new or different: pages that show them have changed, too. */
  private async loadReferences({ facts, faqs }: ShippedContent): Promise<ReadonlySet<string>> {
    const newFacts = await this.putShipped(this.references.facts, facts);
    const newQuestions = await this.putShipped(this.references.questions, faqs);
    return new Set([...newFacts, ...newQuestions]);
  }

  private async putShipped<Content extends LegalFact | Faq>(
    rows: References<Content>,
    shipped: readonly Content[],
  ): Promise<string[]> {
    const stored = await rows.byIds(shipped.map(({ id }) => id));
    const changed = shipped.filter((content) => {
      const known = stored.get(content.id);
      return known?.origin !== 'firm' && !isDeepStrictEqual(known?.content, content);
    });
    for (const content of changed) await rows.putShipped(content);
    return changed.map(({ id }) => id);
  }
}

/** Ids of the facts and questions that a page shows. */
function referencesOf(page: Page, faqs: readonly Faq[]): string[] {
  const own = faqIdsOf(page);
  return [
    ...own,
    ...factIdsOf(
      page,
      faqs.filter(({ id }) => own.includes(id)),
    ),
  ];
}
