import { LANGUAGES } from '@diwan/contracts/shared/language';
import { formatDateTime, useShell } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { Ltr } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { DescriptionList } from '@diwan/ui/description-list';
import { SideSheet } from '../../../components/side-sheet.js';
import { useTexts } from '../../../texts.js';
import type { MessageTemplate, TemplateKey } from './api/message-templates.js';
import { LiveWords } from './live-words.js';
import { TemplateBubble } from './template-bubble.js';
import { TemplateHistory } from './template-history.js';
import { nameOf, STATE_TONES, submittable, templateReason, wasSubmitted } from './template-words.js';

interface TemplatePreviewProps {
  template: MessageTemplate;
  /** Null for those who may not, or where no provider is set up. */
  onSubmit: ((keys: TemplateKey[]) => void) | null;
  busy: boolean;
  onClose: () => void;
}

/** A template as phones show it, in both languages side by side, with how it stands and what happened to it. */
export function TemplatePreview({ template, onSubmit, busy, onClose }: TemplatePreviewProps) {
  const t = useTexts();
  const { language: reading } = useShell();
  return (
    <SideSheet title={nameOf(template, reading)} onClose={onClose}>
      <p className="text-sm text-grey mb-6">
        <Ltr>{template.name}</Ltr>
        {!template.inUse && <> · {t('templates.ahead')}</>}
      </p>
      <div className="grid gap-8 sm:grid-cols-2">
        {LANGUAGES.map((language) => {
          const registration = template.languages[language];
          const key = submittable(template).find((one) => one.language === language);
          return (
            <section key={language} className="grid content-start gap-4" aria-label={t(`templates.in.${language}`)}>
              <div className="flex flex-wrap items-center justify-between gap-2">
                <h3 className="text-base font-medium">{t(`templates.in.${language}`)}</h3>
                <Badge tone={STATE_TONES[registration.state]}>{t(`templateState.${registration.state}`)}</Badge>
              </div>
              {registration.reason && <p className="text-sm">{templateReason(t, registration.reason)}</p>}
              <TemplateBubble version={registration} language={language} />
              {registration.live && <LiveWords live={registration.live} language={language} />}
              <Facts template={template} language={language} />
              {key && onSubmit && (
                <Button
                  size="small"
                  variant="secondary"
                  busy={busy}
                  busyLabel={t('templates.submitting')}
                  onClick={() => onSubmit([key])}
                >
                  {wasSubmitted(registration) ? t('templates.resubmit') : t('templates.submit')}
                </Button>
              )}
              <TemplateHistory history={registration.history} />
            </section>
          );
        })}
      </div>
      {/* The keyboard scrolls the sheet from here, also where there is nothing to press. */}
      <details className="mt-8" open>
        <summary className="font-medium">{t('templates.variables')}</summary>
        <ol className="mt-2 grid gap-1 text-sm list-decimal ps-6">
          {template.variables.map(({ name, sample }) => (
            <li key={name}>
              <bdi>{sample[reading]}</bdi>
            </li>
          ))}
        </ol>
      </details>
    </SideSheet>
  );
}

function Facts({ template, language }: { template: MessageTemplate; language: 'en' | 'ar' }) {
  const t = useTexts();
  const { language: reading } = useShell();
  const { contentSid, lastUsedAt, uses, fallbacks, checkedAt } = template.languages[language];
  const at = (moment: string | null) => (moment ? formatDateTime(moment, reading) : t('page.nothing'));
  return (
    <DescriptionList
      items={[
        { label: t('templates.lastUsed'), value: at(lastUsedAt) },
        { label: t('templates.uses'), value: String(uses) },
        { label: t('templates.fallbacks'), value: String(fallbacks) },
        { label: t('templates.checked'), value: at(checkedAt) },
        {
          label: t('templates.contentSid'),
          value: contentSid ? <Ltr className="wrap-anywhere">{contentSid}</Ltr> : t('page.nothing'),
        },
      ]}
    />
  );
}
