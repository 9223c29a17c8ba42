import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { ChangesModule } from '../changes/changes.module.js';
import { CategoriesController } from './categories.controller.js';
import { CategoryRepository } from './category.repository.js';
import { CategorySchema } from './category.schema.js';
import { CategoryEditingController } from './category-editing.controller.js';
import { EditCategories } from './edit-categories.js';
import { LoadShippedCategories } from './load-shipped-categories.js';

/** Categories of news. */
@Module({
  imports: [ChangesModule],
  controllers: [CategoriesController, CategoryEditingController],
  providers: [modelProvider('Category', CategorySchema), CategoryRepository, EditCategories, LoadShippedCategories],
  exports: [CategoryRepository],
})
export class CategoriesModule {}
