import { type AreaStages, type StageTemplate, setStageTemplates } from '@diwan/contracts/matters/stages/http';
import type { LocalizedText } from '@diwan/contracts/shared/language';
import { endpointForm } from '../../../components/endpoint-form.js';

/** A stage as the form holds it. */
export interface StageValues {
  /** Names it for ever; cases keep it. */
  slug: string;
  name: LocalizedText;
  text: LocalizedText;
  /** Both empty: nothing is said of how long it takes. */
  weeks: { from: string; to: string };
  checklist: { slug: string; text: LocalizedText; whose: 'client' | 'firm' }[];
}

export interface StagesValues {
  stages: StageValues[];
}

const newSlug = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 16);
const EMPTY: LocalizedText = { en: '', ar: '' };
export const newItem = (): StageValues['checklist'][number] => ({ slug: newSlug(), text: EMPTY, whose: 'client' });
export const newStage = (): StageValues => ({
  slug: newSlug(),
  ...{ name: EMPTY, text: EMPTY },
  weeks: { from: '', to: '' },
  checklist: [],
});

export const stagesValues = ({ stages }: AreaStages): StagesValues => ({
  stages: stages.map(({ id, name, text, weeks, checklist }) => ({
    slug: id,
    ...{ name, text },
    weeks: { from: weeks ? String(weeks.from) : '', to: weeks ? String(weeks.to) : '' },
    checklist: checklist.map((item) => ({ slug: item.id, text: item.text, whose: item.whose })),
  })),
});

/** How long a stage takes: one number typed says both. */
function weeksOf({ from, to }: StageValues['weeks']): StageTemplate['weeks'] {
  const typed = [from, to].map((text) => text.trim()).filter(Boolean);
  if (typed.length === 0) return null;
  const [first = '', last = first] = typed;
  return { from: Number(from.trim() || first), to: Number(to.trim() || last) };
}

const toStage = ({ slug, name, text, weeks, checklist }: StageValues): StageTemplate => ({
  id: slug,
  ...{ name, text },
  weeks: weeksOf(weeks),
  checklist: checklist.map((item) => ({ id: item.slug, text: item.text, whose: item.whose })),
});

/** Reads and checks the stages of an area; the version is told when they are sent. */
export const stagesForm = endpointForm(setStageTemplates, ({ stages }: StagesValues) => ({
  body: { stages: stages.map(toStage), version: 0 },
}));
