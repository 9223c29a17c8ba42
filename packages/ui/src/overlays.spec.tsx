/**
 * @jest-environment jsdom
 */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { type ComponentProps, useState } from 'react';
import { Button } from './button.js';
import { Combobox } from './combobox.js';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.js';
import { Dialog } from './dialog.js';
import { FileDrop } from './file-drop.js';
import { Menu } from './menu.js';
import { PortalRoot } from './portal.js';

function DialogExample() {
  const [open, setOpen] = useState(false);
  return (
    <PortalRoot data-mf="portal" data-testid="portal">
      <Button onClick={() => setOpen(true)}>Share</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Share document" closeLabel="Close">
        <Combobox
          aria-label="Country"
          value=""
          onChange={() => {}}
          options={[{ value: 'LB', label: 'Lebanon' }]}
          texts={{ placeholder: 'Choose', search: 'Search', empty: 'None' }}
        />
      </Dialog>
    </PortalRoot>
  );
}

function FromMenu() {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <Menu label="Actions" items={[{ id: 'delete', label: 'Delete', onSelect: () => setOpen(true) }]} />
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete?"
        confirmLabel="Delete it"
        cancelLabel="Keep it"
        onConfirm={() => undefined}
      >
        It is gone then.
      </ConfirmDialog>
    </main>
  );
}

function setupConfirm(props: Partial<ConfirmDialogProps> = {}) {
  const onConfirm = jest.fn();
  const onOpenChange = jest.fn();
  render(
    <ConfirmDialog
      open
      onOpenChange={onOpenChange}
      title="Delete “Invoice 2026-014”?"
      confirmLabel="Delete invoice"
      cancelLabel="Keep it"
      onConfirm={onConfirm}
      {...props}
    >
      This cannot be undone.
    </ConfirmDialog>,
  );
  return { onConfirm, onOpenChange, user: userEvent.setup() };
}

describe('Dialog', () => {
  afterEach(cleanup);

  it('opens in the place its area gives it, keeps the focus and gives it back', async () => {
    const user = userEvent.setup();
    render(<DialogExample />);
    await user.click(screen.getByRole('button', { name: 'Share' }));
    const dialog = screen.getByRole('dialog', { name: 'Share document' });
    expect(screen.getByTestId('portal').contains(dialog)).toBe(true);
    expect(dialog.contains(document.activeElement)).toBe(true);
    await user.tab();
    await user.tab();
    await user.tab();
    expect(dialog.contains(document.activeElement)).toBe(true);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Share' })));
  });

  it('lets Escape close a list inside first', async () => {
    const user = userEvent.setup();
    render(<DialogExample />);
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await user.click(screen.getByRole('combobox', { name: 'Country' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('adds no style element, which the content policy would refuse', async () => {
    const before = document.querySelectorAll('style').length;
    const user = userEvent.setup();
    render(<DialogExample />);
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(document.querySelectorAll('style')).toHaveLength(before);
  });
});

describe('ConfirmDialog', () => {
  afterEach(cleanup);

  it('starts on the way out and stays open until the caller closes it', async () => {
    const { user, onConfirm, onOpenChange } = setupConfirm();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep it' })));
    await user.click(screen.getByRole('button', { name: 'Delete invoice' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(onOpenChange).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  it('stays for Escape in a dialog of the browser above it', () => {
    const { onOpenChange } = setupConfirm();
    const above = document.body.appendChild(document.createElement('dialog'));
    const field = above.appendChild(document.createElement('input'));
    fireEvent.keyDown(field, { key: 'Escape' });
    above.remove();
    expect(onOpenChange).not.toHaveBeenCalled();
    fireEvent.keyDown(screen.getByRole('button', { name: 'Keep it' }), { key: 'Escape' });
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  it('opened from a menu, tells that what is behind it is out of reach: nothing hidden counts as focusable', async () => {
    const user = userEvent.setup();
    render(<FromMenu />);
    await user.click(screen.getByRole('button', { name: 'Actions' }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    expect((await screen.findByRole('alertdialog')).getAttribute('aria-modal')).toBe('true');
    const { violations } = await axe(document.body, { rules: { region: { enabled: false } } });
    expect(violations).toEqual([]);
  });

  it('cannot be confirmed twice, and says why it failed', async () => {
    const { user, onConfirm } = setupConfirm({ busy: true, error: 'It has a payment.' });
    await user.click(screen.getByRole('button', { name: 'Delete invoice' }));
    expect(onConfirm).not.toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toBe('It has a payment.');
  });
});

function MenuToDialogExample() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu label="Actions" items={[{ id: 'delete', label: 'Delete', onSelect: () => setOpen(true) }]} />
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete?"
        confirmLabel="Delete it"
        cancelLabel="Keep it"
        onConfirm={() => {}}
      >
        For good.
      </ConfirmDialog>
    </>
  );
}

describe('Menu', () => {
  afterEach(cleanup);

  it('gets the focus back from a dialog that one of its items opened', async () => {
    const user = userEvent.setup();
    render(<MenuToDialogExample />);
    await user.click(screen.getByRole('button', { name: 'Actions' }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    const cancel = await screen.findByRole('button', { name: 'Keep it' });
    await waitFor(() => expect(document.activeElement).toBe(cancel));
    await user.click(cancel);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actions' })));
  });

  it('works by keyboard, follows links and adds no style element', async () => {
    const user = userEvent.setup();
    const onSelect = jest.fn();
    const before = document.querySelectorAll('style').length;
    render(
      <Menu
        label="Actions for 2026-014"
        items={[
          { id: 'view', label: 'View', onSelect },
          { id: 'pdf', label: 'Download', href: '/api/billing/invoices/1/pdf' },
        ]}
      />,
    );
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actions for 2026-014' }));
    await user.keyboard('{Enter}');
    const link = screen.getByRole('menuitem', { name: 'Download' });
    expect(link.getAttribute('href')).toBe('/api/billing/invoices/1/pdf');
    expect(document.querySelectorAll('style')).toHaveLength(before);
    await user.keyboard('{Enter}');
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).toBeNull();
  });
});

it('a form that begins with a file begins at the button that chooses it', () => {
  const texts = { choose: 'Choose a file', drop: 'or drop it here' } as ComponentProps<typeof FileDrop>['texts'];
  render(
    <PortalRoot data-mf="portal">
      <Dialog open onOpenChange={() => undefined} title="Replace file" closeLabel="Close">
        <FileDrop label="New file" texts={texts} onFiles={() => undefined} />
        <input aria-label="Title" />
      </Dialog>
    </PortalRoot>,
  );
  expect(document.activeElement?.textContent).toBe('Choose a file');
});
