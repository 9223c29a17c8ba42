import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { DeviceSchema } from './device.schema.js';
import { KnownDevices } from './known-devices.js';

/** Browsers that people have signed in from. */
@Module({
  providers: [modelProvider('Device', DeviceSchema), KnownDevices],
  exports: [KnownDevices],
})
export class DevicesModule {}
