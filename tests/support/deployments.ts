import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Request } from '../../tools/live/walk.mjs';

/** Stand-ins for hosts, made of a site that is served here. */

/** An answer of the site, as a host changes it. */
export type Change = (answer: Answer) => Partial<Answer> | undefined;

interface Answer {
  path: string;
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer>;
}

const isText = (headers: Headers) => /text|script|json|xml/.test(headers.get('content-type') ?? '');

/** Answers for `address` with what is served at `served`; plain HTTP leads to HTTPS. */
export function deployment(address: string, served: string, change: Change = () => undefined) {
  const request: Request = async (url, method = 'GET') => {
    const { origin, pathname } = new URL(url);
    if (origin !== new URL(address).origin) {
      return new Response(null, {
        status: 301,
        headers: { Location: url.replace('http:', 'https:') },
      });
    }
    const found = await fetch(new URL(served).origin + pathname, { method, redirect: 'manual' });
    const body = isText(found.headers)
      ? await found.text()
      : new Uint8Array(await found.arrayBuffer());
    const answer = {
      path: pathname,
      status: found.status,
      headers: Object.fromEntries(found.headers),
      body,
    };
    const { status, headers, body: sent } = { ...answer, ...change(answer) };
    const isEmpty = method === 'HEAD' || [301, 308].includes(status);
    return new Response(isEmpty ? null : sent, { status, headers });
  };
  return request;
}

/** Reads no `_headers`, lets browsers keep everything for ten minutes. */
export const gitHubPages: Change = ({ headers }) => ({
  headers: {
    ...pick(headers, ['content-type', 'content-encoding', 'etag', 'location']),
    'access-control-allow-origin': '*',
    'cache-control': 'max-age=600',
    server: 'GitHub.com',
    vary: 'Accept-Encoding',
  },
});

/** Leads from names of files to addresses, adds headers of its own (its documentation, "Serving Pages"). */
export const cloudflarePages: Change = ({ path, headers }): Partial<Answer> => {
  if (path.endsWith('.html') && path !== '/404.html') {
    return { status: 308, headers: { location: path.replace(/(index)?\.html$/, '') } };
  }
  const own = { 'access-control-allow-origin': '*', 'cf-ray': '0', server: 'cloudflare' };
  return { headers: { ...headers, ...own } };
};

/** Hides mail addresses where a page does not forbid it, as a new zone does. */
export const hidingCloudflarePages: Change = (answer): Partial<Answer> => {
  const forbids = /no-transform/.test(answer.headers['cache-control'] ?? '');
  const hides = isHtml(answer.headers) && !forbids;
  return {
    ...cloudflarePages(answer),
    ...(hides && { body: hideAddresses(String(answer.body)) }),
  };
};

export const isHtml = (headers: Record<string, string>) =>
  (headers['content-type'] ?? '').startsWith('text/html');

/** Hides mail addresses as Cloudflare does. */
export function hideAddresses(html: string) {
  const link = '/cdn-cgi/l/email-protection';
  return html
    .replace(/href="mailto:[^"]*"/g, `href="${link}#00"`)
    .replace(
      />[\w.]+@[\w.]+</g,
      `><a href="${link}" class="__cf_email__">[email&#160;protected]</a><`,
    );
}

function pick(headers: Record<string, string>, names: readonly string[]) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)));
}

/** The name of a script of a built site, as its pages ask for it. */
export function scriptOf(folder: string) {
  const [name] = /assets\/[\w-]+\.js/.exec(readFileSync(join(folder, 'index.html'), 'utf8')) ?? [];
  if (!name) throw new Error(`The home page in ${folder} names no script.`);
  return `/${name}`;
}
