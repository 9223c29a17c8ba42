import * as z from 'zod/mini';
import { operation } from '../../rpc/operation.js';
import { Id } from '../../shared/id.js';
import { ClientRecordCount } from '../clients/questions.js';

const movedIn = <Service extends 'billing' | 'cases' | 'chatbot'>(service: Service) =>
  operation({
    service,
    pattern: `${service}.moved-by-merge.v1`,
    input: z.strictObject({ mergeId: Id }),
    output: z.strictObject({
      /** `waiting`: the service has not heard of it yet. */
      state: z.enum(['waiting', 'moved', 'undone']),
      moved: z.array(ClientRecordCount),
    }),
  });

/** What a merge of two clients moved in each service that keeps something of clients. */
export const MOVED_BY_MERGE = { billing: movedIn('billing'), cases: movedIn('cases'), chatbot: movedIn('chatbot') };
