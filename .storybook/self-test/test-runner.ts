export { default } from '../test-runner.ts';
