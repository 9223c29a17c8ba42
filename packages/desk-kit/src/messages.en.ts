import messages from './messages/en.json' with { type: 'json' };

/** The kit's texts in English. */
export default messages;
