/**
 * @jest-environment jsdom
 */
/// <reference path="./jest-axe.d.ts" />
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { ReactNode } from 'react';
import { Accordion } from './accordion.js';
import { Badge } from './badge.js';
import { Isolate, Ltr } from './bidi.js';
import { Breadcrumbs } from './breadcrumbs.js';
import { Button, ButtonLink } from './button.js';
import { Card, CardGrid } from './card.js';
import { Checkbox } from './checkbox.js';
import { Combobox } from './combobox.js';
import { ConfirmDialog } from './confirm-dialog.js';
import { DateInput } from './date-input.js';
import { DescriptionList } from './description-list.js';
import { Dialog } from './dialog.js';
import { CedarMark } from './drawings/cedar-mark.js';
import { EntityFormDrawing } from './drawings/entity-form-drawing.js';
import { PracticeAreaDrawing } from './drawings/practice-area-drawing.js';
import { EmptyState } from './empty-state.js';
import { ErrorState } from './error-state.js';
import { ErrorSummary } from './error-summary.js';
import { Field } from './field.js';
import { FileDrop } from './file-drop.js';
import { Icon } from './icon.js';
import { Link } from './link.js';
import { Menu } from './menu.js';
import { MoneyInput } from './money-input.js';
import { NativeSelect } from './native-select.js';
import { Notice } from './notice.js';
import { OtpInput } from './otp-input.js';
import { PageHeader } from './page-header.js';
import { Pagination } from './pagination.js';
import { Progress } from './progress.js';
import { RadioGroup } from './radio-group.js';
import { Section } from './section.js';
import { Sheet } from './sheet.js';
import { Skeleton } from './skeleton.js';
import { Spinner } from './spinner.js';
import { Table } from './table.js';
import { Tabs } from './tabs.js';
import { TextArea } from './text-area.js';
import { TextInput } from './text-input.js';
import { toast } from './toast.js';
import { Toaster } from './toaster.js';
import { Tooltip } from './tooltip.js';

const nothing = () => {};
const field = (control: ReactNode) => (
  <Field label="Label" hint="Hint" error="Wrong" required>
    {control}
  </Field>
);
const comboboxTexts = { placeholder: 'Choose', search: 'Search countries...', empty: 'No country found.' };
const lebanon = [{ value: 'LB', label: 'Lebanon' }];
const dropTexts = { choose: 'Choose', drop: 'or drop', cancel: 'Cancel', retry: 'Retry', remove: 'Remove' };

