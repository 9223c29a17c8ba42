import { setDocumentPolicy } from '@diwan/contracts/matters/documents/http';
import type { DocumentPolicy } from '@diwan/contracts/matters/documents/policy';
import { westernDigits } from '@diwan/contracts/shared/phone';
import { endpointForm } from '../../../components/endpoint-form.js';
import { faultOfTime, instantOf, localTime } from '../../../components/local-time.js';

/** Checks need a version; the one to save over is known when it is sent. */
const ANY_VERSION = 0;

/** A policy as the form holds it, in the order of its fields. */
export type PolicyValues = Omit<DocumentPolicy, 'maxAccessCount' | 'expiresAt'> & {
  /** Empty for no limit. */
  maxAccessCount: string;
  /** As clocks in Beirut show it; empty for never. */
  expiresAt: string;
};

/** What the form starts with. */
export const policyValues = ({ maxAccessCount, expiresAt, ...rest }: DocumentPolicy): PolicyValues => ({
  ...rest,
  maxAccessCount: maxAccessCount === null ? '' : String(maxAccessCount),
  expiresAt: localTime(expiresAt),
});

/** Reads and checks the form. */
export const policyForm = endpointForm(setDocumentPolicy, (values: PolicyValues) => {
  const typed = westernDigits(values.maxAccessCount).trim();
  const isCount = /^\d+$/.test(typed);
  return {
    body: {
      ...values,
      version: ANY_VERSION,
      maxAccessCount: isCount ? Number(typed) : null,
      expiresAt: instantOf(values.expiresAt),
    },
    faults: {
      expiresAt: faultOfTime(values.expiresAt),
      ...(typed !== '' && !isCount && { maxAccessCount: 'invalid_count' }),
    },
  };
});
