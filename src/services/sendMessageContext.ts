import { createContext } from 'react';
import { sendContactMessage } from './email';

/** What brings a contact message to the company: the mail service, unless a story brings its own. */
export const SendMessageContext = createContext(sendContactMessage);
