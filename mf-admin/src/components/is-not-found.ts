import { ApiProblem } from '@diwan/mf-kit';

/** Whether the record of an address does not exist, or not for this person, which the services answer alike; or cannot exist. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.code === 'NOT_FOUND' || error.code === 'VALIDATION');
