import { type CaseWall, setWall } from '@diwan/contracts/matters/walls/http';
import { endpointForm } from '../../../components/endpoint-form.js';

/** Who is kept away, and why. */
export interface WallValues {
  people: string[];
  reason: string;
}

/** What the form starts with. */
export const wallValues = ({ people, reason }: CaseWall): WallValues => ({
  people: people.map(({ id }) => id),
  reason,
});

/** Reads and checks the form; the version is told when it is sent. */
export const wallForm = endpointForm(setWall, (values: WallValues) => ({ body: { ...values, version: 0 } }));
