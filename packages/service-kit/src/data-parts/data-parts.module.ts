import type { DataHolder } from '@diwan/contracts/people/data-copies/part';
import { DATA_OF_PERSON } from '@diwan/contracts/people/data-copies/questions';
import { Injectable, Module, type Type } from '@nestjs/common';
import type * as z from 'zod/mini';
import { Answers } from '../rpc/rpc.js';
import { type DataPage, DataParts } from './data-parts.js';

/** The module of a service that keeps something of people: nouns add their part through `DataParts`, and identity asks for it (PORT-08). */
export function dataPartsOf(service: DataHolder): Type {
  const question = DATA_OF_PERSON[service];

  @Injectable()
  class DataPartsAnswer {
    constructor(private readonly parts: DataParts) {}

    @Answers(question)
    page({ personId, part, after }: z.output<typeof question.input>): Promise<DataPage> {
      return this.parts.page(part, personId, after);
    }
  }

  @Module({ providers: [DataParts, DataPartsAnswer], exports: [DataParts] })
  class DataPartsModule {}
  return DataPartsModule;
}
