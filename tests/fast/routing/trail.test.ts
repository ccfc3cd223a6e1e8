import { describe, expect, it } from 'vitest';
import { createTrail } from '../../../src/routing/trail.ts';

describe('createTrail', () => {
  it('knows the place that each one was opened from', () => {
    const trail = createTrail('/community');
    expect(trail.previous()).toBeUndefined();
    trail.push('/community/details/1');
    trail.push('/community/details/2');
    expect(trail.previous()).toBe('/community/details/1');
    trail.replace('/community/details/3');
    expect(trail.previous()).toBe('/community/details/1');
  });

  it('follows the browser back and forward, and forgets what a new place replaces', () => {
    const trail = createTrail('/a');
    trail.push('/b');
    trail.push('/c');
    trail.follow('/b');
    expect(trail.previous()).toBe('/a');
    trail.follow('/c');
    expect(trail.previous()).toBe('/b');
    trail.follow('/b');
    trail.push('/d');
    trail.follow('/c');
    expect(trail.previous()).toBe('/d');
    trail.follow('/c');
    expect(trail.previous()).toBe('/d');
  });
});
