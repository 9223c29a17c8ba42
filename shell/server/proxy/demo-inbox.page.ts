import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import type { readDemoInbox } from '@diwan/contracts/messages/demo-inbox/http';
import { escapeMarkup } from '../site/escape.js';

type DemoMessages = ResponseOf<typeof readDemoInbox>;

/** A member of the demo's staff with the code that their authenticator shows. */
export interface ShownCode {
  name: string;
  phone: string;
  code: string;
}

/** The page's only script: copies a code at a press. */
export const COPYING =
  "document.addEventListener('click',function(e){var b=e.target.closest('[data-copy]');if(b)navigator.clipboard.writeText(b.dataset.copy).then(function(){b.textContent='Copied'})})";

/** A message that somebody is about to write to the firm, and what became of the one before. */
export interface Letter {
  text: string;
  standing: 'new' | 'sent' | 'refused';
}

/** The demo inbox as a page. */
export function inboxPage(
  messages: DemoMessages,
  codes: readonly ShownCode[],
  letter: Letter,
  styles: readonly string[],
): string {
  const staff = codes.map(
    ({ name, phone, code }) =>
      `<tr><th scope="row">${escapeMarkup(name)}</th><td><bdi dir="ltr">${phone}</bdi></td><td><code>${code}</code> ${copyButton(name, code)}</td></tr>`,
  );
  const rows = messages.map((message) => {
    const facts = [message.channel, message.template, message.status, message.createdAt].map(escapeMarkup).join(' · ');
    return [
      `<li class="ui-card"><p class="ui-eyebrow"><bdi dir="ltr">${escapeMarkup(message.to)}</bdi> · ${facts}</p>`,
      `<p class="shell-inbox__body" lang="${message.language}" dir="auto">${escapeMarkup(message.body)}</p>`,
      ...message.buttons.map((button) => quickReply(message, button)),
      '</li>',
    ].join('');
  });
  return [
    '<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8"><title>Demo inbox</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...styles.map((file) => `<link rel="stylesheet" href="/assets/shell/${file}">`),
    '</head><body><main class="ui-section ui-section--compact"><div class="ui-section__inner"><h1>Demo inbox</h1>',
    '<p class="ui-section__lead">Messages that this demo would have sent. Reload to see new ones.</p>',
    ...letterForm(letter),
    '<h2>Authenticator of the staff</h2>',
    '<p>The second factor of the demo staff. A code works once and for about a minute; reload for the next one.</p>',
    `<table class="ui-table"><thead><tr><th scope="col">Name</th><th scope="col">Phone</th><th scope="col">Code</th></tr></thead><tbody>${staff.join('')}</tbody></table>`,
    '<h2>Messages</h2>',
    `<ul class="shell-inbox">${rows.join('') || '<li>No messages yet.</li>'}</ul></div></main><script>${COPYING}</script></body></html>`,
  ].join('');
}

const STANDING: Readonly<Record<Letter['standing'], string>> = {
  new: '',
  sent: '<p role="status" class="ui-notice" data-tone="success">The firm has your message.</p>',
  refused: '<p role="alert" class="ui-notice" data-tone="danger">Please give a phone number and a text.</p>',
};

/** Writing to the firm as a telephone would: what comes from a person's number is theirs. */
const letterForm = ({ text, standing }: Letter): string[] => [
  '<h2>Write to the firm</h2>',
  '<p>Plays the WhatsApp of one of the demo people, such as <bdi dir="ltr">+961 70 000 002</bdi>.</p>',
  STANDING[standing],
  '<form method="post" action="/dev/inbox" class="shell-inbox__letter">',
  '<label class="ui-field__label" for="from">From</label>',
  '<input class="ui-input" id="from" name="from" type="tel" dir="ltr" required value="+961 70 000 002">',
  '<label class="ui-field__label" for="text">Message</label>',
  `<textarea class="ui-input" id="text" name="text" rows="3" dir="auto" required maxlength="4096">${escapeMarkup(text)}</textarea>`,
  '<button class="ui-button ui-button--primary">Send</button></form>',
];

/** A button below a message: pressed, it writes to the firm as the person's telephone does. */
const quickReply = (
  { to, language }: DemoMessages[number],
  { title, payload }: DemoMessages[number]['buttons'][number],
) =>
  [
    '<form method="post" action="/dev/inbox" class="shell-inbox__press">',
    ...Object.entries({ from: to, text: title, payload }).map(
      ([name, value]) => `<input type="hidden" name="${name}" value="${escapeMarkup(value)}">`,
    ),
    `<button class="ui-button ui-button--secondary ui-button--small" lang="${language}">${escapeMarkup(title)}</button></form>`,
  ].join('');

const copyButton = (name: string, code: string) =>
  `<button type="button" class="ui-button ui-button--secondary ui-button--small" data-copy="${code}" aria-label="Copy the code of ${escapeMarkup(name)}">Copy</button>`;
