import { LANGUAGES } from '@diwan/contracts/shared/language';
import { isOfProduct } from '@diwan/contracts/shared/tongues';
import { ARTICLES, OFFICE } from '@diwan/contracts/site/changes/subjects';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ArticleRepository } from '../articles/article.repository.js';
import { putArticleInSearch } from '../articles/put-article-in-search.js';
import { AttorneyRepository } from '../attorneys/attorney.repository.js';
import { putAttorneyInSearch } from '../attorneys/put-attorney-in-search.js';
import { ContentChanges } from '../changes/content-changes.js';
import { findablesOfPage } from '../pages/findables-of-page.rules.js';
import { PageRepository } from '../pages/page.repository.js';
import { ShownPages } from '../pages/shown-pages.js';
import { SearchIndex } from '../search/search-index.js';

type PageFindables = ReturnType<typeof findablesOfPage>;

/** Makes all search entries anew, at a start that finds none or such as an older version of the product has stored. */
@Injectable()
export class RenewSearch implements OnApplicationBootstrap {
  constructor(
    private readonly search: SearchIndex,
    private readonly pages: PageRepository,
    private readonly shown: ShownPages,
    private readonly articles: ArticleRepository,
    private readonly attorneys: AttorneyRepository,
    private readonly changes: ContentChanges,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!(await this.search.isOutdated())) return;
    await this.search.clear();
    await this.putPages(await this.findPages());
    for (const attorney of await this.attorneys.published()) await putAttorneyInSearch(this.search, attorney);
    for (const language of LANGUAGES)
      for await (const article of this.articles.each(language)) await putArticleInSearch(this.search, article);
    await this.changes.note([ARTICLES]);
  }

  /** What can be found of every page now. */
  async findPages(): Promise<PageFindables[]> {
    const records = await this.pages.all();
    return Promise.all(
      records.flatMap(({ page, language }) =>
        isOfProduct(language) ? this.shown.show(page, language).then((shown) => findablesOfPage(language, shown)) : [],
      ),
    );
  }

  async putPages(pages: readonly PageFindables[]): Promise<void> {
    await this.search.putAll(pages);
    // The words of the search are made anew when a change of the content is noted.
    await this.changes.note([OFFICE]);
  }
}
