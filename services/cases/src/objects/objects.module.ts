import { CONFIG } from '@diwan/service-kit/app/config';
import { Health } from '@diwan/service-kit/app/health';
import { createObjectStore } from '@diwan/service-kit/object-store/create-object-store';
import { OBJECT_STORE } from '@diwan/service-kit/object-store/object-store';
import { Module } from '@nestjs/common';
import type { CasesConfig } from '../config.js';

/** The object store: where the bytes of files lie. */
@Module({
  providers: [
    {
      provide: OBJECT_STORE,
      inject: [CONFIG, Health],
      useFactory: (config: CasesConfig, health: Health) => {
        const store = createObjectStore(config);
        health.register('objects', () => store.health());
        return store;
      },
    },
  ],
  exports: [OBJECT_STORE],
})
export class ObjectsModule {}
