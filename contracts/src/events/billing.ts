import * as z from 'zod/mini';
import { Id } from '../shared/id.js';
import { eventType } from './event.js';

export const ServiceTypeAddedV1 = eventType('billing.service-type.added.v1', z.strictObject({ serviceTypeId: Id }));
