import { PeopleModule } from '@diwan/service-kit/people/people.module';
import { Module } from '@nestjs/common';
import { ClientNames } from './client-names.js';

/** Under which name clients stand on documents. */
@Module({ imports: [PeopleModule], providers: [ClientNames], exports: [ClientNames] })
export class ClientNamesModule {}
