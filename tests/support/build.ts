import { test as setup } from '@playwright/test';
import { buildSite, sites } from '../../tools/sites.mjs';

setup('the site is built', () => {
  // For a quick second run of one check: SKIP_BUILD=1 npm run test:site -- menu
  if (!process.env.SKIP_BUILD) buildSite(sites.configured);
});
