import type { TemplateContent } from '../messages/template-content.js';

/** Limits of WhatsApp's templates, in characters unless said otherwise (whatsapp.md). */
const MAX_TEXT = 1024;
const MAX_VALUE = 1600;
const MAX_VARIABLES = 100;
const MAX_CODE = 14;
const MAX_COPY_LABEL = 24;
/** More quick replies than three are not shown at once; titles are short. */
const MAX_BUTTONS = 3;
const MAX_BUTTON_TITLE = 20;
const MAX_BUTTON_ID = 200;
const CODE_MINUTES = { least: 1, most: 90 };

/** Why a template would be refused. */
export type TemplateFault =
  | 'text_too_long'
  | 'value_too_long'
  | 'value_empty'
  | 'value_not_one_line'
  | 'too_many_variables'
  | 'not_sequential'
  | 'variable_at_edge'
  | 'variables_adjacent'
  | 'button_form'
  | 'code_form';

const VARIABLE = /\{\{([^}]*)\}\}/g;
const NOT_ONE_LINE = /[\n\r\t]| {5,}/;

/** What WhatsApp would refuse a template for; nothing is submitted that has any of these. */
export function faultsOf(content: TemplateContent): TemplateFault[] {
  return content.code === null ? faultsOfText(content) : isCode(content) ? [] : ['code_form'];
}

function faultsOfText({ body, samples, buttons }: TemplateContent): TemplateFault[] {
  const values = Object.values(samples);
  const fill = (text: string) => text.replace(VARIABLE, (_, number: string) => samples[number] ?? '');
  const filled = fill(body);
  const texts = [body, ...buttons.map(({ id }) => id)];
  const numbers = [...new Set(texts.flatMap((text) => [...text.matchAll(VARIABLE)].map(([, number]) => number)))];
  const isButton = ({ id, title }: TemplateContent['buttons'][number]) =>
    title.trim() !== '' && [...title].length <= MAX_BUTTON_TITLE && fill(id).length <= MAX_BUTTON_ID;
  const isSequential =
    numbers.length === values.length &&
    numbers.every((number) => number !== undefined && number in samples) &&
    values.every((_, index) => String(index + 1) in samples);
  const found: [TemplateFault, boolean][] = [
    ['text_too_long', [...filled].length > MAX_TEXT],
    ['value_too_long', values.some((value) => [...value].length > MAX_VALUE)],
    ['value_empty', values.some((value) => value.trim() === '')],
    ['value_not_one_line', values.some((value) => NOT_ONE_LINE.test(value))],
    ['too_many_variables', values.length > MAX_VARIABLES],
    ['not_sequential', !isSequential],
    ['variable_at_edge', /^\s*\{\{|\}\}\s*$/.test(body)],
    ['variables_adjacent', /\}\}\s*\{\{/.test(body)],
    ['button_form', buttons.length > MAX_BUTTONS || !buttons.every(isButton)],
  ];
  return found.flatMap(([fault, isSo]) => (isSo ? [fault] : []));
}

/** One variable, the code itself; the text is WhatsApp's own. */
function isCode({ samples, code }: TemplateContent): boolean {
  const [value = '', ...others] = Object.values(samples);
  return (
    code !== null &&
    others.length === 0 &&
    /^[A-Za-z0-9]+$/.test(value) &&
    value.length <= MAX_CODE &&
    code.copyLabel.length > 0 &&
    [...code.copyLabel].length <= MAX_COPY_LABEL &&
    code.minutes >= CODE_MINUTES.least &&
    code.minutes <= CODE_MINUTES.most
  );
}
