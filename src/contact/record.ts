import { contactKey } from '../boot/contract';
import { sessionStore } from '../lib/storage';
import { type ContactMessage, isEmpty, parseMessage } from './message';

/** An early Send of a valid form: a promise, kept as the words of that moment. */
export interface SendRequest {
  message: ContactMessage;
  /** When Send was pressed, in milliseconds since 1970. */
  at: number;
  honeypotFilled: boolean;
  /**
   * `page` while the document lives in which Send was pressed; `site` when a reload, Back or a link of the
   * site has led to another; `unknown` after any other load, which a neighbor on the origin may have made.
   */
  from: 'page' | 'site' | 'unknown';
}

/** How the last message ended, without its words. */
export interface News {
  status: string;
  digest: string;
  /** The address that will be answered; empty unless the message has arrived. */
  to: string;
  /** Whether a page has lived long enough to tell the visitor. */
  told: boolean;
}

/** A message that was handed to the network and may have arrived. */
export interface UnconfirmedSend {
  id: string;
  digest: string;
}

/** All that the tab knows of the contact message. */
export interface ContactRecord {
  draft: ContactMessage;
  requested?: SendRequest | undefined;
  unconfirmed: readonly UnconfirmedSend[];
  news?: News | undefined;
}

/** The record as stored, unchecked: readers of a request or of news check its content. */
export const storedRecord = () =>
  Object(sessionStore.readJson(contactKey)) as Partial<ContactRecord>;

/** @returns whether it outlives the page */
export function storeRecord(record: Partial<ContactRecord>): boolean {
  return sessionStore.write(contactKey, JSON.stringify(record));
}

/**
 * The one record of the contact message, in this tab's own store: it outlives another page, a reload and a
 * crash, and leaves with the tab. The inline script of the head writes it from the first key on. Whatever
 * prepares a message, such as a link that asks about a seminar, writes its `draft`: an open form shows
 * what is in it.
 */
export const contactRecord = {
  read(): ContactRecord {
    const record = storedRecord();
    const { draft, unconfirmed } = record;
    return {
      ...record,
      draft: parseMessage(draft),
      unconfirmed: Array.isArray(unconfirmed) ? unconfirmed.filter(Boolean) : [],
    };
  },
  /** @returns whether it outlives the page */
  update(change: Partial<ContactRecord>): boolean {
    const record = { ...contactRecord.read(), ...change };
    const { draft, requested, unconfirmed, news } = record;
    if (!isEmpty(draft) || requested || unconfirmed.length || news) {
      return storeRecord(record);
    }
    sessionStore.remove(contactKey);
    return true;
  },
};
