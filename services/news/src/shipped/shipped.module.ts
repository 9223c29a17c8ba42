import { Module } from '@nestjs/common';
import { ChangesModule } from '../changes/changes.module.js';
import { OfficeModule } from '../office/office.module.js';
import { PagesModule } from '../pages/pages.module.js';
import { ReferencesModule } from '../references/references.module.js';
import { LoadShippedContent } from './load-shipped-content.js';

/** Brings the site in step with the content that comes with the product. */
@Module({
  imports: [ChangesModule, OfficeModule, PagesModule, ReferencesModule],
  providers: [LoadShippedContent],
})
export class ShippedModule {}
