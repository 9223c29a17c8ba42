import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { ChangesModule } from '../changes/changes.module.js';
import { OfficeModule } from '../office/office.module.js';
import { ReferencesModule } from '../references/references.module.js';
import { SearchModule } from '../search/search.module.js';
import { EditPages } from './edit-pages.js';
import { PageController } from './page.controller.js';
import { PageRepository } from './page.repository.js';
import { PageSchema } from './page.schema.js';
import { PageEditRepository } from './page-edit.repository.js';
import { PageEditSchema, PageVersionSchema } from './page-edit.schema.js';
import { PageEditingController } from './page-editing.controller.js';
import { PageOverview } from './page-overview.js';
import { PageUses } from './page-uses.js';
import { PublishPage } from './publish-page.js';
import { PublishedPages } from './published-pages.js';
import { RefreshPages } from './refresh-pages.js';
import { ShownPages } from './shown-pages.js';

/** The pages of the site: as visitors read them, as drafts, and as they once were. */
@Module({
  imports: [ChangesModule, OfficeModule, ReferencesModule, SearchModule],
  controllers: [PageController, PageEditingController],
  providers: [
    modelProvider('Page', PageSchema),
    modelProvider('PageEdit', PageEditSchema),
    modelProvider('PageVersion', PageVersionSchema),
    EditPages,
    PageEditRepository,
    PageOverview,
    PageRepository,
    PageUses,
    PublishedPages,
    PublishPage,
    RefreshPages,
    ShownPages,
  ],
  exports: [PageRepository, PageUses, PublishPage, RefreshPages, ShownPages],
})
export class PagesModule {}
