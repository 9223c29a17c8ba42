import { isOfProduct } from '@diwan/contracts/shared/tongues';
import { pageSubject } from '@diwan/contracts/site/changes/subjects';
import { Clock } from '@diwan/service-kit/app/clock';
import { Injectable } from '@nestjs/common';
import { ContentChanges } from '../changes/content-changes.js';
import { SearchIndex } from '../search/search-index.js';
import { findablesOfPage } from './findables-of-page.rules.js';
import { PageRepository } from './page.repository.js';
import type { PageRecord } from './page.schema.js';
import { ShownPages } from './shown-pages.js';

/** Brings what is derived of pages in step when a fact or a question on them changed: the search index, the day of the last change, and what front doors keep. */
@Injectable()
export class RefreshPages {
  constructor(
    private readonly pages: PageRepository,
    private readonly shown: ShownPages,
    private readonly search: SearchIndex,
    private readonly changes: ContentChanges,
    private readonly clock: Clock,
  ) {}

  async run(pages: readonly PageRecord[]): Promise<void> {
    const now = this.clock.now();
    for (const record of pages) {
      const { language, page } = record;
      if (isOfProduct(language)) {
        const { owner, found } = findablesOfPage(language, await this.shown.show(page, language));
        await this.search.put(owner, found);
      }
      await this.pages.setChanged(record, now);
    }
    await this.changes.note(pages.map(({ slug }) => pageSubject(slug)));
  }
}
