import { pageSubject } from '@diwan/contracts/site/changes/subjects';
import { Clock } from '@diwan/service-kit/clock';
import { Injectable } from '@nestjs/common';
import { ContentChanges } from '../changes/content-changes.js';
import { SearchIndex } from '../search/search-index.js';
import { factIdsOf, faqIdsOf } from '../site/page-references.rules.js';
import { SiteRepository } from '../site/site.repository.js';
import type { PageRecord } from '../site/site.schema.js';

/** Brings what is derived of pages in step when a fact or a question on them changed: the search index, the day of the last change, and what front doors keep. */
@Injectable()
export class RefreshPages {
  constructor(
    private readonly site: SiteRepository,
    private readonly search: SearchIndex,
    private readonly changes: ContentChanges,
    private readonly clock: Clock,
  ) {}

  async execute(pages: readonly PageRecord[]): Promise<void> {
    const now = this.clock.now();
    for (const record of pages) {
      const faqs = await this.site.faqs(faqIdsOf(record.page));
      const facts = await this.site.facts(factIdsOf(record.page, faqs));
      await this.search.putPage(record.page, record.language, faqs, facts);
      await this.site.setChanged(record, now);
    }
    await this.changes.note(pages.map(({ slug }) => pageSubject(slug)));
  }
}
