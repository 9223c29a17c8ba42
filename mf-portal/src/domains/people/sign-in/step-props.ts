import type { Dispatch } from 'react';
import type { AuthEvent, AuthFlow } from './auth-flow.js';

/** What each step receives. */
export interface StepProps {
  flow: AuthFlow;
  dispatch: Dispatch<AuthEvent>;
}
