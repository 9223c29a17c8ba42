import messages from './messages/ar.json' with { type: 'json' };

/** The kit's texts in Arabic. */
export default messages;
