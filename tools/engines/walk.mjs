/**
 * One walk through the built site, the same in every engine: what a visitor does, and what must be seen
 * of it.
 *
 * @typedef {import('./engine').Engine} Engine
 * @typedef {typeof import('./words')} Words
 */

const phone = { width: 412, height: 844 };
const desktop = { width: 1280, height: 900 };
const patience = 10_000;

/**
 * @param {Engine} engine
 * @param {string} site address of the site, with a closing slash
 * @param {Words} words
 * @param {(step: string) => void} tell called with each step that has been taken
 * @returns {Promise<string[]>} what the pages complained of on the way
 */
export async function walk(engine, site, words, tell) {
  /** @type {string[]} */
  const complaints = [];
  const visitor = asVisitor(engine);
  const { menu, notices, form, routes } = words;

  const open = async (/** @type {string} */ path) => {
    complaints.push(...(await engine.run(takeComplaints)));
    await engine.open(site + path.slice(1));
    await visitor.sees('a living page', () => window.history.scrollRestoration === 'manual');
    await engine.run(listenForComplaints);
  };
  const seesHeading = (/** @type {string} */ heading) =>
    visitor.sees(
      `the heading "${heading}"`,
      (text) => document.querySelector('h1')?.textContent === text,
      heading,
    );
  const seesNotice = (/** @type {string | null} */ title) =>
    visitor.sees(
      title ? `the notice "${title}"` : 'no notice',
      ({ area, text }) => {
        const region = document.querySelector(`section[aria-label="${area}"]`);
        const shown = region?.querySelector('[class*=notistack-Snackbar] :not([inert]) p');
        return text ? shown?.textContent === text : !region?.querySelector('button');
      },
      { area: notices.area, text: title },
    );

  await engine.resize(desktop.width, desktop.height);
  for (const { path, title, heading } of routes) {
    await open(path);
    await seesHeading(heading);
    await visitor.sees(`the title "${title}"`, (text) => document.title === text, title);
  }
  tell(`${routes.length} pages, each with its title and heading`);

  await open('/no-such-page');
  await seesHeading(words.notFound);
  tell('an unknown address');

  await open('/');
  for (const expected of ['dark', 'light', 'dark', 'light']) {
    await visitor.presses(words.changeScheme);
    await visitor.sees(
      `the ${expected} scheme`,
      (scheme) => document.documentElement.dataset.colorScheme === scheme,
      expected,
    );
  }
  tell('both colour schemes');

  await engine.resize(phone.width, phone.height);
  await open('/');
  await visitor.presses(menu.open);
  await visitor.sees(
    'the menu, with focus inside',
    () => document.querySelector('[role=dialog]')?.contains(document.activeElement) ?? false,
  );
  await engine.press('Escape');
  await visitor.sees(
    'no menu, and focus on its button',
    (name) =>
      !document.querySelector('[role=dialog]') &&
      document.activeElement?.getAttribute('aria-label') === name,
    menu.open,
  );
  await visitor.presses(menu.open);
  await visitor.presses(menu.seminars, '[role=dialog]');
  await seesHeading(words.seminarsHeading);
  await visitor.sees('no menu', () => !document.querySelector('[role=dialog]'));
  tell('the drawer: open, Esc, open, away by a link');

  await visitor.presses(notices.register);
  await seesNotice(notices.title);
  await engine.press('F8');
  await visitor.sees(
    'focus in the notice area',
    (area) => document.activeElement?.getAttribute('aria-label') === area,
    notices.area,
  );
  await engine.press('Escape');
  await seesNotice(null);
  tell('a notice: F8, Esc');

  await visitor.presses(notices.register);
  await seesNotice(notices.title);
  await visitor.drags('[class*=notistack-Snackbar] p', 30);
  await seesNotice(notices.title);
  await visitor.drags('[class*=notistack-Snackbar] p', 90);
  await seesNotice(null);
  tell('a notice: pushed too little, pushed away');

  await engine.run(() => window.scrollTo(0, 700));
  await visitor.sees('the page further down', () => window.scrollY === 700);
  await visitor.presses(menu.open);
  await visitor.presses(menu.team, '[role=dialog]');
  await seesHeading(words.teamHeading);
  await visitor.sees('the top of the new page', () => window.scrollY === 0);
  await engine.back();
  await seesHeading(words.seminarsHeading);
  await visitor.sees('the place that was left', () => Math.abs(window.scrollY - 700) < 2);
  tell('Back, to where the page was left');

  await open('/contact');
  await visitor.presses(form.send);
  await visitor.sees(
    'what is missing, with focus there',
    (text) =>
      (document.querySelector('form')?.textContent?.includes(text) ?? false) &&
      document.activeElement?.getAttribute('name') === 'user_name',
    form.nameMissing,
  );
  for (const [field, text] of Object.entries(form.message)) {
    await visitor.clicks(`[name=${field}]`);
    await engine.type(text);
  }
  await engine.run(answerMails, { status: 500, text: 'Internal server error' });
  await visitor.presses(form.send);
  await seesNotice(form.failed);
  await visitor.sees('every word still in the form', isWritten, form.message);
  tell('the form: refused, failed and kept');

  await engine.run(answerMails, { status: 200, text: 'OK' });
  await visitor.presses(form.send);
  await seesNotice(form.sent);
  const emptied = Object.fromEntries(Object.keys(form.message).map((field) => [field, '']));
  await visitor.sees('an empty form', isWritten, emptied);
  tell('the form: sent and cleared');

  complaints.push(...(await engine.run(takeComplaints)));
  return complaints;
}

