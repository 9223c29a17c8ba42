import type { LocalizedText } from '@diwan/contracts/shared/language';
import { createFact, type EditedFact } from '@diwan/contracts/site/facts/http';
import { endpointForm, orNull } from '../../../components/endpoint-form.js';

/** A fact as the form holds it, in the order of its fields. */
export interface FactValues {
  id: string;
  text: LocalizedText;
  value: LocalizedText;
  statute: LocalizedText;
  source: string;
  validUntil: string;
}

const EMPTY: LocalizedText = { en: '', ar: '' };

/** What the form starts with. */
export const factValues = (fact: EditedFact | null): FactValues => ({
  id: fact?.id ?? '',
  text: fact?.text ?? EMPTY,
  value: fact?.value ?? EMPTY,
  statute: fact?.statute ?? EMPTY,
  source: fact?.source ?? '',
  validUntil: fact?.validUntil ?? '',
});

const isEmpty = ({ en, ar }: LocalizedText) => en.trim() === '' && ar.trim() === '';

/** Reads and checks the form. */
export const factForm = endpointForm(createFact, (values: FactValues) => ({
  body: {
    ...values,
    value: isEmpty(values.value) ? null : values.value,
    validUntil: orNull(values.validUntil),
  },
}));
