import { Module } from '@nestjs/common';
import { ArticlesModule } from '../articles/articles.module.js';
import { AttorneysModule } from '../attorneys/attorneys.module.js';
import { CategoriesModule } from '../categories/categories.module.js';
import { PagesModule } from '../pages/pages.module.js';
import { AddressesController } from './addresses.controller.js';
import { Addresses } from './addresses.js';

/** Addresses of everything public. */
@Module({
  imports: [ArticlesModule, AttorneysModule, CategoriesModule, PagesModule],
  controllers: [AddressesController],
  providers: [Addresses],
})
export class AddressesModule {}
