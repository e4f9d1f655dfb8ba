import { canReachSite } from '../lib/canReachSite';

/*
 * What is known of the mail service without its library, which only the page with the form loads.
 */

/** The largest message that the service takes, in bytes (EmailJS refuses more with status 413). */
export const messageSizeLimit = 50_000;

/** What the service answered, or the library in its stead. */
interface Answer {
  status: number;
  text: string;
}

export function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && 'status' in value && 'text' in value;
}

const sendFailures = ['failed', 'tooLarge', 'tooMany', 'offline', 'connectionFailed'] as const;

/** Why a message was not confirmed. */
export type SendFailure = (typeof sendFailures)[number];

export function isSendFailure(outcome: string): outcome is SendFailure {
  return sendFailures.some((failure) => failure === outcome);
}

/**
 * What a failure of `sendContactMessage` says: a missing key (a plain string) and an answer of the
 * service are definite. A failed request is not, since the message may have left before the connection
 * broke: `connectionFailed`. Only where the browser was offline before, and not even the site itself can
 * be reached, it has certainly not left: `offline`.
 */
export async function classifyFailure(failure: unknown, wasOffline: boolean): Promise<SendFailure> {
  if (isAnswer(failure)) {
    if (failure.status === 413) return 'tooLarge';
    return failure.status === 429 ? 'tooMany' : 'failed';
  }
  if (!(failure instanceof TypeError)) return 'failed';
  return wasOffline && !(await canReachSite()) ? 'offline' : 'connectionFailed';
}