const SAMPLES: Record<string, ReactNode> = {
  accordion: <Accordion headingLevel={2} items={[{ id: 'a', summary: 'A?', content: 'Yes.' }]} />,
  badges: <Badge tone="danger">Overdue</Badge>,
  bidi: (
    <p>
      <Isolate>رنا</Isolate> <Ltr>+961 70 000 002</Ltr>
    </p>
  ),
  breadcrumbs: <Breadcrumbs label="Breadcrumb" items={[{ label: 'Home', href: '/' }, { label: 'News' }]} />,
  buttons: (
    <>
      <Button busy busyLabel="Sending">
        Send
      </Button>
      <Button iconOnly icon="edit">
        Edit
      </Button>
      <ButtonLink href="/x">Go</ButtonLink>
    </>
  ),
  cards: (
    <CardGrid as="ul">
      <Card as="li" headingLevel={2} href="/tax" title="Tax" drawing={<PracticeAreaDrawing name="tax" />} />
    </CardGrid>
  ),
  checkbox: <Checkbox label="I accept" hint="Hint" error="Please decide" required />,
  combobox: field(<Combobox value="" onChange={nothing} options={lebanon} texts={comboboxTexts} />),
  'date input': field(<DateInput />),
  'description list': <DescriptionList items={[{ label: 'Court', value: 'Beirut' }]} />,
  drawings: (
    <>
      <PracticeAreaDrawing name="family" title="Family" />
      <EntityFormDrawing name="sal" />
      <CedarMark title="Diwan" />
    </>
  ),
  'empty state': <EmptyState title="No cases yet" actions={<Button>Book</Button>} />,
  'error state': (
    <ErrorState
      title="Not loaded"
      retryLabel="Try again"
      onRetry={nothing}
      reference="7f3a"
      referenceLabel="Reference"
    />
  ),
  'error summary': <ErrorSummary title="Please correct" errors={[{ message: 'Name', fieldId: 'name' }]} />,
  'file drop': (
    <FileDrop
      label="Documents"
      hint="PDF"
      texts={dropTexts}
      onFiles={nothing}
      onCancel={nothing}
      files={[{ id: 'a', name: 'lease.pdf', state: 'sending', progress: 0.4, stateText: '40%' }]}
    />
  ),
  icon: <Icon name="star" title="Favourite" />,
  links: (
    <Link href="https://example.org" newWindowLabel="opens in a new window">
      Court
    </Link>
  ),
  menu: <Menu label="Actions for 2026-014" items={[{ id: 'view', label: 'View' }]} />,
  'money input': field(<MoneyInput currency="USD" />),
  'native select': field(<NativeSelect placeholder="Choose" options={lebanon} />),
  notice: <Notice title="Moved">To May.</Notice>,
  'otp input': field(<OtpInput value="12" onChange={nothing} />),
  'page header': <PageHeader title="Invoices" actions={<Button>New</Button>} />,
  pagination: (
    <Pagination
      label="Pages"
      page={4}
      pageCount={12}
      onPage={nothing}
      texts={{ previous: 'Previous', next: 'Next', page: (page) => `Page ${page}` }}
    />
  ),
  progress: <Progress label="Uploading" value={0.4} valueText="40%" />,
  'radio group': (
    <RadioGroup label="How?" name="how" error="Choose one" options={[{ value: 'a', label: 'A', hint: 'B' }]} />
  ),
  section: <Section title="Tax" lead="For companies" eyebrow="Practice" />,
  skeleton: <Skeleton label="Loading" />,
  spinner: <Spinner label="Loading" />,
  table: (
    <Table
      caption="Invoices"
      rows={['2026-014']}
      rowKey={(row) => row}
      columns={[{ id: 'number', header: 'Number', cell: (row) => row, rowHeader: true, sortable: true }]}
      sort={{ columnId: 'number', direction: 'ascending' }}
      rowActions={(row) => <Menu label={`Actions for ${row}`} items={[]} />}
      actionsLabel="Actions"
    />
  ),
  tabs: <Tabs label="Views" current="/all" items={[{ href: '/all', label: 'All', count: 3 }]} />,
  'text area': field(<TextArea />),
  'text input': field(<TextInput />),
  toaster: <Toaster label="Notifications" closeLabel="Close" />,
};

/** jest-axe leaves out what needs layout, such as contrast: contrast.spec.ts and the journeys in a browser see to that. */
async function faults() {
  const { violations } = await axe(document.body, { rules: { region: { enabled: false } } });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}

describe('axe', () => {
  afterEach(() => {
    act(() => toast.dismissAll());
    cleanup();
  });

  it('would find a fault', async () => {
    render(<input />);
    expect((await faults())[0]).toContain('label:');
  });

  it.each(Object.entries(SAMPLES))('finds nothing wrong with %s', async (_name, sample) => {
    render(sample);
    expect(await faults()).toEqual([]);
  });

  it('finds nothing wrong with an open combobox', async () => {
    render(field(<Combobox value="LB" onChange={nothing} options={lebanon} texts={comboboxTexts} />));
    await userEvent.click(screen.getByRole('combobox'));
    expect(screen.getByRole('listbox')).toBeTruthy();
    expect(await faults()).toEqual([]);
  });

  it('finds nothing wrong with toasts', async () => {
    render(SAMPLES.toaster);
    act(() => {
      toast.error('Could not save', { action: { label: 'Try again', onPress: nothing } });
      toast.success('Sent');
    });
    expect(await faults()).toEqual([]);
  });

  it.each([
    [
      'dialog',
      <Dialog key="d" open onOpenChange={nothing} title="Share" description="For a week." closeLabel="Close" />,
    ],
    [
      'sheet',
      <Sheet key="s" open onOpenChange={nothing} title="Edit" closeLabel="Close" footer={<Button>Save</Button>} />,
    ],
    [
      'confirm dialog',
      <ConfirmDialog
        key="c"
        open
        onOpenChange={nothing}
        title="Delete “Invoice 2026-014”?"
        confirmLabel="Delete"
        cancelLabel="Keep"
        onConfirm={nothing}
      >
        For good.
      </ConfirmDialog>,
    ],
  ])('finds nothing wrong with an open %s', async (_name, sample) => {
    render(sample);
    expect(await faults()).toEqual([]);
  });

  it('finds nothing wrong with an open menu and a tooltip', async () => {
    render(
      <>
        {SAMPLES.menu}
        <Tooltip content="Prints the receipt">
          <Button>Print</Button>
        </Tooltip>
      </>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('menuitem', { name: 'View' })).toBeTruthy();
    expect(await faults()).toEqual([]);
  });
});
