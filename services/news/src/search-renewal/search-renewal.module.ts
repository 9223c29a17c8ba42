import { Module } from '@nestjs/common';
import { ArticlesModule } from '../articles/articles.module.js';
import { AttorneysModule } from '../attorneys/attorneys.module.js';
import { ChangesModule } from '../changes/changes.module.js';
import { PagesModule } from '../pages/pages.module.js';
import { SearchModule } from '../search/search.module.js';
import { RefreshSearchWhenOfficeProfileChanged } from './refresh-search-when-office-profile-changed.handler.js';
import { RenewSearch } from './renew-search.js';

/** Brings the search in step with what it knows of every noun. */
@Module({
  imports: [ArticlesModule, AttorneysModule, ChangesModule, PagesModule, SearchModule],
  providers: [RefreshSearchWhenOfficeProfileChanged, RenewSearch],
})
export class SearchRenewalModule {}
