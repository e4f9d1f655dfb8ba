import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { babelParse, types as t } from 'storybook/internal/babel';

/**
 * One parsed file: what each of its top-level names stands for.
 *
 * @typedef {object} Module
 * @property {string} file
 * @property {Map<string, import('storybook/internal/babel').types.Node>} declared functions, and values of constants
 * @property {Map<string, { source: string, imported: string }>} imported
 * @property {Map<string, string>} exported exported name → local name
 */

/** @type {Map<string, Module>} */
const modules = new Map();

/**
 * @param {string} file
 * @returns {Module}
 */
export function readModule(file) {
  const known = modules.get(file);
  if (known) return known;

  /** @type {Module} */
  const module = { file, declared: new Map(), imported: new Map(), exported: new Map() };
  modules.set(file, module);
  for (const statement of babelParse(readFileSync(file, 'utf8')).program.body) {
    addStatement(module, statement);
  }
  return module;
}

/**
 * @param {Module} module
 * @param {import('storybook/internal/babel').types.Statement} statement
 */
function addStatement({ declared, imported, exported }, statement) {
  if (t.isImportDeclaration(statement)) {
    for (const specifier of statement.specifiers) {
      imported.set(specifier.local.name, {
        source: statement.source.value,
        imported: t.isImportSpecifier(specifier) ? nameOf(specifier.imported) : 'default',
      });
    }
    return;
  }
  const isExport = t.isExportNamedDeclaration(statement) || t.isExportDefaultDeclaration(statement);
  const declaration = isExport ? statement.declaration : statement;
  const exportName = t.isExportDefaultDeclaration(statement) ? 'default' : undefined;

  /** @type {[string, import('storybook/internal/babel').types.Node][]} */
  const names = [];
  if (t.isFunctionDeclaration(declaration)) {
    names.push([declaration.id?.name ?? 'default', declaration]);
  } else if (t.isVariableDeclaration(declaration)) {
    for (const { id, init } of declaration.declarations) {
      if (t.isIdentifier(id) && init) names.push([id.name, init]);
    }
  } else if (t.isExportDefaultDeclaration(statement)) {
    names.push(['default', statement.declaration]);
  }
  for (const [name, node] of names) {
    declared.set(name, node);
    if (isExport) exported.set(exportName ?? name, name);
  }
  if (t.isExportNamedDeclaration(statement)) {
    for (const specifier of statement.specifiers) {
      if (t.isExportSpecifier(specifier)) {
        exported.set(nameOf(specifier.exported), specifier.local.name);
      }
    }
  }
}

/** @param {import('storybook/internal/babel').types.Identifier | import('storybook/internal/babel').types.StringLiteral} node */
function nameOf(node) {
  return t.isIdentifier(node) ? node.name : node.value;
}

/**
 * What a name of a module stands for, and the module that says so: followed through relative imports.
 *
 * @param {Module} module
 * @param {string} name
 * @returns {{ module: Module, node: import('storybook/internal/babel').types.Node } | undefined}
 */
export function lookUp(module, name) {
  const node = module.declared.get(name);
  if (node) return { module, node };

  const { source, imported } = module.imported.get(name) ?? {};
  const file = source?.startsWith('.') && sourceFile(resolve(dirname(module.file), source));
  if (!file || !imported) return undefined;

  const other = readModule(file);
  return lookUp(other, other.exported.get(imported) ?? imported);
}

/** @param {string} path of a module, with or without its extension */
function sourceFile(path) {
  return ['', '.ts', '.tsx']
    .map((extension) => path + extension)
    .find((file) => /\.tsx?$/.test(file) && existsSync(file));
}
