import * as z from 'zod/mini';
import { operation } from '../../rpc/operation.js';
import { Id } from '../../shared/id.js';
import { DATA_PART_NAMES, type DataHolder, DataRow } from './part.js';

/** Where the next page of a part begins, in the words of the service that holds it. */
const After = z.nullable(z.string().check(z.maxLength(100)));

const dataIn = <Service extends DataHolder>(service: Service) =>
  operation({
    service,
    pattern: `${service}.data-of-person.v1`,
    input: z.strictObject({ personId: Id, part: z.enum(DATA_PART_NAMES), after: After }),
    output: z.strictObject({ rows: z.array(DataRow), next: After }),
  });

/** What each service keeps of a person, a part and a page at a time, as that person may see it (PORT-08). Only identity asks, for themselves. */
export const DATA_OF_PERSON = {
  billing: dataIn('billing'),
  cases: dataIn('cases'),
  notifications: dataIn('notifications'),
  chatbot: dataIn('chatbot'),
  news: dataIn('news'),
};
