import type * as z from 'zod/mini';
import type { ServiceName } from '../shared/service.js';

/** A question one service asks another over TCP; answered within the time-out or not at all. */
export interface Operation<
  Input extends z.core.$ZodType = z.core.$ZodType,
  Output extends z.core.$ZodType = z.core.$ZodType,
> {
  /** The service that answers. */
  service: ServiceName;
  /** Pattern on the wire, such as `identity.reach-of-people.v1`. */
  pattern: string;
  input: Input;
  output: Output;
}

export function operation<Input extends z.core.$ZodType, Output extends z.core.$ZodType>(
  declaration: Operation<Input, Output>,
): Operation<Input, Output> {
  return declaration;
}
