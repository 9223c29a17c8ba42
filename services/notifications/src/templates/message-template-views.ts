import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import {
  type listMessageTemplates,
  type TemplateState,
  TemplateState as TemplateStates,
} from '@diwan/contracts/messages/message-templates/http';
import { LANGUAGES, type Language } from '@diwan/contracts/shared/language';
import { Inject, Injectable } from '@nestjs/common';
import { AHEAD } from '../messages/ahead.js';
import { REGISTERED, samplesOf } from '../messages/samples.js';
import { contentOf } from '../messages/template-content.js';
import { bodyOf, TEMPLATES, type TemplateName } from '../messages/templates.js';
import { TEMPLATE_APPROVALS, type TemplateApprovals } from '../providers/template-approvals.js';
import { MessageTemplateRepository } from './message-template.repository.js';
import type { LiveVersion, MessageTemplateRecord } from './message-template.schema.js';
import { faultsOf } from './template-limits.js';

type Query = InputOf<typeof listMessageTemplates>['query'];
type Listed = ResponseOf<typeof listMessageTemplates>;
type Row = Listed['items'][number];

const NAMES = [...new Set(REGISTERED.map(({ name }) => name))];
const NO_COUNTS = Object.fromEntries(TemplateStates.options.map((state) => [state, 0])) as Listed['counts'];

/** Templates as whoever edits them reads them: words from the code, the rest from the registry. As few as the code has. */
@Injectable()
export class MessageTemplateViews {
  constructor(
    @Inject(TEMPLATE_APPROVALS) private readonly approvals: TemplateApprovals | null,
    private readonly templates: MessageTemplateRepository,
  ) {}

  async list({ page, limit, state, category, language, search = '' }: Query): Promise<Listed> {
    const known = new Map((await this.templates.all()).map((row) => [`${row.name} ${row.language}`, row]));
    const words = search.toLowerCase().split(/\s+/).filter(Boolean);
    const counts = { ...NO_COUNTS };
    for (const { name, language: of } of REGISTERED) counts[known.get(`${name} ${of}`)?.state ?? 'draft'] += 1;
    const found = NAMES.filter((name) => category === undefined || TEMPLATES[name].category === category)
      .filter((name) => words.every((word) => searched(name).includes(word)))
      .map((name) => viewOf(name, (of) => known.get(`${name} ${of}`)))
      .filter((row) => state === undefined || standsSo(row, state, language));
    const begin = (page - 1) * limit;
    return {
      items: found.slice(begin, begin + limit),
      ...{ total: found.length, exact: true, page, limit },
      ...{ canSubmit: this.approvals !== null, counts },
    };
  }
}

const searched = (name: TemplateName): string =>
  [name, ...LANGUAGES.flatMap((of) => [TEMPLATES[name].subject[of], TEMPLATES[name].body[of]])].join(' ').toLowerCase();

const standsSo = ({ languages }: Row, state: TemplateState, language: Language | undefined): boolean =>
  LANGUAGES.some((of) => (language === undefined || of === language) && languages[of].state === state);

const liveViewOf = ({ state, version, contentSid, words }: LiveVersion) => {
  const { preview, buttons } = words;
  return { state, version, contentSid, preview, buttons };
};

function viewOf(name: TemplateName, rowOf: (language: Language) => MessageTemplateRecord | undefined): Row {
  const { category, subject, variables } = TEMPLATES[name];
  const samples = { en: samplesOf(name, 'en'), ar: samplesOf(name, 'ar') };
  const of = (language: Language): Row['languages']['en'] => {
    const row = rowOf(language);
    const content = contentOf(name, language);
    return {
      state: row?.state ?? 'draft',
      reason: row?.reason ?? null,
      contentSid: row?.contentSid ?? null,
      version: row?.version ?? 0,
      submittedAt: row?.submittedAt?.toISOString() ?? null,
      checkedAt: row?.checkedAt?.toISOString() ?? null,
      lastUsedAt: row?.lastUsedAt?.toISOString() ?? null,
      uses: row?.uses ?? 0,
      fallbacks: row?.fallbacks ?? 0,
      preview: bodyOf(name, language, samples[language]),
      live: row?.live ? liveViewOf(row.live) : null,
      buttons: content.buttons.map(({ title }) => title),
      copyLabel: content.code?.copyLabel ?? null,
      faults: faultsOf(content),
      history: (row?.history ?? []).toReversed().map(({ at, ...change }) => ({ ...change, at: at.toISOString() })),
    };
  };
  return {
    name,
    category,
    subject: { en: subject.en, ar: subject.ar },
    variables: variables.map((variable) => ({
      name: variable,
      sample: { en: samples.en[variable] ?? '', ar: samples.ar[variable] ?? '' },
    })),
    inUse: !(name in AHEAD),
    languages: { en: of('en'), ar: of('ar') },
  };
}
