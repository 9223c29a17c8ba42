import { type RequestTemplate, setRequestTemplates } from '@diwan/contracts/matters/requests/templates.http';
import type { LocalizedText } from '@diwan/contracts/shared/language';
import { endpointForm } from '../../../components/endpoint-form.js';

/** One thing of a list as the form holds it. */
export interface TemplateItem {
  title: LocalizedText;
  explanation: LocalizedText;
  kind: 'file' | 'text';
  documentType: string;
  /** Empty: no date. */
  days: string;
}

/** One list as the form holds it: the only one of what is checked. */
export interface TemplateValues {
  templates: { slug: string; title: LocalizedText; items: TemplateItem[] }[];
}

const EMPTY: LocalizedText = { en: '', ar: '' };
export const newTemplateItem = (): TemplateItem => ({
  ...{ title: EMPTY, explanation: EMPTY, kind: 'file', documentType: 'general', days: '' },
});
export const newTemplate = (): RequestTemplate => ({
  id: crypto.randomUUID(),
  title: EMPTY,
  items: [{ title: EMPTY, explanation: EMPTY, kind: 'file', documentType: 'general', days: null }],
});

export const templateValues = ({ id, title, items }: RequestTemplate): TemplateValues => ({
  templates: [
    {
      slug: id,
      title,
      items: items.map(({ days, ...item }) => ({ ...item, days: days === null ? '' : String(days) })),
    },
  ],
});

/** Reads and checks one list; the others and the version are added when it is sent. Its words are given in both languages: clients read one of them. */
export const templateForm = endpointForm(setRequestTemplates, ({ templates }: TemplateValues) => ({
  body: {
    templates: templates.map(({ slug, title, items }) => ({
      id: slug,
      title,
      items: items.map(({ days, ...item }) => ({ ...item, days: days.trim() === '' ? null : Number(days) })),
    })),
    version: 0,
  },
  faults: Object.fromEntries(
    templates.flatMap(({ title, items }, at) => [
      ...missing(`templates.${at}.title`, title),
      ...items.flatMap((item, place) => missing(`templates.${at}.items.${place}.title`, item.title)),
    ]),
  ),
}));

const missing = (name: string, { en, ar }: LocalizedText): [string, 'required' | false][] => [
  [`${name}.en`, en.trim() === '' && 'required'],
  [`${name}.ar`, ar.trim() === '' && 'required'],
];
