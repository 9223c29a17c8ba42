import { Module } from '@nestjs/common';
import { ClientSearch } from './client-search.js';

/** Finds clients by name for lists of money. */
@Module({ providers: [ClientSearch], exports: [ClientSearch] })
export class ClientSearchModule {}
