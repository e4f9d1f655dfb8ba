import { canReachSite } from '../lib/canReachSite';
import { sendByEmailjs } from './emailjs';
import type { ContactMessage } from './message';

/** The answer of the mail service, or an error of its client. */
interface Answer {
  status: number;
  text: string;
}

function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && 'status' in value && 'text' in value;
}

/** Success is status 200 or the reply text OK; anything else is a failure (specification 7). */
function isSuccess(answer: unknown): boolean {
  return isAnswer(answer) && (answer.status === 200 || answer.text === 'OK');
}

/**
 * Sends a message through the mail service, once. Without a time limit: the answer may come late. Another
 * service needs another client here: it gives or throws an `Answer`, a `TypeError` where the request failed,
 * and a sentence for the owner where a key is missing (specification 8).
 *
 * @throws whatever went wrong; `classifyFailure` tells what that means
 */
export async function sendMail(message: ContactMessage) {
  const answer: unknown = await sendByEmailjs(message).catch((failure: unknown) => failure);
  if (!isSuccess(answer)) throw answer;
}

export const sendFailures = [
  'failed',
  'tooLarge',
  'tooMany',
  'offline',
  'connectionFailed',
] as const;

/** Why a message was not confirmed. */
export type SendFailure = (typeof sendFailures)[number];

/**
 * Reads a failure of `sendMail`: a missing key (a plain string) and an answer of the service are
 * definite. A failed request is not, since the message may have left before the connection
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
