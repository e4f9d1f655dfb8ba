import { STORY_MISSING } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

const text = {
  heading: 'Nothing lives at this address',
  advice:
    'A story may have been renamed since the link was made. The list on the left has them all, and its search finds them by name.',
  link: 'Start at the Introduction',
};

/** Storybook's own page for this gives advice to those who set it up. Later errors overwrite the words. */
addons.getChannel().on(STORY_MISSING, () => {
  const heading = document.getElementById('error-message');
  const details = document.getElementById('error-stack');
  if (!heading || !details) return;
  heading.innerHTML = `${text.heading}<p>${text.advice}</p><a href="./" target="_top">${text.link}</a>`;
  details.textContent = '';
});
