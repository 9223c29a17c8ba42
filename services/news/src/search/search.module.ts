import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { ChangesModule } from '../changes/changes.module.js';
import { SearchController } from './search.controller.js';
import { SearchEntrySchema } from './search.schema.js';
import { SearchIndex } from './search-index.js';

/** What visitors can find on the site. Each noun puts its own entries. */
@Module({
  imports: [ChangesModule],
  controllers: [SearchController],
  providers: [modelProvider('SearchEntry', SearchEntrySchema), SearchIndex],
  exports: [SearchIndex],
})
export class SearchModule {}
