/**
 * @jest-environment jsdom
 */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, ButtonLink } from './button.js';
import { type AnchorProps, LinkProvider } from './link-context.js';

const Routed = ({ href, ...rest }: AnchorProps) => <a data-routed href={href} {...rest} />;

describe('Button', () => {
  afterEach(cleanup);

  it('sends no form unless told to', () => {
    render(<Button>Next</Button>);
    expect(screen.getByRole('button', { name: 'Next' }).getAttribute('type')).toBe('button');
  });

  it('while busy keeps name and focus, is announced and neither presses nor sends', async () => {
    const user = userEvent.setup();
    const onClick = jest.fn();
    const onSubmit = jest.fn();
    const view = (busy: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" busy={busy} busyLabel="Sending…" onClick={onClick}>
          Send
        </Button>
      </form>
    );
    const { rerender } = render(view(false));
    const button = screen.getByRole('button', { name: 'Send' });
    button.focus();
    rerender(view(true));
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole('button', { name: 'Send' })).toBe(button);
    expect(screen.getByRole('status').textContent).toBe('Sending…');
    await user.click(button);
    expect([onClick.mock.calls, onSubmit.mock.calls]).toEqual([[], []]);
  });

  it('goes through the router for pages of this site alone', () => {
    render(
      <LinkProvider component={Routed}>
        <ButtonLink href="/ar/services">Inside</ButtonLink>
        <ButtonLink href="https://example.org">Outside</ButtonLink>
        <ButtonLink href="tel:+9611000000">Call</ButtonLink>
        <ButtonLink href="/api/billing/invoices/1/pdf">File</ButtonLink>
        <ButtonLink render={(props) => <a {...props} data-own href="/own" />}>Own</ButtonLink>
      </LinkProvider>,
    );
    const routed = screen.getAllByRole('link').filter((link) => 'routed' in link.dataset);
    expect(routed.map((link) => link.textContent)).toEqual(['Inside']);
    expect(screen.getByRole('link', { name: 'Own' }).className).toContain('ui-button--primary');
  });
});
