import { Module } from '@nestjs/common';
import { CONFIG } from '../app/config.js';
import { Health } from '../app/health.js';
import { createObjectStore, type ObjectStoreConfig } from './create-object-store.js';
import { OBJECT_STORE } from './object-store.js';

/** The object store of a service whose configuration has `objectStoreConfig`. */
@Module({
  providers: [
    {
      provide: OBJECT_STORE,
      inject: [CONFIG, Health],
      useFactory: (config: ObjectStoreConfig, health: Health) => {
        const store = createObjectStore(config);
        health.register('objects', () => store.health());
        return store;
      },
    },
  ],
  exports: [OBJECT_STORE],
})
export class ObjectsModule {}
