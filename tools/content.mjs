import { checkContent } from './content/check.mjs';
import { annotation, report } from './content/report.mjs';

/** Says what is wrong with the words and facts of the site, in seconds; on GitHub beside each line, too. */
const findings = await checkContent();
const text = report(findings);
if (findings.length === 0) {
  console.log(text);
} else {
  if (process.env.GITHUB_ACTIONS) for (const one of findings) console.log(annotation(one));
  console.error(text);
  process.exitCode = 1;
}
