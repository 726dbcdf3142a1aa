/** The ids of messages in the error index begin with this. */
export const MESSAGE_ID = 'message-';
