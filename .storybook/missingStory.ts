import {
  GLOBALS_UPDATED,
  SELECT_STORY,
  SET_GLOBALS,
  STORY_MISSING,
} from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { storybookTheme } from './theme';
import { schemeOf } from './withSite';

const text = {
  heading: 'Nothing lives at this address',
  advice:
    'A story may have been renamed since the link was made. The search above the list of stories finds it by its name.',
  link: 'Start at the Introduction',
};

/** The story that shows what one showed whose address has gone. */
const moved: Record<string, string> = {
  'components-contactform--form-unconfigured': 'components-contactform--failed',
  'components-filteredlist--at-the-foot': 'components-filteredlist--default',
  'notices-announcements--errors-are-urgent': 'notices-announcements--one-voice-for-one-event',
  'notices-announcements--said-once': 'notices-announcements--one-voice-for-one-event',
  'notices-announcements--success-waits-its-turn': 'notices-announcements--waits-its-turn',
};

/** Storybook's styles for its errors are black on white. */
const plain = 'background: none; color: inherit';

const channel = addons.getChannel();
let scheme = schemeOf({});

/** Storybook's own page for this gives advice to those who set it up, in red. Later errors overwrite it. */
function showAdvice() {
  const heading = document.getElementById('error-message');
  const details = document.getElementById('error-stack');
  if (!heading || !details) return;
  const { appContentBg, textColor, colorSecondary, barSelectedColor, fontBase } =
    storybookTheme(scheme);
  heading.innerHTML = `
    <div style="position: fixed; inset: 0; padding: 48px; font: 18px/1.5 ${fontBase.replaceAll('"', "'")}; white-space: normal;
      background: ${appContentBg}; color: ${textColor}; border-top: 4px solid ${colorSecondary}">
      <strong style="${plain}">${text.heading}</strong>
      <p style="${plain}">${text.advice}</p>
      <a href="./" target="_top" style="background: none; color: ${barSelectedColor}">${text.link}</a>
    </div>`;
  details.textContent = '';
}

channel.on(STORY_MISSING, (address?: string) => {
  showAdvice();
  const storyId = moved[address ?? ''];
  if (storyId) channel.emit(SELECT_STORY, { storyId });
});
for (const event of [SET_GLOBALS, GLOBALS_UPDATED]) {
  channel.on(event, ({ globals }: { globals: Record<string, unknown> }) => {
    scheme = schemeOf(globals);
    if (document.querySelector('#error-message > div')) showAdvice();
  });
}
