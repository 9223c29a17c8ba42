import { modelProvider } from '@diwan/service-kit/database';
import { Module } from '@nestjs/common';
import { deviceSchema } from './device.schema.js';
import { KnownDevices } from './known-devices.js';

/** Browsers that people have signed in from. */
@Module({
  providers: [modelProvider('Device', deviceSchema), KnownDevices],
  exports: [KnownDevices],
})
export class DevicesModule {}
