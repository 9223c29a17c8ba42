import { PeopleModule } from '@diwan/service-kit/people/people.module';
import { Module } from '@nestjs/common';
import { ClientKeys } from './client-keys.js';

/** By which names of clients documents of money are found. */
@Module({ imports: [PeopleModule], providers: [ClientKeys], exports: [ClientKeys] })
export class ClientSearchModule {}