/** @param {Engine} engine */
function asVisitor(engine) {
  /**
   * @template Input
   * @param {string} what
   * @param {(input: Input) => boolean} isSeen
   * @param {Input} [input]
   */
  async function sees(what, isSeen, input) {
    const end = Date.now() + patience;
    while (Date.now() < end) {
      // A page that is just being left cannot answer.
      if (await engine.run(isSeen, input).catch(() => false)) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`${what} was not to be seen.`);
  }

  /** Where the middle of an element is, once it has come to rest. */
  async function find(/** @type {string} */ selector, /** @type {string} */ name = '') {
    let last = '';
    const end = Date.now() + patience;
    while (Date.now() < end) {
      const place = await engine.run(locate, { selector, name });
      const key = JSON.stringify(place);
      if (place && key === last) return place;
      last = key;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`There is no ${name || selector} to press.`);
  }

  return {
    sees,
    async clicks(/** @type {string} */ selector) {
      const { x, y } = await find(selector);
      await engine.click(x, y);
    },
    /** A button or link by its name, in all of the page or in a part of it. */
    async presses(/** @type {string} */ name, within = 'body') {
      const { x, y } = await find(`${within} button, ${within} a`, name);
      await engine.click(x, y);
    },
    async drags(/** @type {string} */ selector, /** @type {number} */ distance) {
      const { x, y } = await find(selector);
      await engine.drag(x, y, distance);
    },
  };
}

/**
 * In the page: the middle of the first visible element that a selector finds and whose name begins so.
 *
 * @param {{ selector: string, name: string }} wanted
 */
function locate({ selector, name }) {
  const found = [...document.querySelectorAll(selector)].find((element) => {
    const own = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return own.startsWith(name) && element.getClientRects().length > 0;
  });
  if (!found) return null;
  const middle = () => {
    const { x, y, width, height } = found.getBoundingClientRect();
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  };
  const isInSight = ({ x = 0, y = 0 }) => found.contains(document.elementFromPoint(x, y));
  if (!isInSight(middle())) found.scrollIntoView({ block: 'center', behavior: 'instant' });
  return isInSight(middle()) ? middle() : null;
}

/**
 * In the page: whether the fields hold these words.
 *
 * @param {Record<string, string>} message
 */
function isWritten(message) {
  return Object.entries(message).every(([field, text]) => {
    const element = document.querySelector(`[name=${field}]`);
    return element !== null && 'value' in element && element.value === text;
  });
}

/**
 * In the page: answers in the mail service's stead.
 *
 * @param {{ status: number, text: string }} answer
 */
function answerMails({ status, text }) {
  window.fetch = () => Promise.resolve(new Response(text, { status }));
}

/** In the page: from now on, notes what goes wrong. */
function listenForComplaints() {
  /** @type {string[]} */
  const complaints = [];
  Object.assign(window, { complaints });
  window.addEventListener('error', ({ message }) => complaints.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
  console.error = (...texts) => complaints.push(texts.join(' '));
}

/** In the page: what has gone wrong since. @returns {string[]} */
function takeComplaints() {
  return /** @type {{ complaints?: string[] }} */ (window).complaints ?? [];
}
