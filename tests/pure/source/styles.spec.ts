import { expect, test } from '@playwright/test';
import { nested } from '../../../build/nested-styles.mjs';
import { withoutOverridden } from '../../../build/page-styles.mjs';

test('rules about one class stand within one rule, in their order', () => {
  expect(
    nested(
      '.css-a{color:red}.css-a:hover{color:blue}@media print{.css-a{color:black}}.css-a{top:0}' +
        '@media print{.css-a{left:0}.css-a b{top:1px}}html[lang] .css-a{top:2px}.css-b{top:3px}',
    ),
  ).toBe(
    '.css-a{color:red;&:hover{color:blue}@media print{color:black}&{top:0}' +
      '@media print{&{left:0}& b{top:1px}}html[lang] &{top:2px}}.css-b{top:3px}',
  );
});

test('rules about several classes, or about none, stay as they are', () => {
  for (const css of [
    '.css-a{top:0}.css-a,.css-b{top:1px}',
    '.css-a{top:0}.css-a .css-b{top:1px}',
    '.css-a{top:0}.css-a,main{top:1px}',
    '.css-a{top:0}@media print{.css-a{top:1px}.css-b{top:1px}}',
    '@font-face{font-family:a}html{top:0}@media print{@page{margin:0}html{top:0}}',
  ]) {
    expect(nested(css)).toBe(css);
  }
});

test('a comma within parentheses parts no selectors', () => {
  expect(nested('.css-a{top:0}.css-a:is(b,i){top:1px}')).toBe('.css-a{top:0;&:is(b,i){top:1px}}');
});

test('of two declarations with a variable among them the later one stays', () => {
  expect(withoutOverridden('a{color:red;top:0;color:var(--b)}b{top:var(--b);top:0}')).toBe(
    'a{top:0;color:var(--b)}b{top:0}',
  );
});

test('what only some browsers know, or what is important, is not overridden', () => {
  for (const css of ['a{width:100%;width:stretch}', 'a{color:red!important;color:var(--b)}']) {
    expect(withoutOverridden(css)).toBe(css);
  }
});
