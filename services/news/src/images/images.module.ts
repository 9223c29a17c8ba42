import { CONFIG } from '@diwan/service-kit/app/config';
import { Health } from '@diwan/service-kit/app/health';
import { createObjectStore } from '@diwan/service-kit/object-store/create-object-store';
import { OBJECT_STORE } from '@diwan/service-kit/object-store/object-store';
import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import type { NewsConfig } from '../config.js';
import { ImageSchema } from './image.schema.js';
import { ImageLibrary } from './image-library.js';
import { ImagesController } from './images.controller.js';

/** Pictures of the site, and the object store that keeps their bytes. */
@Module({
  controllers: [ImagesController],
  providers: [
    modelProvider('Image', ImageSchema),
    {
      provide: OBJECT_STORE,
      inject: [CONFIG, Health],
      useFactory: (config: NewsConfig, health: Health) => {
        const store = createObjectStore(config);
        health.register('objects', () => store.health());
        return store;
      },
    },
    ImageLibrary,
  ],
  exports: [ImageLibrary],
})
export class ImagesModule {}
