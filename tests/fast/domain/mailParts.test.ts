import { describe, expect, it } from 'vitest';
import { mailParts } from '../../../src/domain/contact/mailParts';

describe('A mail to many people', () => {
  it('has each plain address once, as a blind copy, in parts that mail programs take', () => {
    const many = Array.from({ length: 200 }, (_, at) => `personne${at}@exemple.fr`);
    const parts = mailParts([...many, many[0], null, undefined, '', 'a@b.fr?bcc=x@y.fr', 'pas une adresse']);
    expect(parts.length).toBeGreaterThan(1);
    for (const { href } of parts) {
      expect(href.length).toBeLessThanOrEqual(1800);
      expect(href.startsWith('mailto:?bcc=')).toBe(true);
    }
    const sent = parts.flatMap(({ href }) =>
      href.slice('mailto:?bcc='.length).split(',').map(decodeURIComponent),
    );
    expect(sent).toEqual(many);
    expect(parts.reduce((sum, { count }) => sum + count, 0)).toBe(200);
    expect(mailParts([])).toEqual([]);
  });
});
