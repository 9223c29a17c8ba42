import type { PageAction } from '@diwan/contracts/site/pages/page';
import { type Office, useShell } from '@diwan/mf-kit';
import { ButtonLink } from '@diwan/ui/button';
import { mailLink, telephoneLink } from './contact-links.js';
import { WhatsappButton } from './whatsapp-anchor.js';

/** As many stand as buttons; what else there is to do stands beneath them, quietly. */
const BUTTONS = 2;

/** What a visitor can do here, the first one foremost. What the office has no data for is left out, never shown dead. */
export function ActionLinks({ actions: all, className = '' }: { actions: readonly PageAction[]; className?: string }) {
  const { office } = useShell();
  const actions = all.filter(({ kind }) => isKnown(kind, office));
  if (actions.length === 0) return null;
  const further = actions.slice(BUTTONS);
  return (
    <div className={`pub-action-rows ${className}`}>
      <div className="pub-actions">
        {actions.slice(0, BUTTONS).map((action, index) => (
          <ActionLink
            key={action.kind + action.label}
            action={action}
            variant={index === 0 ? 'primary' : 'secondary'}
          />
        ))}
      </div>
      {further.length > 0 && (
        <div className="pub-further-actions">
          {further.map((action) => (
            <ActionLink key={action.kind + action.label} action={action} variant="quiet" />
          ))}
        </div>
      )}
    </div>
  );
}

/** Whether the office has what an action leads to. */
const isKnown = (kind: PageAction['kind'], { phone, whatsappNumber, profile }: Office) =>
  ({ whatsapp: whatsappNumber !== null, tel: phone !== null, mailto: profile !== null, link: true })[kind];

function ActionLink({ action, variant }: { action: PageAction; variant: 'primary' | 'secondary' | 'quiet' }) {
  const { office } = useShell();
  switch (action.kind) {
    case 'whatsapp':
      return office.whatsappNumber ? (
        <WhatsappButton number={office.whatsappNumber} text={action.text} variant={variant}>
          {action.label}
        </WhatsappButton>
      ) : null;
    case 'tel':
      return office.phone ? (
        <ButtonLink href={telephoneLink(office.phone)} variant={variant} icon="phone">
          {action.label}
        </ButtonLink>
      ) : null;
    case 'mailto':
      return office.profile ? (
        <ButtonLink href={mailLink(office.profile.email, action.subject)} variant={variant} icon="mail">
          {action.label}
        </ButtonLink>
      ) : null;
    case 'link':
      return (
        <ButtonLink href={action.href} variant={variant}>
          {action.label}
        </ButtonLink>
      );
  }
}
