import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import type { Package } from 'custom-elements-manifest';
import schema from 'custom-elements-manifest/schema.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { manifests } from '../../../embed/description/manifests';
import { areas } from '../../../src/areas/all';

/** The manifest as the package has it: JSON has no undefined. */
function builtManifest(): Package {
  const tokens = readFileSync('src/ui/tokens.css', 'utf8');
  return JSON.parse(JSON.stringify(manifests({ version: '1.0.0', tokens })['custom-elements.json']));
}

describe('custom-elements.json', () => {
  it('follows the schema of the web components group', () => {
    const validate = new Ajv({ allErrors: true, strict: false }).compile(schema);
    validate(builtManifest());
    expect(validate.errors).toBe(null);
  });

  it('declares every exported element under its tag', () => {
    const [module] = builtManifest().modules;
    const tags = areas.map(({ tag }) => tag);
    const declared = module?.declarations?.map(
      (declaration) => 'tagName' in declaration && declaration.tagName,
    );
    expect(declared).toEqual(tags);
    expect(module?.exports?.map(({ kind, name }) => [kind, name])).toEqual(
      tags.map((tag) => ['custom-element-definition', tag]),
    );
  });
});
