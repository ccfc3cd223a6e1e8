import { describe, expect, it } from 'vitest';
import { helpFor } from '../../../demo/playground/attributeHelp';
import { originOf, settingFor } from '../../../demo/playground/snippets/allowedOrigin';
import { elementList } from '../../../embed/description/elementList';

describe('the origin that the back end must allow', () => {
  it('is that of the address as people type it [W19]', () => {
    expect(originOf('')).toBe('https://www.votre-site.fr');
    expect(originOf(' https://Paroisse.example/membres?x#y ')).toBe('https://paroisse.example');
    expect(originOf('paroisse.example/page')).toBe('https://paroisse.example');
    expect(originOf('http://localhost:8080/')).toBe('http://localhost:8080');
    for (const typed of ['paroisse', 'https://', 'ma paroisse.fr']) expect(originOf(typed)).toBeUndefined();
  });

  it('is a setting of the server unless the page has its origin [W19]', () => {
    expect(settingFor('https://a.example', 'https://b.example')).toBe('PARVIS_ORIGINS=https://a.example');
    expect(settingFor('https://a.example', 'https://a.example')).toBeUndefined();
  });
});

describe('the help of the playground', () => {
  it('says in French what each attribute does', () => {
    const without = elementList().flatMap(({ name, attributes }) =>
      attributes.filter((attribute) => attribute.name !== 'theme' && !helpFor(name, attribute.name)),
    );
    expect(without).toEqual([]);
  });
});
