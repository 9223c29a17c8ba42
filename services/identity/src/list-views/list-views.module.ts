import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { ListViewController } from './list-view.controller.js';
import { ListViewRepository } from './list-view.repository.js';
import { ListViewSchema } from './list-view.schema.js';
import { OwnListViews } from './own-list-views.js';

/** Views of lists that people saved for themselves (OFF-07). */
@Module({
  controllers: [ListViewController],
  providers: [modelProvider('ListView', ListViewSchema), ListViewRepository, OwnListViews],
})
export class ListViewsModule {}
